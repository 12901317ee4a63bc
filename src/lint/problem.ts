import type { DialectId } from "../engine/parse/dialect.ts";
import type { Answer } from "../engine/parse/response.ts";
import type { Span } from "../engine/text/line.ts";
import { counted, type Noun, numberText } from "../words/numbers.ts";
import { code } from "../words/quoting.ts";
import type { FileView, GroupView, LineView } from "./views.ts";

/** A problem's stable name: R1xx for syntax, R2xx for groups, R3xx for how paths are written, R4xx for what rules reach, R5xx for other lines. */
export type Code = `R${number}`;

/**
 * `error`: the line does not do what it says. `warning`: it does, but probably not what was meant.
 * `information`: worth knowing, perhaps meant.
 */
export type Severity = "error" | "warning" | "information";

/** Problems that say who may fetch what: where the parser does not use the rules, it is not so. */
export const ABOUT_ACCESS: readonly Code[] = [
  "R122",
  "R123",
  "R209",
  "R216",
  "R217",
  "R220",
  "R404",
  "R406",
  "R408",
  "R420",
  "R421",
  "R510",
];

/** The worst first. */
export const severities: readonly Severity[] = ["error", "warning", "information"];

/**
 * One kind of problem: how it is found, what is said about it, and how it is fixed. `Facts` is what
 * its sentences are made of, as plain data. It has one of the three checks, or two where it shows
 * in two ways. Members that take facts are methods, so that one list can hold problems of different
 * facts; each gets only the facts that its own check found.
 */
export interface Problem<Facts extends object = object> {
  readonly code: Code;
  /** How bad it is, where a finding does not say. */
  readonly severity: Severity;
  /** Its name in the reference: a noun phrase, without a full stop. */
  readonly title: string;

  /** Set where `inLine` is about the length of lines: then it sees even the longest. */
  readonly seesLongLines?: true;
  /** Set where rules that the group still lacks put it right: it is not shown while a person types them. */
  readonly awaitsRules?: true;
  /** Problems that are consequences of this one, which `inFile` finds: they are not reported beside it; "all": every other one. */
  readonly explains?: readonly Code[] | "all";
  /**
   * Looks at one line, and is asked again when the text near the line changes. Line numbers in its
   * fixes count from the line itself, which is 1.
   */
  inLine?(line: LineView): readonly Spotted<Facts>[];
  /** Looks again at what `inLine` or `inGroup` found, beside the rest of the file: the same, or with other facts or fixes; null where there is nothing to report. */
  inContext?(found: SpottedInLine<Facts>, file: FileView): SpottedInLine<Facts> | null;
  /** Looks at the lines of one group, and is asked again when any of them changes. */
  inGroup?(group: GroupView): readonly SpottedAt<Facts>[];
  /** Looks at the whole file and at what the person has given beside it. It is asked again at every change, so it looks at groups rather than at lines. */
  inFile?(file: FileView): readonly SpottedAt<Facts>[];

  /** What happens because of it, and then why: one plain sentence about this very file. */
  sentence(facts: Facts & ReadBy): string;
  /** What each of its fixes does, by name, as a button says it: "Write `Disallow:`". */
  fixLabels?(facts: Facts): Readonly<Record<string, string>>;

  /** The paragraphs of the reference: why it happens, to whom it matters, what to do. */
  readonly about: readonly string[];
  /** A file that has it, the file that its owner meant, and what the person has given beside both. Lines are joined by LF. */
  readonly example: Omit<ExampleInput, "file"> & { readonly wrong: string; readonly right: string };
  readonly source: Source;
}

/** A fact of every finding. */
export interface ReadBy {
  /** The title of the dialect that reads the file, as it is written inside a sentence. */
  readonly reader: string;
  /** By whom something is so: `for Yandex`, or `under RFC 9309`, which is a document. */
  readonly under: string;
}

/** What a check found. Where it does not say how bad it is, it is as bad as the problem in general. */
export interface Spotted<Facts> {
  readonly span: Span;
  readonly severity?: Severity;
  readonly facts: Facts;
  /** The most likely first; none where it is not certain what was meant. */
  readonly fixes?: readonly Fix[];
}

/** What a check found, with the line it is on. */
export interface SpottedAt<Facts> extends Omit<Spotted<Facts>, "span"> {
  /** From 1. */
  readonly line: number;
  /** Left out: the value of the line. */
  readonly span?: Span;
}

/** What `inLine` found, at its place in the file. */
export interface SpottedInLine<Facts> {
  readonly line: number;
  readonly severity: Severity;
  readonly facts: Facts & ReadBy;
  readonly fixes: readonly Fix[];
}

/** For checks that find nothing. */
export const NOTHING_FOUND: readonly never[] = [];

/** A change of the file. Line numbers start at 1; `from` and `to` are UTF-16 offsets within the line, half open. */
export type LineEdit =
  | {
      readonly kind: "replace";
      readonly line: number;
      readonly from: number;
      readonly to: number;
      /** May contain LF, and so begin further lines. */
      readonly insert: string;
    }
  | { readonly kind: "delete-line"; readonly line: number };

/** A way to fix a problem. `name` tells it from other ways to fix the same problem. */
export interface Fix {
  readonly name: string;
  readonly edits: readonly LineEdit[];
}

/** A problem in a file, and where it is. */
export interface Finding {
  readonly problem: Problem;
  readonly severity: Severity;
  /** From 1. */
  readonly line: number;
  /** UTF-16 offsets within the line, half open. */
  readonly span: Span;
  /** What `problem.sentence` is made of. */
  readonly facts: ReadBy;
  /** The most likely first; none where it is not certain what was meant. */
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

/** A file, and what the person has given beside it. */
export interface ExampleInput {
  readonly file: readonly string[];
  /** Left out: RFC 9309. */
  readonly readAs?: DialectId;
  /** As typed. Left out: none. */
  readonly site?: string;
  /** URLs on the page. Left out: none. */
  readonly urls?: readonly string[];
  /** Product tokens of crawlers on the page. Left out: none. */
  readonly crawlers?: readonly string[];
  /** The response to the request for robots.txt. Left out: the file. */
  readonly answer?: Answer;
}

/** An authority: a document, and where it can be read. */
interface Source {
  readonly title: string;
  readonly url: string;
}

/** The source code of Google’s parser as the authority. */
export const GOOGLES_PARSER: Source = {
  title: "Google’s parser, google/robotstxt on GitHub",
  url: "https://github.com/google/robotstxt",
};

/** A section of RFC 9309 as the authority. */
export function rfc(section: string): Source {
  return {
    title: `RFC 9309, ${section}`,
    url: `https://www.rfc-editor.org/rfc/rfc9309#section-${section}`,
  };
}

/** Facts of a finding that is reported once for several rules of a group. */
export interface Others {
  /** How many other rules have the same problem; left out until they are counted. */
  readonly others?: number;
}

/** Findings of several rules as one, at the first of them: it says how many `others` there are, and each fix is for all of them. */
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
export function otherRules(others?: number): string {
  return sameFor(others, OTHER_RULES);
}

const OTHER_RULES = { one: "other rule of this group", other: "other rules of this group" };

/** How many others have the problem, at the end of a sentence; nothing where there is none. */
export function sameFor(others = 0, noun: Noun): string {
  return others > 0 ? `; the same applies to ${counted(others, noun)}` : "";
}

/** A product token by which others are meant too: `A and 3 more`. */
export function withMore(token: string, others: number): string {
  return others > 0 ? `${code(token)} and ${numberText(others)} more` : code(token);
}
