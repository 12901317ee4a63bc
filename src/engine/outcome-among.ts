import { type Outcome, outcomeOf } from "./decision.ts";
import type { Dialect, Target } from "./dialect.ts";
import type { Rule } from "./group.ts";

/** What rules that match a URL come to. `matching` is in order of precedence. */
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

/** The same rules with one more at its place. `matching` is in order of precedence. */
export function withRule(
  rule: Rule,
  matching: readonly Rule[],
  { precedence }: Dialect,
): readonly Rule[] {
  const weaker = matching.findIndex((other) => isStronger(rule, other, precedence));
  return matching.toSpliced(weaker < 0 ? matching.length : weaker, 0, rule);
}

/** RFC 9309 2.2.2: the most octets, Allow before Disallow of equal length; or the first. */
function isStronger(a: Rule, b: Rule, precedence: Dialect["precedence"]): boolean {
  const longer = precedence === "first" ? 0 : a.pattern.octets - b.pattern.octets;
  if (longer !== 0) return longer > 0;
  if (precedence === "longest" && a.allows !== b.allows) return a.allows;
  return a.line.number < b.line.number;
}
