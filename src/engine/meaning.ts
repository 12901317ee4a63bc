import type { Analysis } from "./analysis.ts";
import type { Group, Rule } from "./group.ts";

/**
 * Whether two readings, by one dialect, are proven to give every crawler the same verdict on every
 * URL: the same names lead to the same rules in the same order of strength, but for repetitions.
 * False where that is not so, which need not mean that any verdict differs.
 */
export function meansTheSame(a: Analysis, b: Analysis): boolean {
  const [ours, theirs] = [tokensOf(a), tokensOf(b)];
  if (ours.length !== theirs.length) return false;
  // Where names are compared more or less, of equals the first in the file wins.
  const inOrder = a.dialect.agents.strength !== "exact" || a.dialect.agents.agentIn !== undefined;
  if (inOrder && ours.some((token, index) => token !== theirs[index])) return false;
  const known = new Map<Group, ReadonlyMap<Group, boolean>>();
  return ours.every((token) => {
    const [group, other] = [a.groupNamed(token), b.groupNamed(token)];
    if (!group || !other) return group === other;
    const compared = known.get(group)?.get(other);
    if (compared !== undefined) return compared;
    const same = rulesMeanTheSame(group, other);
    known.set(group, new Map(known.get(group)).set(other, same));
    return same;
  });
}

/** Whether two groups, of one dialect, are proven to give the same verdict on every URL. */
export function rulesMeanTheSame(a: Group | null, b: Group | null): boolean {
  if (a === b) return true;
  const [ours, theirs] = [rulesOf(a), rulesOf(b)];
  return ours.length === theirs.length && ours.every((rule, index) => rule === theirs[index]);
}

function tokensOf({ join }: Analysis): readonly string[] {
  return [...join.addressOf.keys()];
}

/** What a group's rules compare, the strongest first, each once. No group, too, forbids nothing. */
function rulesOf(group: Group | null): readonly string[] {
  return group ? [...new Set(inOrder(group).map(keyOf))] : [];
}

function inOrder(group: Group): readonly Rule[] {
  const ranked = [...group.ranked].map((entry) => group.ruleOf(entry));
  // Second readings are not ranked; they follow from the rules' paths.
  return ranked;
}

function keyOf({ allows, path }: Rule): string {
  return `${allows ? "+" : "-"}${path}`;
}
