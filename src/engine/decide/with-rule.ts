import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Rule } from "../parse/types.ts";
import { type Outcome, outcomeOf } from "./decision.ts";

/** The same rules with one more in its place. `matching` is in order of precedence. */
export function withRule(rule: Rule, matching: readonly Rule[], dialect: Dialect): readonly Rule[] {
  const weaker = matching.findIndex((other) => isStronger(rule, other, dialect));
  return matching.toSpliced(weaker < 0 ? matching.length : weaker, 0, rule);
}

/** RFC 9309 2.2.2: the longest rule wins, and Allow wins a tie; or the first rule wins, always or in a tie. */
function isStronger(a: Rule, b: Rule, { precedence, ties }: Dialect): boolean {
  const longer = precedence === "first" ? 0 : a.pattern.octets - b.pattern.octets;
  if (longer !== 0) return longer > 0;
  if (precedence === "longest" && !ties && a.allows !== b.allows) return a.allows;
  return a.line.number < b.line.number;
}

/** The outcome among rules that match a URL. `matching` is in order of precedence. */
export function outcomeAmong(
  matching: readonly Rule[],
  { settle }: Dialect,
  target: Target,
): Outcome {
  const [first, ...others] = matching;
  if (!first) return "allow";
  const settlement = settle?.([first, ...others], target) ?? { kind: "decided", rule: first };
  return settlement.kind === "open" ? "undefined" : outcomeOf(settlement.rule);
}
