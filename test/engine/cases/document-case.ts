import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import type { Question } from "./case.ts";

/** A question, and what a document answers; `source` quotes the sentence that says so, or tells how it is read. */
export interface DocumentCase extends Question {
  readonly source: string;
  readonly outcome: Outcome;
}

/** What is asked of a rule, or of several lines, for everybody. */
export function forAll(source: string, rules: string, url: string, outcome: Outcome): DocumentCase {
  return { source, robots: `User-agent: *\n${rules}\n`, crawler: "FooBot", url, outcome };
}

/** What FooBot is told. */
export function forFooBot(
  source: string,
  robots: string,
  url: string,
  outcome: Outcome,
): DocumentCase {
  return { source, robots, crawler: "FooBot", url, outcome };
}
