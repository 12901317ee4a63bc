import type { Report } from "../../engine/decide/report.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";

/** A group that crawlers of the table read, and the first of these, by index. */
export interface GroupRead {
  readonly analysis: Analysis;
  readonly group: Group;
  readonly crawler: number;
}

/** Every group that crawlers of the table read, each once, in the order of the file. */
export function groupsRead({ columns }: Pick<Report, "columns">): readonly GroupRead[] {
  const read = new Map<Group, GroupRead>();
  for (const [crawler, { analysis, selection }] of columns.entries()) {
    const { group } = selection;
    if (group && !read.has(group)) read.set(group, { analysis, group, crawler });
  }
  return [...read.values()].sort((a, b) => firstLineOf(a) - firstLineOf(b));
}

function firstLineOf({ group }: GroupRead): number {
  return group.pieces[0]?.first ?? 0;
}
