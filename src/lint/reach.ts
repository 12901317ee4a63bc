import { type Decision, isOpen, outcomeOf, outcomeOn, weigh } from "../engine/decide/decision.ts";
import { matches, type Pattern } from "../engine/match/pattern.ts";
import type { Target } from "../engine/match/search.ts";
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

/** Of more rules than these the first are tried. */
export const MOST_RULES = 100;

/**
 * The rules by which one group forbids a path that the other allows, by no rule that has it in mind.
 * Each is proven by such a path, the shortest that its pattern matches; of many rules the first
 * alone are tried.
 */
export function freedRules(from: Group, to: Group, dialect: Dialect): readonly Rule[] {
  const ofFrom = known.get(from) ?? new WeakMap<Group, readonly Rule[]>();
  known.set(from, ofFrom);
  const freed = ofFrom.get(to) ?? findFreed(from, to, dialect);
  ofFrom.set(to, freed);
  return freed;
}

/** Whether a group forbids a path that another allows, or where there is no other, any path. */
export function forbidsMore(group: Group, other: Group | null, dialect: Dialect): boolean {
  if (group === other) return false;
  return (other ? freedRules(group, other, dialect) : samplesOf(group, dialect)).length > 0;
}

/** Groups stay the same objects while nothing of theirs changes. */
const known = new WeakMap<Group, WeakMap<Group, readonly Rule[]>>();

function findFreed(from: Group, to: Group, dialect: Dialect): readonly Rule[] {
  return samplesOf(from, dialect)
    .filter(({ target }) => isLeftAlone(weigh(to, dialect, target)))
    .map(({ rule }) => rule);
}

/** Whether a path is allowed, because no rule matches or one that matches all. */
function isLeftAlone(decision: Decision): boolean {
  if (outcomeOn(decision) !== "allow") return false;
  return decision === null || isOpen(decision) || isWholeSite(decision.pattern);
}

/** A path that a group forbids, and the rule that it was made of. */
interface Sample {
  readonly rule: Rule;
  readonly target: Target;
}

const samples = new WeakMap<Group, readonly Sample[]>();

function samplesOf(group: Group, dialect: Dialect): readonly Sample[] {
  const found =
    samples.get(group) ??
    group.rules
      .slice(0, MOST_RULES)
      .filter((rule) => outcomeOf(rule) === "disallow" && !rule.derived)
      .map((rule) => ({ rule, target: dialect.targetOf(shortestMatch(rule.pattern)) }))
      .filter(({ target }) => outcomeOn(weigh(group, dialect, target)) === "disallow");
  samples.set(group, found);
  return found;
}

function shortestMatch({ pieces }: Pattern): string {
  const path = pieces.join("");
  return path.startsWith("/") ? path : `/${path}`;
}
