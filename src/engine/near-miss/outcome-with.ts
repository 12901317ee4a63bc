import { type Outcome, outcomeOf } from "../decision.ts";
import type { Dialect, Target } from "../dialect.ts";
import type { Rule } from "../group.ts";

/** What the rules that match a URL come to if one more rule did. `matching` is in order of precedence. */
export function outcomeWith(
  rule: Rule,
  matching: readonly Rule[],
  { precedence, settle }: Dialect,
  target: Target,
): Outcome {
  const [strongest] = matching;
  if (!strongest) return outcomeOf(rule);
  if (!settle) return outcomeOf(isStronger(rule, strongest, precedence) ? rule : strongest);
  const weaker = matching.findIndex((other) => isStronger(rule, other, precedence));
  const [first = rule, ...others] = matching.toSpliced(
    weaker < 0 ? matching.length : weaker,
    0,
    rule,
  );
  const settlement = settle([first, ...others], target);
  return settlement.kind === "open" ? "undefined" : outcomeOf(settlement.rule);
}

/** RFC 9309 2.2.2: the most octets, Allow before Disallow of equal length; or the first. */
function isStronger(a: Rule, b: Rule, precedence: Dialect["precedence"]): boolean {
  const longer = precedence === "first" ? 0 : a.pattern.octets - b.pattern.octets;
  if (longer !== 0) return longer > 0;
  if (precedence === "longest" && a.allows !== b.allows) return a.allows;
  return a.line.number < b.line.number;
}
