import { outcomeOf } from "../../decision.ts";
import type { Group, Rule } from "../../group.ts";

/** How much a group forbids. `everything`: some rule forbids every path, and none allows any. */
export type Reach = "nothing" | "something" | "everything";

const known = new WeakMap<Group, Reach>();

/** How much a group forbids; remembered for as long as the group is the same object. */
export function reachOf(group: Group): Reach {
  const reach = known.get(group) ?? findReach(group);
  known.set(group, reach);
  return reach;
}

function findReach({ rules }: Group): Reach {
  const effective = rules.filter(({ pattern }) => pattern.octets > 0 && pattern.pieces.length > 0);
  const forbidding = effective.filter((rule) => outcomeOf(rule) === "disallow");
  if (forbidding.length === 0) return "nothing";
  return forbidding.length === effective.length && forbidding.some(matchesAll)
    ? "everything"
    : "something";
}

/** Whether a rule matches every path of a site: `/`, `*` and their like. */
export function matchesAll({ pattern }: Pick<Rule, "pattern">): boolean {
  const literal = pattern.pieces.join("");
  return !pattern.anchored && (literal === "" || literal === "/");
}
