import { type Analysis, ruleAt } from "../../../engine/parse/analysis.ts";
import type { Rule } from "../../../engine/parse/types.ts";
import type { RuleLifeAt } from "../../../engine/prove/rule-status.ts";
import { listText, numberText } from "../../../words/numbers.ts";

/** What rules are good for, at the ends of their lines. */
export const lifeWords = {
  /** What is worth saying of a line; null where nothing is. */
  life({ line, life, redundant }: RuleLifeAt, analysis: Analysis): string | null {
    // Nobody takes it for a rule that decides: see R412.
    if (ruleAt(analysis, line)?.path === "") return null;
    if (life.kind === "never") return never(life.shadowedBy, line, analysis);
    return life.kind === "decides" && redundant ? COULD_GO : null;
  },
};

/** Of a rule that decides, and without which all would be decided alike. */
const COULD_GO = "could go: no verdict needs it";

/** Why a rule never decides. */
function never(shadowedBy: readonly number[], line: number, analysis: Analysis): string {
  const [first, second] = shadowedBy;
  if (first === undefined) return "never decides: no URL is such";
  if (second !== undefined) return `never decides: ${linesPhrase(shadowedBy)} win`;
  return `never decides: line ${first} ${victoryOf(first, line, analysis)}`;
}

const LINES_NAMED = 2;

function linesPhrase(lines: readonly number[]): string {
  const named = lines.slice(0, LINES_NAMED).map(String);
  const more = lines.length - named.length;
  return `lines ${listText(more > 0 ? [...named, `${numberText(more)} more`] : named)}`;
}

/** By what a rule stands before another. */
function victoryOf(winner: number, loser: number, analysis: Analysis): string {
  const [one, other] = [ruleAt(analysis, winner), ruleAt(analysis, loser)];
  const { precedence, weight, settle } = analysis.dialect;
  if (!one || !other || weight || settle) return "wins";
  if (precedence === "first") return "comes first";
  return victoryOfLonger(one, other);
}

function victoryOfLonger(one: Rule, other: Rule): string {
  if (one.pattern.octets > other.pattern.octets) return "is longer";
  if (one.pattern.octets < other.pattern.octets) return "wins";
  return one.allows === other.allows ? "says the same" : "is as long, and Allow wins";
}
