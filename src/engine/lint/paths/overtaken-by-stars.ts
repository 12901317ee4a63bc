import { isOpen, weigh } from "../../decide/decision.ts";
import type { Pattern } from "../../match/pattern.ts";
import type { Rule } from "../../parse/types.ts";
import { examplePath } from "../example-path.ts";
import type { GroupView } from "../group-view.ts";
import { targetAt } from "../matches-at.ts";
import { mostAsked, outcomeAt, outcomeWithout } from "../outcome-at.ts";

/** Of rules that end in a star those that win somewhere only by it, each with the first rule that it so wins over. */
export function overtakenByStars(
  view: GroupView,
  starred: readonly Rule[],
): ReadonlyMap<Rule, Rule> {
  const { group, dialect, rules } = view;
  const stars = new Set(starred);
  const reach = new Set(starred.map(reachOf));
  const rivals = rules.filter((rule) => reach.has(strengthOf(rule)));
  const overtaken = new Map<Rule, Rule>();
  for (const rival of rivals.slice(0, mostAsked(view))) {
    const path = examplePath(rival.path);
    const decision = weigh(group, dialect, targetAt(dialect, path));
    if (!decision || isOpen(decision)) continue;
    const winner = group.ruleOf(decision);
    if (!stars.has(winner) || overtaken.has(winner)) continue;
    const unstarred = dialect.patternOf(winner.path.slice(0, -1));
    if (outcomeWithout(view, winner, path, unstarred) !== outcomeAt(view, path))
      overtaken.set(winner, rival);
  }
  return overtaken;
}

/** With one octet more a Disallow comes past an Allow of its length, and an Allow level with a Disallow that was longer. */
function reachOf({ allows, pattern: { octets } }: Rule): string {
  return strengthOf({ allows: !allows, pattern: { octets: allows ? octets : octets - 1 } });
}

function strengthOf(rule: { allows: boolean; pattern: Pick<Pattern, "octets"> }): string {
  return `${rule.allows ? "+" : "-"}${rule.pattern.octets}`;
}
