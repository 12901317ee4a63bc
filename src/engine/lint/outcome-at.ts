import { type Outcome, outcomeAmong, outcomeOn, weigh, withRule } from "../decide/decision.ts";
import type { Pattern } from "../match/pattern.ts";
import { patternMatches } from "../match/search.ts";
import type { Rule } from "../parse/types.ts";
import type { GroupView } from "./group-view.ts";
import { targetAt } from "./matches-at.ts";

// Each rule that is asked what it changes may be held against all the others.
const MOST_COMPARED = 500_000;
const MOST_ASKED = 200;

/** How many rules of a group may be asked what they change: of a very large group only a few. */
export function mostAsked({ rules }: GroupView): number {
  return Math.min(MOST_ASKED, Math.ceil(MOST_COMPARED / rules.length));
}

/** What the rules of a group come to for a path. */
export function outcomeAt({ group, dialect }: GroupView, path: string): Outcome {
  return outcomeOn(weigh(group, dialect, targetAt(dialect, path)));
}

/** What they would come to without one of them, or if that compared as `instead`. */
export function outcomeWithout(
  { group, dialect }: GroupView,
  rule: Rule,
  path: string,
  instead: Pattern | null = null,
): Outcome {
  const target = targetAt(dialect, path);
  const others = group.rulebook
    .matching(target)
    .map((entry) => group.ruleOf(entry))
    .filter(({ line }) => line.number !== rule.line.number);
  if (!instead || !patternMatches(instead, target)) return outcomeAmong(others, dialect, target);
  const all = withRule({ ...rule, pattern: instead }, others, dialect);
  return outcomeAmong(all, dialect, target);
}

/** Whether the rule settles what the group says of a path. */
export function decides(view: GroupView, rule: Rule, path: string): boolean {
  return outcomeAt(view, path) !== outcomeWithout(view, rule, path);
}

/** Whether the rule settles what the group says of `reached`, and the group says something else of `missed`. */
export function misses(view: GroupView, rule: Rule, reached: string, missed: string): boolean {
  return outcomeAt(view, missed) !== outcomeAt(view, reached) && decides(view, rule, reached);
}
