import {
  type Outcome,
  outcomeAmong,
  outcomeOn,
  weigh,
  withRule,
} from "../engine/decide/decision.ts";
import type { Pattern } from "../engine/match/pattern.ts";
import type { Target } from "../engine/match/search.ts";
import { patternMatches } from "../engine/match/search.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Rule } from "../engine/parse/types.ts";
import type { GroupView } from "./views.ts";

/** A path that a rule is evidently about: an x for each star, and nothing for those, or the `$`, that it ends with. Whether it matches is the dialect's to say. */
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

/** A path of some site as the dialect compares it; a path that begins with two slashes stays one. */
export function targetAt({ targetOf }: Dialect, path: string): Target {
  return targetOf(`https://site.example${path}`);
}

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
