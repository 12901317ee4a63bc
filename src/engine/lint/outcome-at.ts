import { type Outcome, outcomeOf, outcomeOn, weigh } from "../decision.ts";
import type { Dialect, Target } from "../dialect.ts";
import type { Rule } from "../group.ts";
import type { Pattern } from "../pattern.ts";
import { patternMatches } from "../rule-index.ts";
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
  const other = { ...rule, pattern: instead };
  const weaker = others.findIndex((one) => isStronger(other, one, dialect));
  const all = others.toSpliced(weaker < 0 ? others.length : weaker, 0, other);
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

/** RFC 9309 2.2.2: the most octets, Allow before Disallow of equal length; or the first. */
function isStronger(a: Rule, b: Rule, { precedence }: Dialect): boolean {
  const longer = precedence === "first" ? 0 : a.pattern.octets - b.pattern.octets;
  if (longer !== 0) return longer > 0;
  if (precedence === "longest" && a.allows !== b.allows) return a.allows;
  return a.line.number < b.line.number;
}

/** What rules that match come to, in order of precedence. */
function outcomeAmong(matching: readonly Rule[], { settle }: Dialect, target: Target): Outcome {
  const [first, ...others] = matching;
  if (!first) return "allow";
  const settlement = settle?.([first, ...others], target) ?? { kind: "decided", rule: first };
  return settlement.kind === "open" ? "undefined" : outcomeOf(settlement.rule);
}
