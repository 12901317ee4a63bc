import type { Decision } from "../decision.ts";
import type { Dialect, Target } from "../dialect.ts";
import type { Group } from "../group.ts";
import type { Entry } from "../rule-run.ts";

/** What these rules of a group come to, which all match; the strongest first (see weigh). */
export function decisionAmong(
  matching: readonly Entry[],
  group: Group,
  { settle }: Dialect,
  target: Target,
): Decision {
  const rules = matching.map((entry) => group.ruleOf(entry));
  const [first, ...others] = rules;
  if (!settle || !first) return matching[0] ?? null;
  const settlement = settle([first, ...others], target);
  if (settlement.kind === "decided") return matching[rules.indexOf(settlement.rule)] ?? null;
  const allow = matching[rules.indexOf(settlement.allow)];
  const disallow = matching[rules.indexOf(settlement.disallow)];
  return allow && disallow ? { allow, disallow } : null;
}
