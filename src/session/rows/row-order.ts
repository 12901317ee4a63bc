import type { Report } from "../../engine/decide/report.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { naturalKey } from "./natural-key.ts";
import type { Key } from "./sorted-by.ts";
import type { Sort } from "./table-view.ts";

/** What rows are ordered by. */
export interface RowOrder {
  readonly descending: boolean;
  readonly keyOf: (url: number) => Key;
}

/** The order of a view; null for that of the URLs themselves, and where the crawler to order by is gone. The report has to be counted unless it is by URL. */
export function rowOrderOf(report: Report, sort: Sort | null): RowOrder | null {
  if (!sort) return null;
  const { descending } = sort;
  switch (sort.by) {
    case "url": {
      const { urls } = report.question;
      return { descending, keyOf: (url) => naturalKey(urls[url] ?? "") };
    }
    case "verdict": {
      const crawler = report.columns.findIndex(({ token }) => token === sort.crawler);
      if (crawler < 0) return null;
      return { descending, keyOf: (url) => verdictKey(report, url, crawler) };
    }
  }
}

const RANKS: Readonly<Record<Outcome, number>> = {
  disallow: 0,
  undefined: 1,
  allow: 2,
  "not-governed": 3,
};

// More lines than any file has; the keys are still small integers to a browser.
const LINES = 2 ** 27;

/** Where no rule decides, behind all lines of the same outcome. */
function verdictKey(report: Report, url: number, crawler: number): number {
  const rank = RANKS[report.outcomeAt(url, crawler) ?? "not-governed"];
  return rank * LINES + (report.lineAt(url, crawler) ?? LINES - 1);
}
