import type { LoggedRequests } from "../../core/inputs.ts";
import type { Sort } from "../../core/table-view.ts";

/** The order of rows in which those with most requests come first. */
export const BY_REQUESTS: Sort = { column: "requests", descending: true };

/** What rows are ordered by then: how often each URL was asked for. */
export function byRequests(urls: readonly string[], requests: LoggedRequests) {
  return {
    crawler: null,
    asksCells: false,
    keyOf: (url: number) => requests.totalAt(urls[url] ?? ""),
  };
}
