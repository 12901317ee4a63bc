import { decide } from "../../../src/engine/decide/decide.ts";
import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import { analyse } from "../../../src/engine/parse/analysis.ts";
import type { Dialect } from "../../../src/engine/parse/dialect.ts";
import type { Question } from "./case.ts";

/** A question, and what a document answers; `source` quotes the sentence that says so, or tells how it is read. */
export interface DocumentCase extends Question {
  readonly source: string;
  readonly outcome: Outcome;
}

/** The engine's answer by a dialect, listed or not. */
export function outcomeBy(dialect: Dialect, { robots, crawler, url }: Question): Outcome {
  return decide(analyse(robots, dialect), crawler, url).outcome;
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

/** The case as the title of a test. */
export function titleOf({ source, crawler, url, outcome }: DocumentCase): string {
  return `${crawler} ${url}: ${outcome} (${source})`;
}
