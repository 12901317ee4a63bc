import type { Outcome } from "../engine/decide/verdict.ts";
import { marked } from "./quoting.ts";
import { termWords } from "./terms.ts";

/** What marks of verdicts say to those who do not see them. */
export const markWords = {
  /** Of a verdict that there was not yet the time to find. */
  pending: "still deciding",
  /** Where no rule decides; only the dash is seen. */
  noRule: `no rule${marked("–")}`,
  /** The deciding line; only the marked part is seen. */
  line(number: number): string {
    return `line ${marked(number)}`;
  },
  asExpected: "as expected",
  expected(outcome: Outcome): string {
    return `expected ${termWords.outcomes[outcome]}`;
  },
};
