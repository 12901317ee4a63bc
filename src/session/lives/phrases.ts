import { type Analysis, ruleAt } from "../../engine/analysis.ts";
import type { Rule } from "../../engine/group.ts";
import type { RuleLifeAt } from "../../engine/lives/rule-life-at.ts";

/** At the end of a line that could go: a rule that decides, and without which all would be decided alike. */
const COULD_GO = "could go: no verdict needs it";

/** At the end of a line that never decides: why. */
function neverPhrase(shadowedBy: readonly number[], line: number, analysis: Analysis): string {
  const [first, second] = shadowedBy;
  if (first === undefined) return "never decides: no URL is such";
  if (second !== undefined) return `never decides: ${linesPhrase(shadowedBy)} win`;
  return `never decides: line ${first} ${victoryOf(first, line, analysis)}`;
}

const LINES_NAMED = 2;

function linesPhrase(lines: readonly number[]): string {
  const more = lines.length - LINES_NAMED;
  if (more <= 0) return `lines ${lines.join(" and ")}`;
  return `lines ${lines.slice(0, LINES_NAMED).join(", ")} and ${more} more`;
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

/** What is worth saying at the end of a line of what it is good for; null where nothing is. */
export function lifePhrase(
  { line, life, redundant }: RuleLifeAt,
  analysis: Analysis,
): string | null {
  // Nobody takes it for a rule that decides: see R412.
  if (ruleAt(analysis, line)?.path === "") return null;
  if (life.kind === "never") return neverPhrase(life.shadowedBy, line, analysis);
  return life.kind === "decides" && redundant ? COULD_GO : null;
}
