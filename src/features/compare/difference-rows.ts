import {
  type AlikeDifference,
  alikeDifferences,
  type CrawlerDifference,
  type Difference,
} from "../../tasks/compare/crawler-differences.ts";

/** A row of what was found: several crawlers, one of them where they are unfolded, and what was found for them. */
export type DifferenceRow =
  | { readonly kind: "readers"; readonly alike: AlikeDifference; readonly isOpen: boolean }
  | { readonly kind: "reader"; readonly token: string }
  | { readonly kind: "difference"; readonly alike: AlikeDifference };

const KINDS: readonly Difference["kind"][] = ["differs", "undecided", "equal"];

/** What differs first, then what is undecided. `open`: what was found for the crawlers that are unfolded, by its text (see textOf). */
export function differenceRows(
  found: readonly CrawlerDifference[],
  open: string | null,
): readonly DifferenceRow[] {
  const all = alikeDifferences(found);
  return KINDS.flatMap((kind) => all.filter(({ difference }) => difference.kind === kind)).flatMap(
    (alike) => rowsOf(alike, textOf(alike) === open),
  );
}

/** A text that only this difference has. */
export function textOf({ difference }: AlikeDifference): string {
  return JSON.stringify(difference);
}

function rowsOf(alike: AlikeDifference, isOpen: boolean): readonly DifferenceRow[] {
  const readers = isOpen ? alike.readers : [];
  return [
    { kind: "readers", alike, isOpen },
    ...readers.map((token) => ({ kind: "reader" as const, token })),
    { kind: "difference", alike },
  ];
}

/** A text that only this row has. */
export function keyOf(row: DifferenceRow): string {
  return row.kind === "reader" ? row.token : `${row.kind} ${textOf(row.alike)}`;
}

/** Whether two rows show the same. */
export function isSameRow(a: DifferenceRow, b: DifferenceRow): boolean {
  if (keyOf(a) !== keyOf(b)) return false;
  if (a.kind !== "readers" || b.kind !== "readers") return true;
  return a.isOpen === b.isOpen && a.alike.readers.join() === b.alike.readers.join();
}
