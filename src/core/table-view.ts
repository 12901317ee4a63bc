import type { Outcome } from "../engine/decide/verdict.ts";

/** The rows that a button shows: those with a cell of this outcome, with one that its crawler requested though it is blocked, with a cell that is, or is not, as expected, with one that another main parser decides differently, or with a use as a filter names it. */
export type RowChoice =
  | "all"
  | Outcome
  | "unexpected"
  | "expected"
  | "differ"
  | "requested"
  | `use:${string}`;

/** The order of rows: by a column, with its id. In ascending order, blocked cells come first, or refused uses. */
export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** How the table of verdicts is shown. `query`: as typed (see readQuery); `among`: the crawlers it applies to (see amongNamed); `sort`: null for the order of the URLs. */
export interface TableView {
  readonly show: RowChoice;
  readonly query: string;
  readonly among: string;
  readonly sort: Sort | null;
}

/** All rows in their own order. */
export const ALL_ROWS: TableView = { show: "all", query: "", among: "", sort: null };

/** The view with some changes; ALL_ROWS itself if that shows all rows in their own order. */
export function changedView(view: TableView, change: Partial<TableView>): TableView {
  const { show, query, among, sort } = { ...view, ...change };
  const isPlain = show === ALL_ROWS.show && query === "" && among === "" && sort === null;
  return isPlain ? ALL_ROWS : { show, query, among, sort };
}

/** The next order when the same column is chosen again: ascending, descending, and the rows' own. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

/** The order of rows by a column; null if they are not sorted by it. */
export function sortedBy(sort: Sort | null, column: string): "ascending" | "descending" | null {
  if (sort?.column !== column) return null;
  return sort.descending ? "descending" : "ascending";
}
