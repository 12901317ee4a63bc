import { counted } from "../words/numbers.ts";
import { type Fix, NOTHING_FOUND, type SpottedAt } from "./problem.ts";

/** What is told once for several rules of a group. */
export interface Others {
  /** How many other rules of the group have the same problem; left out until that is counted. */
  readonly others?: number;
}

/** The same of several rules of a group, said where the first stands: with how many `others` there are, and each fix for all of them. */
export function saidOnce<Facts extends Others>(
  found: readonly SpottedAt<Facts>[],
): readonly SpottedAt<Facts>[] {
  const [first] = found;
  if (!first) return NOTHING_FOUND;
  const fixes = (first.fixes ?? []).map(({ name }) => fixOfAll(name, found));
  return [{ ...first, facts: { ...first.facts, others: found.length - 1 }, fixes }];
}

function fixOfAll(name: string, found: readonly SpottedAt<Others>[]): Fix {
  const edits = found.flatMap(({ fixes = [] }) =>
    fixes.flatMap((fix) => (fix.name === name ? fix.edits : [])),
  );
  return { name, edits };
}

/** How many other rules of a group have the problem, at the end of a sentence; nothing where there is none. */
export function otherRules(others = 0): string {
  return others > 0 ? `; so it is with ${counted(others, OTHER_RULES)} of this group` : "";
}

const OTHER_RULES = { one: "other rule", other: "other rules" };
