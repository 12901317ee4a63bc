import type { ChangeGroup } from "../../tasks/compare/change-groups.ts";

/** A row of the list of changed verdicts: a group of them, or, below an open group, a change by its index, and below that why. */
export type ChangeRow =
  | { readonly kind: "group"; readonly group: ChangeGroup; readonly isOpen: boolean }
  | { readonly kind: "change"; readonly index: number; readonly group: ChangeGroup }
  | { readonly kind: "why"; readonly index: number };

/** Groups of so few changes are open together at first. */
const FEW = 50;

/** Which groups are open: those that a person toggled are not as they are at first. */
export function openGroups(
  groups: readonly ChangeGroup[],
  toggled: ReadonlySet<string>,
): ReadonlySet<ChangeGroup> {
  const count = groups.reduce((sum, { indices }) => sum + indices.length, 0);
  const areOpen = count <= FEW || groups.length === 1;
  return new Set(groups.filter((group) => toggled.has(keyOfGroup(group)) !== areOpen));
}

/** The same for a group with the same outcomes and lines. */
export function keyOfGroup({ before, after }: ChangeGroup): string {
  return [before.outcome, before.line, after.outcome, after.line].join(" ");
}

/** The rows of groups, which may be of a million changes: none is made before it is asked for. `explained`: the change with a row below it that says why; `whyAt` is that row, or -1. */
export function changeRows(
  groups: readonly ChangeGroup[],
  open: ReadonlySet<ChangeGroup>,
  explained: number | null,
) {
  const starts: number[] = [];
  let length = 0;
  for (const group of groups) {
    starts.push(length);
    length += 1 + (open.has(group) ? group.indices.length : 0);
  }
  const rowOf = (row: number): ChangeRow | undefined => {
    const place = starts.findLastIndex((start) => start <= row);
    const group = groups[place];
    if (!group || row >= length) return undefined;
    const within = row - (starts[place] ?? 0);
    if (within === 0) return { kind: "group", group, isOpen: open.has(group) };
    return { kind: "change", index: group.indices[within - 1] ?? -1, group };
  };
  const whyAt = explained === null ? -1 : rowBelow(explained, groups, open, starts);
  if (whyAt < 0 || explained === null) return { length, at: rowOf, whyAt };
  const at = (row: number): ChangeRow | undefined =>
    row === whyAt ? { kind: "why", index: explained } : rowOf(row < whyAt ? row : row - 1);
  return { length: length + 1, at, whyAt };
}

/** The row below a change, from 0; -1 where it is not shown. */
function rowBelow(
  index: number,
  groups: readonly ChangeGroup[],
  open: ReadonlySet<ChangeGroup>,
  starts: readonly number[],
): number {
  for (const [place, group] of groups.entries()) {
    const within = open.has(group) ? group.indices.indexOf(index) : -1;
    if (within >= 0) return (starts[place] ?? 0) + 1 + within + 1;
  }
  return -1;
}
