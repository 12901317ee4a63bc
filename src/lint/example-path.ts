import { isOpen, type Outcome, outcomeOn, weigh } from "../engine/decide/decision.ts";
import { outcomeAmong, withRule } from "../engine/decide/with-rule.ts";
import type { Pattern } from "../engine/match/pattern.ts";
import type { Target } from "../engine/match/search.ts";
import { patternMatches } from "../engine/match/search.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Rule } from "../engine/parse/types.ts";
import type { GroupView } from "./views.ts";

/** A path that a rule is probably about: an x for each star, without the stars or the `$` at its end. Only the dialect can say whether the rule matches it. */
export function examplePath(written: string): string {
  const path = written.slice(0, endOfLetters(written)).replaceAll("*", "x");
  return path.startsWith("/") ? path : `/${path}`;
}

function endOfLetters(written: string): number {
  let end = written.length;
  while (written[end - 1] === "*" || written[end - 1] === "$") end--;
  return end;
}

/** Whether `*` and a final `$` are special to the dialect; no dialect reads one without the other. */
export function readsWildcards({ patternOf }: Dialect): boolean {
  return patternOf("/a*b").pieces.length > 1;
}

/** Whether the rule that the dialect makes of `written` matches a path of a site. */
export function matchesAt(dialect: Dialect, written: string, path: string): boolean {
  return patternMatches(dialect.patternOf(written), targetAt(dialect, path));
}

/** A path of some site as the dialect compares it. A path that begins with two slashes stays a path. */
export function targetAt({ targetOf }: Dialect, path: string): Target {
  return targetOf(`https://site.example${path}`);
}

// Each rule that is asked what it changes may be compared with all the others.
const MOST_COMPARED = 500_000;
const MOST_OF_GROUP = 200;

/** How many rules of a group may be asked what they change; few in a very large group. */
export function mostAsked({ rules }: GroupView): number {
  return Math.min(MOST_OF_GROUP, Math.ceil(MOST_COMPARED / rules.length));
}

/** What the rules of a group decide for a path. */
export function outcomeAt({ group, dialect }: GroupView, path: string): Outcome {
  return outcomeOn(weigh(group, dialect, targetAt(dialect, path)));
}

/** The rule that decides a path; null where none does, or where the dialect leaves it open. */
export function decidingRule({ group, dialect }: GroupView, path: string): Rule | null {
  const decision = weigh(group, dialect, targetAt(dialect, path));
  return decision && !isOpen(decision) ? group.ruleOf(decision) : null;
}

/** What they would decide without one of them, or if its pattern were `instead`. */
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

/** What the rules of a group would decide with one more rule: of the same kind as `rule` and below it, with the path `written`. */
export function outcomeWith(
  { group, dialect }: Pick<GroupView, "group" | "dialect">,
  rule: Rule,
  written: string,
  target: Target,
): Outcome {
  const added = { ...rule, path: written, pattern: dialect.patternOf(written) };
  const others = group.rulebook.matching(target).map((entry) => group.ruleOf(entry));
  const counts = patternMatches(added.pattern, target) && !group.rulebook.triedFor(added, target);
  return outcomeAmong(counts ? withRule(added, others, dialect) : others, dialect, target);
}

/** Whether the rule decides the verdict of the group on a path. */
export function decides(view: GroupView, rule: Rule, path: string): boolean {
  return outcomeAt(view, path) !== outcomeWithout(view, rule, path);
}

/** Whether the rule decides the verdict of the group on `reached`, while the verdict on `missed` is different. */
export function misses(view: GroupView, rule: Rule, reached: string, missed: string): boolean {
  return outcomeAt(view, missed) !== outcomeAt(view, reached) && decides(view, rule, reached);
}
