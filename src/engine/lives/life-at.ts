import { type Analysis, groupsOf, pieceAt } from "../analysis.ts";
import type { Group } from "../group.ts";
import { inAll, type RuleLifeAt } from "./rule-life-at.ts";

/** The life of a line in all groups that have it, each asked by `lifeIn`; null where one of them does not know. */
export function lifeAt(
  analysis: Analysis,
  line: number,
  lifeIn: (group: Group) => RuleLifeAt | null,
): RuleLifeAt | null {
  const piece = pieceAt(analysis, line);
  const groups = piece ? groupsOf(analysis, piece) : [];
  const lives = groups.flatMap((group) => lifeIn(group) ?? []);
  return lives.length === groups.length ? inAll(lives) : null;
}
