import type { Outcome } from "../engine/decide/verdict.ts";

/** Which rows a button shows: those with a cell of this outcome, or one that is, or is not, as expected. */
export type Shown = "all" | Outcome | "unexpected" | "expected";

/** What rows are ordered by: a column, by its id; ascending, blocked ones come first. */
export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** How the table of verdicts is shown. `query`: as typed (see readQuery); `among`: the crawlers it is about (see amongNamed); `sort`: null for the order of the URLs themselves. */
export interface TableView {
  readonly show: Shown;
  readonly query: string;
  readonly among: string;
  readonly sort: Sort | null;
}

/** All rows in their own order. */
export const PLAIN: TableView = { show: "all", query: "", among: "", sort: null };

/** The view with some of it changed; PLAIN itself where that shows all rows in their own order. */
export function changedView(view: TableView, change: Partial<TableView>): TableView {
  const { show, query, among, sort } = { ...view, ...change };
  const isPlain = show === PLAIN.show && query === "" && among === "" && sort === null;
  return isPlain ? PLAIN : { show, query, among, sort };
}

/** The order that follows when a column is chosen to sort by again: forth, back, and the rows' own. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

/** How rows are sorted by a column; null where they are not. */
export function sortedBy(sort: Sort | null, column: string): "ascending" | "descending" | null {
  if (sort?.column !== column) return null;
  return sort.descending ? "descending" : "ascending";
}
