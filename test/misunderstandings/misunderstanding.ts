import type { Outcome } from "../../src/engine/decide/verdict.ts";
import type { DialectId } from "../../src/engine/parse/dialect.ts";
import type { Answer } from "../../src/engine/parse/response.ts";
import type { Code } from "../../src/lint/problem.ts";

/** Who gets what, by which line, and who reads it so where it is not Google’s parser. */
type Told = readonly [
  crawler: string,
  url: string,
  outcome: Outcome,
  line: number | null,
  reader?: DialectId,
];

/** A file that somebody has misread, in its barest form. Each stems from an incident or from a tool that got it wrong. */
export interface Misunderstanding {
  readonly number: number;
  /** What holds in truth. */
  readonly truth: string;
  /** Lines, joined by LF. */
  readonly file: readonly string[];
  readonly answer?: Answer;
  readonly told: readonly Told[];
  /** The problems that would have told its author; none where the file is as it should be, or as many good files are. */
  readonly problems: readonly Code[];
}

/** One group for everybody, whose rules begin in line 2. */
export function forAll(...rules: readonly string[]): readonly string[] {
  return ["User-agent: *", ...rules];
}

/** One group that forbids everything to `agents`. */
export function closedTo(...agents: readonly string[]): readonly string[] {
  return [...agents.map((agent) => `User-agent: ${agent}`), "Disallow: /"];
}
