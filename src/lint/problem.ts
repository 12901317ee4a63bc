import type { DialectId } from "../engine/parse/dialect.ts";
import type { Answer } from "../engine/parse/response.ts";
import type { Span } from "../engine/text/line.ts";
import { counted } from "../words/numbers.ts";
import type { FileView, GroupView, LineView } from "./views.ts";

/** A problem's stable name: R1xx for syntax, R2xx for groups, R3xx for how paths are written, R4xx for what rules reach, R5xx for other lines. */
export type Code = `R${number}`;

/**
 * `error`: the line does not do what is written there. `warning`: it does, but hardly what was
 * meant. `information`: worth knowing, perhaps meant.
 */
export type Severity = "error" | "warning" | "information";

/**
 * One kind of problem: what finds it, what is said of it, and what mends it. `Facts` is what its
 * sentences are made of, as plain data. It has one of the three checks, or two where it shows in
 * two ways. What takes facts is written as a method, so that one list can hold problems of
 * different facts; each is only ever given the facts that its own check found.
 */
export interface Problem<Facts extends object = object> {
  readonly code: Code;
  /** How bad it is, where a finding does not say. */
  readonly severity: Severity;
  /** Its name in the reference: a noun phrase, without a full stop. */
  readonly title: string;

  /** Whether `inLine` is about the length of lines, and so sees even the longest. */
  readonly seesLongLines?: true;
  /** Problems that follow from this one, found by `inFile`, and are not worth saying in a file that has it. */
  readonly explains?: readonly Code[];
  /**
   * Looks at one line, and is asked again when the text near the line changes. Line numbers in its
   * fixes count from the line itself, which is 1.
   */
  inLine?(line: LineView): readonly Spotted<Facts>[];
  /** Looks at the lines of one group, and is asked again when any of them changes. */
  inGroup?(group: GroupView): readonly SpottedAt<Facts>[];
  /** Looks at the whole file, or at what stands beside it on the page. It is asked again at every change, so it looks at groups rather than at lines. */
  inFile?(file: FileView): readonly SpottedAt<Facts>[];

  /** What happens because of it: one plain sentence about this very file. */
  sentence(facts: Facts): string;
  /** What each of its fixes does, by name, as a button says it: "Write `Disallow:`". */
  fixLabels?(facts: Facts): Readonly<Record<string, string>>;

  /** What the reference says: paragraphs. Why it happens, to whom it matters, what to do. */
  readonly about: readonly string[];
  /** A file that has it, and one that does not, with what stands beside both. Lines are joined by LF. */
  readonly example: Omit<Shown, "file"> & { readonly wrong: string; readonly right: string };
  readonly source: Source;
}

/** What a check found. Where it does not say how bad it is, it is as bad as the problem in general. */
export interface Spotted<Facts> {
  readonly span: Span;
  readonly severity?: Severity;
  readonly facts: Facts;
  /** The surest first; none where what was meant is not certain. */
  readonly fixes?: readonly Fix[];
}

/** What a check found, with the line it is on. */
export interface SpottedAt<Facts> extends Spotted<Facts> {
  /** From 1. */
  readonly line: number;
}

/** For checks that found nothing. */
export const NOTHING_FOUND: readonly never[] = [];

/** A change of the file. Line numbers start at 1; `from` and `to` are UTF-16 offsets within the line, half open. */
export type LineEdit =
  | {
      readonly kind: "replace";
      readonly line: number;
      readonly from: number;
      readonly to: number;
      /** May hold LF, and so begin further lines. */
      readonly insert: string;
    }
  | { readonly kind: "delete-line"; readonly line: number };

/** A way to mend a problem. `name` tells it from other ways to mend the same. */
export interface Fix {
  readonly name: string;
  readonly edits: readonly LineEdit[];
}

/** A problem of a file, and where it is. */
export interface Finding {
  readonly problem: Problem;
  readonly severity: Severity;
  /** From 1. */
  readonly line: number;
  /** UTF-16 offsets within the line, half open. */
  readonly span: Span;
  /** What `problem.sentence` is made of. */
  readonly facts: object;
  /** The surest first; none where what was meant is not certain. */
  readonly fixes: readonly Fix[];
}

/** Whether two findings are the same problem at the same place. */
export function isSameProblem(a: Finding, b: Finding): boolean {
  return (
    a.problem === b.problem &&
    a.line === b.line &&
    a.span.from === b.span.from &&
    a.span.to === b.span.to
  );
}

/** What happens because of a problem. */
export function sentenceOf({ problem, facts }: Finding): string {
  return problem.sentence(facts);
}

/** What a fix does, as its button says it. */
export function fixLabel({ problem, facts }: Finding, { name }: Fix): string {
  return problem.fixLabels?.(facts)[name] ?? name;
}

/** A file and what stands beside it. */
export interface Shown {
  readonly file: readonly string[];
  /** Left out: RFC 9309. */
  readonly readAs?: DialectId;
  /** As typed. Left out: none. */
  readonly site?: string;
  /** URLs on the page. Left out: none. */
  readonly urls?: readonly string[];
  /** What came back for robots.txt. Left out: the file. */
  readonly answer?: Answer;
}

/** An authority: a document and where it can be read. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** A section of RFC 9309 as the authority. */
export function rfc(section: string): Source {
  return {
    title: `RFC 9309, ${section}`,
    url: `https://www.rfc-editor.org/rfc/rfc9309#section-${section}`,
  };
}

/** What is told once for several rules of a group. */
export interface Others {
  /** How many other rules of the group have the same problem; left out until that is counted. */
  readonly others?: number;
}

/** The same of several rules of a group, said where the first stands: with how many `others` there are, and each fix for all of them. */
export function saidOnce<Facts extends Others>(
  found: readonly SpottedAt<Facts>[],
): readonly SpottedAt<Facts>[] {
  const [first] = found;
  if (!first) return NOTHING_FOUND;
  const fixes = (first.fixes ?? []).map(({ name }) => fixOfAll(name, found));
  return [{ ...first, facts: { ...first.facts, others: found.length - 1 }, fixes }];
}

function fixOfAll(name: string, found: readonly SpottedAt<Others>[]): Fix {
  const edits = found.flatMap(({ fixes = [] }) =>
    fixes.flatMap((fix) => (fix.name === name ? fix.edits : [])),
  );
  return { name, edits };
}

/** How many other rules of a group have the problem, at the end of a sentence; nothing where there is none. */
export function otherRules(others = 0): string {
  return others > 0 ? `; so it is with ${counted(others, OTHER_RULES)} of this group` : "";
}

const OTHER_RULES = { one: "other rule", other: "other rules" };
