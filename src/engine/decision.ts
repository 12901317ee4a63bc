import type { Dialect, Target } from "./dialect.ts";
import type { Group, Rule } from "./group.ts";
import type { Search } from "./rule-index.ts";
import type { Entry } from "./rule-run.ts";

export type Outcome = "allow" | "disallow" | "undefined" | "not-governed";

/** What the rules of a group come to for a URL: an entry of its rulebook decides, the dialect leaves it open between two, or none matches. */
export type Decision = Entry | Open | null;

/** Two entries that contradict each other. */
export interface Open {
  readonly allow: Entry;
  readonly disallow: Entry;
}

/** What the rules of a group come to. */
export function weigh(group: Group, dialect: Dialect, target: Target): Decision {
  if (!dialect.settle) return group.rulebook.strongest(target);
  const search = weighing(group, dialect, target);
  search.advance(() => false);
  return search.found;
}

/** The same in portions, for rules and URLs that may be made to be slow. */
export function weighing(group: Group, { settle }: Dialect, target: Target): Search<Decision> {
  if (!settle) return group.rulebook.search(target);
  const search = group.rulebook.searchAll(target);
  return {
    advance: (isTimeUp) => search.advance(isTimeUp),
    get found() {
      return settled(settle, search.found, group, target);
    },
  };
}

function settled(
  settle: NonNullable<Dialect["settle"]>,
  matching: readonly Entry[],
  group: Group,
  target: Target,
): Decision {
  const rules = matching.map((entry) => group.ruleOf(entry));
  const [first, ...others] = rules;
  if (!first) return null;
  const settlement = settle([first, ...others], target);
  const entryOf = (rule: Rule) => matching[rules.indexOf(rule)] ?? null;
  if (settlement.kind === "decided") return entryOf(settlement.rule);
  const [allow, disallow] = [entryOf(settlement.allow), entryOf(settlement.disallow)];
  return allow && disallow && { allow, disallow };
}

/** What a decision says of the URL. */
export function outcomeOn(decision: Decision): Outcome {
  if (!decision) return "allow";
  return isOpen(decision) ? "undefined" : outcomeOf(decision);
}

export function isOpen(decision: Decision): decision is Open {
  return decision !== null && "disallow" in decision;
}

/** What a rule says. robots.cc, RobotsMatcher::disallow: a match of no octets, an empty Disallow, forbids nothing. */
export function outcomeOf({ allows, pattern }: Pick<Rule, "allows" | "pattern">): Outcome {
  return allows || pattern.octets === 0 ? "allow" : "disallow";
}
