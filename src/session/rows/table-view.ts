import type { Outcome } from "../../engine/verdict.ts";

/** Which rows a button shows: those with a cell of this outcome, or one that is, or is not, as expected. */
export type Shown = "all" | Outcome | "unexpected" | "expected";

/** What rows are ordered by; ascending, blocked and unexpected ones come first. `crawler`: by its token, as the table has it. */
export type Sort =
  | { readonly by: "url"; readonly descending: boolean }
  | { readonly by: "verdict"; readonly crawler: string; readonly descending: boolean }
  | { readonly by: "unexpected"; readonly descending: boolean };

/** How the table of verdicts is shown. `query`: as typed (see readQuery); `among`: the crawlers it is about (see amongNamed); `sort`: null for the order of the URLs themselves. */
export interface TableView {
  readonly show: Shown;
  readonly query: string;
  readonly among: string;
  readonly sort: Sort | null;
}

/** All rows in their own order. */
export const PLAIN: TableView = { show: "all", query: "", among: "", sort: null };
