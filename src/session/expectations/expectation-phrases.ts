import type { Outcome } from "../../engine/verdict.ts";
import { counted, OUTCOMES } from "../phrases.ts";
import type { Expected } from "./expectations.ts";
import { standingOf } from "./mismatches.ts";

/** What is expected of a verdict. */
export function expectedPhrase(expected: Expected): string {
  return `Expected ${OUTCOMES[expected]}`;
}

/** How a verdict stands to what is expected of it. */
export function standingPhrase(expected: Expected, outcome: Outcome): string {
  if (standingOf(expected, outcome) === "met") return "as expected";
  return `expected ${OUTCOMES[expected]}, is ${OUTCOMES[outcome]}`;
}

/** How many verdicts are not as expected, in the title of the page. */
export function unmetPhrase(count: number): string {
  return `${counted(count, "verdict")} not as expected`;
}
