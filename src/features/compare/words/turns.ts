import type { TurnCount, VerdictSide } from "../../../engine/advise/verdict-change.ts";
import type { Outcome } from "../../../engine/decide/verdict.ts";
import { counted } from "../../../words/numbers.ts";
import { marked } from "../../../words/quoting.ts";
import { termWords } from "../../../words/terms.ts";

/** Verdicts that change from one version of a file to another. */
export const turnWords = {
  list: "Verdicts that change",
  kinds: "Kinds of change",
  /** How many verdicts turned in one way. */
  counted({ before, after, count }: TurnCount): string {
    return `${counted(count, VERDICTS)} from ${termWords.outcomes[before]} to ${termWords.outcomes[after]}`;
  },

  /** Before a verdict and its line, of the side that they are of. */
  verb: { before: "was", now: "is now" },
  /** The deciding line on its side; only the marked part is seen. */
  line(side: "before" | "now", line: number): string {
    return `line ${marked(line)} of ${side === "before" ? "Before" : "Now"}`;
  },
  /** One side of a turn, as it stands under a heading of its own. */
  side({ outcome, line }: VerdictSide): string {
    return `${termWords.outcomes[outcome]} ${line === null ? `(${NO_LINE[outcome]})` : `by line ${line}`}`;
  },

  /** Of a verdict that was not as expected. */
  nowAsExpected: "now as expected",
};

/** What there is in the place of a deciding line. */
const NO_LINE: Readonly<Record<Outcome, string>> = {
  allow: "no rule",
  disallow: "no rule",
  undefined: "left open",
  "not-governed": "not this file’s",
};

const VERDICTS = { one: "verdict", other: "verdicts" };
