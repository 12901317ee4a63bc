import type { Entry } from "../match/rulebook.ts";
import { type Search, searchFor, type Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Rule } from "../parse/types.ts";

/** Every outcome of a verdict. */
export const outcomes = ["allow", "disallow", "undefined", "not-governed"] as const;

export type Outcome = (typeof outcomes)[number];

/** What the rules of a group say of a URL: one entry of its rulebook decides, the dialect leaves it open between two, or none matches. */
export type Decision = Entry | Open | null;

/** Two entries that contradict each other. */
export interface Open {
  readonly allow: Entry;
  readonly disallow: Entry;
}

/** The decision of a group's rules on a URL. */
export function weigh(group: Group, dialect: Dialect, target: Target): Decision {
  if (!dialect.settle) return group.rulebook.strongest(target);
  return decisionAmong(group.rulebook.matching(target), group, dialect, target);
}

/** The same in time slices, for rules and URLs that are made to be slow. */
export function weighing(group: Group, dialect: Dialect, target: Target): Search<Decision> {
  if (!dialect.settle) return group.rulebook.search(target);
  const search = group.rulebook.searchAll(target);
  return searchFor(
    (isTimeUp) => search.advance(isTimeUp),
    () => decisionAmong(search.found, group, dialect, target),
  );
}

/** The decision among these rules of a group, which all match; the strongest comes first (see weigh). */
export function decisionAmong(
  matching: readonly Entry[],
  group: Group,
  { settle, weight }: Dialect,
  target: Target,
): Decision {
  if (!settle) return matching[0] ?? null;
  const strongest = weight
    ? heaviest(matching, (entry, least) => weight(entry, target, least))
    : matching;
  const rules = strongest.map((entry) => group.ruleOf(entry));
  if (!isSome(rules)) return null;
  const settlement = settle(rules, target);
  const entryOf = (rule: Rule) => strongest[rules.indexOf(rule)] ?? null;
  if (settlement.kind === "decided") return entryOf(settlement.rule);
  const [allow, disallow] = [entryOf(settlement.allow), entryOf(settlement.disallow)];
  return allow && disallow && { allow, disallow };
}

// A URL can match thousands of rules, and weighing them is quicker than making a rule of each.
function heaviest(
  entries: readonly Entry[],
  weightOf: (entry: Entry, least: number) => number,
): readonly Entry[] {
  let most = 0;
  let strongest: Entry[] = [];
  for (const entry of entries) {
    const weight = weightOf(entry, most);
    if (weight > most) strongest = [];
    most = Math.max(most, weight);
    if (weight === most) strongest.push(entry);
  }
  return strongest;
}

/** The outcome of a decision. */
export function outcomeOn(decision: Decision): Outcome {
  if (!decision) return "allow";
  return isOpen(decision) ? "undefined" : outcomeOf(decision);
}

export function isOpen(decision: Decision): decision is Open {
  return decision !== null && "disallow" in decision;
}

/** The outcome of a rule. robots.cc, RobotsMatcher::disallow: a match of length 0, an empty Disallow, disallows nothing. */
export function outcomeOf({ allows, pattern }: Pick<Rule, "allows" | "pattern">): Outcome {
  return allows || pattern.octets === 0 ? "allow" : "disallow";
}

/** Whether there are any rules. */
function isSome(rules: readonly Rule[]): rules is readonly [Rule, ...Rule[]] {
  return rules.length > 0;
}
