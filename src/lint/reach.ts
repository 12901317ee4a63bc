import { type Decision, isOpen, outcomeOf, outcomeOn, weigh } from "../engine/decide/decision.ts";
import { matches, type Pattern } from "../engine/match/pattern.ts";
import type { Target } from "../engine/match/search.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import type { Rule } from "../engine/parse/types.ts";
import { basisOf, rulesOf } from "../engine/prove/product.ts";
import { MOST_ASKED } from "./limits.ts";
import { leadsToNoPage } from "./resources.ts";
import { remembered } from "./views.ts";

/** Whether a pattern matches every URL: `/`, or stars, or both. */
export function isWholeSite(pattern: Pattern): boolean {
  // A pattern that matches `/` has no other letter, so only a `$` can stop it from matching longer paths.
  return !pattern.isAbout && matches(pattern, "/") && matches(pattern, "/x");
}

/** Whether a pattern can match any path: every path begins with a slash. */
export function canMatch({ pieces, anchored }: Pattern): boolean {
  const [first, ...others] = pieces;
  if (first === undefined) return false;
  return first.startsWith("/") || (first === "" && (others.length > 0 || !anchored));
}

/** How much a group disallows: every URL, some, or none. */
type Reach = "everything" | "something" | "nothing";

// A group stays the same object while its rules do.

/** How much a group disallows. */
export const reachOf = remembered((group: Group, dialect: Dialect): Reach => {
  if (closingRuleOf(group, dialect)) return "everything";
  return group.rules.some(forbids) ? "something" : "nothing";
});

/** The rule by which a group disallows every URL; null where something is allowed. */
export const closingRuleOf = remembered((group: Group, dialect: Dialect): Rule | null =>
  ruleThatCloses(group, dialect, () => false),
);

/** The rule by which a group disallows every URL but, perhaps, files other than pages, and the home page; null where its rules allow more. */
export const closingRuleOfPages = remembered((group: Group, dialect: Dialect): Rule | null =>
  ruleThatCloses(group, dialect, ({ path }) => path === "/$" || leadsToNoPage(path)),
);

function ruleThatCloses(
  group: Group,
  dialect: Dialect,
  isSpared: (rule: Rule) => boolean,
): Rule | null {
  const { rules } = group;
  const opening = rules.filter((rule) => rule.allows && rule.pattern.octets > 0 && !isSpared(rule));
  if (opening.some(({ pattern }) => !isWholeSite(pattern))) return null;
  const rule = rules.find((one) => isWholeSite(one.pattern) && forbids(one));
  // Where the first match decides, a Disallow without a path can allow everything before this rule.
  const decision = weigh(group, dialect, dialect.targetOf("/x"));
  if (!rule || outcomeOn(decision) !== "disallow") return null;
  // An Allow of everything that loses to a longer Disallow of everything loses everywhere.
  const losesAll = decision !== null && !isOpen(decision) && isWholeSite(decision.pattern);
  return opening.length === 0 || losesAll ? rule : null;
}

/** Whether a rule disallows. */
export function forbids(rule: Rule): boolean {
  return outcomeOf(rule) === "disallow";
}

/**
 * The rules by which one group disallows a path that the other allows without a rule about it. Each
 * is proven by one path, the shortest that its pattern matches; of many rules, only the first are
 * tried.
 */
export function freedRules(from: Group, to: Group, dialect: Dialect): readonly Rule[] {
  return freedFrom(from)(to, dialect);
}

const freedFrom = remembered((from: Group) =>
  remembered((to: Group, dialect: Dialect): readonly Rule[] =>
    samplesOf(from, dialect)
      .filter(({ target }) => isLeftAlone(weigh(to, dialect, target)))
      .map(({ rule }) => rule),
  ),
);

/** Whether a group disallows a path that another allows, or where there is no other, any path. */
export function forbidsMore(group: Group, other: Group | null, dialect: Dialect): boolean {
  if (group === other) return false;
  return (other ? freedRules(group, other, dialect) : samplesOf(group, dialect)).length > 0;
}

/** Whether a path is allowed, because no rule matches or one that matches all. */
function isLeftAlone(decision: Decision): boolean {
  if (outcomeOn(decision) !== "allow") return false;
  return decision === null || isOpen(decision) || isWholeSite(decision.pattern);
}

/** A path that a group disallows, and the rule that it was made of. */
interface Sample {
  readonly rule: Rule;
  readonly target: Target;
}

const samplesOf = remembered((group: Group, dialect: Dialect): readonly Sample[] =>
  group.rules
    .slice(0, MOST_ASKED)
    .filter((rule) => forbids(rule) && !rule.derived)
    .map((rule) => ({ rule, target: dialect.targetOf(shortestMatch(rule.pattern)) }))
    .filter(({ target }) => outcomeOn(weigh(group, dialect, target)) === "disallow"),
);

function shortestMatch({ pieces }: Pattern): string {
  const path = pieces.join("");
  return path.startsWith("/") ? path : `/${path}`;
}

/** Whether a rule that loses to one of the other kind, wherever both match, may count where other rules match too: with a wildcard, the dialect may leave it open; sorted rules may be tried in the place of the winner (see Pattern.sortsAs). */
export function mayStillCount(
  loser: Rule,
  { group, dialect }: { readonly group: Group; readonly dialect: Dialect },
): boolean {
  if (dialect.leavesOpen) return hasStar(loser) || starredKinds(group).has(!loser.allows);
  return dependsOnOthers(group, dialect);
}

function hasStar({ pattern }: Rule): boolean {
  return pattern.pieces.length > 1;
}

// Of the group, and asked for each of its losing rules.
const starredKinds = remembered(
  (group: Group): ReadonlySet<boolean> =>
    new Set(group.rules.filter(hasStar).map(({ allows }) => allows)),
);
const dependsOnOthers = remembered(
  (group: Group, dialect: Dialect): boolean => basisOf(dialect, rulesOf(group)) === "others",
);
