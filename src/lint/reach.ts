import { outcomeOf, outcomeOn, weigh } from "../engine/decide/decision.ts";
import { matches, type Pattern } from "../engine/match/pattern.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import type { Rule } from "../engine/parse/types.ts";

/** Whether a pattern matches every URL: `/`, or nothing but stars, before or after it. */
export function isWholeSite(pattern: Pattern): boolean {
  // What matches `/` has no other letter, so only its end can keep it from matching what is longer.
  return !pattern.isAbout && matches(pattern, "/") && matches(pattern, "/x");
}

/** Whether a pattern matches any path at all: each begins with a slash. */
export function canMatch({ pieces, anchored }: Pattern): boolean {
  const [first, ...others] = pieces;
  if (first === undefined) return false;
  return first.startsWith("/") || (first === "" && (others.length > 0 || !anchored));
}

/** How much a group forbids: every URL, some, or none. */
export type Reach = "everything" | "something" | "nothing";

/** How much a group forbids. */
export function reachOf(group: Group, dialect: Dialect): Reach {
  const reach = reaches.get(group) ?? findReach(group, dialect);
  reaches.set(group, reach);
  return reach;
}

/** The rule by which a group forbids every URL; null where something is allowed. */
export function closingRuleOf(group: Group, dialect: Dialect): Rule | null {
  const known = closingRules.get(group);
  if (known !== undefined) return known;
  const rule = findClosingRule(group, dialect);
  closingRules.set(group, rule);
  return rule;
}

// Groups stay the same objects while nothing of theirs changes.
const reaches = new WeakMap<Group, Reach>();
const closingRules = new WeakMap<Group, Rule | null>();

function findReach(group: Group, dialect: Dialect): Reach {
  if (closingRuleOf(group, dialect)) return "everything";
  return group.rules.some(forbids) ? "something" : "nothing";
}

function findClosingRule(group: Group, dialect: Dialect): Rule | null {
  const { rules } = group;
  if (rules.some(({ allows, pattern }) => allows && pattern.octets > 0)) return null;
  const rule = rules.find((one) => isWholeSite(one.pattern) && forbids(one));
  // Where the first match decides, a Disallow without a path may open all that follows.
  const decision = rule ? weigh(group, dialect, dialect.targetOf("/")) : null;
  return rule && outcomeOn(decision) === "disallow" ? rule : null;
}

function forbids(rule: Rule): boolean {
  return outcomeOf(rule) === "disallow";
}
