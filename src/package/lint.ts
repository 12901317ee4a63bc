import { PLAIN, type RequestContext } from "../engine/decide/request-context.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import type { Edit } from "../engine/text/source.ts";
import { editsOf } from "../lint/fixes.ts";
import { problemsIn } from "../lint/lint-file.ts";
import { type Code, type Finding, fixLabel, type Severity, sentenceOf } from "../lint/problem.ts";
import { problems } from "../lint/run.ts";
import { plain } from "../words/quoting.ts";

export type { Code, Severity } from "../lint/problem.ts";

/** A problem in a file, as plain data. */
export interface FoundProblem {
  /** Its stable name; `#problem=R203` on the page explains it. */
  readonly code: Code;
  readonly severity: Severity;
  /** From 1. */
  readonly line: number;
  /** Where in the line it is: UTF-16 offsets, half open. */
  readonly from: number;
  readonly to: number;
  /** What happens because of it, and why. */
  readonly sentence: string;
  /** The most likely first; none where it is not certain what was meant. */
  readonly fixes: readonly FoundFix[];
}

/** What a fix does, and its edits: UTF-16 offsets of the text that was parsed, in order and without overlap. */
export interface FoundFix {
  readonly label: string;
  readonly edits: readonly Edit[];
}

/** What is known beside the file. Left out: no URLs; no site, and the server sent the file. */
export interface Beside {
  readonly urls?: readonly string[];
  readonly context?: RequestContext;
}

/** Every problem of a file that `parseRobots` read, in its order. */
export function lint(
  analysis: Analysis,
  { urls = [], context = PLAIN }: Beside = {},
): readonly FoundProblem[] {
  return problemsIn(analysis, { urls, context }).map((finding) => foundIn(analysis, finding));
}

function foundIn(analysis: Analysis, finding: Finding): FoundProblem {
  const { problem, severity, line, span, fixes } = finding;
  const spanOf = (number: number) => analysis.lineAt(number)?.span ?? null;
  return {
    code: problem.code,
    severity,
    line,
    ...span,
    sentence: plain(sentenceOf(finding)),
    fixes: fixes.map((fix) => ({
      label: plain(fixLabel(finding, fix)),
      edits: editsOf([fix], spanOf, analysis.layout.source.length),
    })),
  };
}

/** What the reference says of a problem. */
export interface ProblemAbout {
  readonly code: Code;
  readonly severity: Severity;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly source: { readonly title: string; readonly url: string };
}

/** Every problem that `lint` can find, in the order of their codes. */
export const reference: readonly ProblemAbout[] = problems.map(
  ({ code, severity, title, about, source }) => ({
    code,
    severity,
    title: plain(title),
    paragraphs: about.map(plain),
    source,
  }),
);
