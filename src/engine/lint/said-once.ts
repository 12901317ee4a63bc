import { NOTHING_FOUND, type SpottedAt } from "./check.ts";
import type { Fix } from "./finding.ts";

/** The same of several rules of a group, said where the first stands: with how many `others` there are, and each fix for all of them. */
export function saidOnce(found: readonly SpottedAt[]): readonly SpottedAt[] {
  const [first] = found;
  if (!first) return NOTHING_FOUND;
  const fixes = (first.fixes ?? []).map(({ name }) => fixOfAll(name, found));
  return [{ ...first, facts: { ...first.facts, others: found.length - 1 }, fixes }];
}

function fixOfAll(name: string, found: readonly SpottedAt[]): Fix {
  const edits = found.flatMap(({ fixes = [] }) =>
    fixes.flatMap((fix) => (fix.name === name ? fix.edits : [])),
  );
  return { name, edits };
}
