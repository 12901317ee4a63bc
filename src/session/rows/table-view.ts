import type { Outcome } from "../../engine/decide/verdict.ts";

/** Which rows a button shows: those with a cell of this outcome, or one that is, or is not, as expected. */
export type Shown = "all" | Outcome | "unexpected" | "expected";

/** What rows are ordered by; ascending, blocked ones come first. `crawler`: by its token, as the table has it. */
export type Sort =
  | { readonly by: "url"; readonly descending: boolean }
  | { readonly by: "verdict"; readonly crawler: string; readonly descending: boolean };

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

/** The order that follows when a column is chosen to sort by again: forth, back, and the rows' own. `crawler`: its token, null for the URLs. */
export function nextSort(sort: Sort | null, crawler: string | null): Sort | null {
  const descending = sortedBy(sort, crawler) === "ascending";
  if (sortedBy(sort, crawler) === "descending") return null;
  return crawler === null ? { by: "url", descending } : { by: "verdict", crawler, descending };
}

/** How rows are sorted by the verdicts for a crawler, or for null by URL; null where they are not. */
export function sortedBy(
  sort: Sort | null,
  crawler: string | null,
): "ascending" | "descending" | null {
  const isBy =
    crawler === null ? sort?.by === "url" : sort?.by === "verdict" && sort.crawler === crawler;
  if (!sort || !isBy) return null;
  return sort.descending ? "descending" : "ascending";
}
