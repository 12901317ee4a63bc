/** The words for how the table is shown. See phrases.ts for the rest. */
import { CATEGORIES } from "../crawler-phrases.ts";
import { counted, excerpt, numberText } from "../phrases.ts";
import type { Among } from "./among.ts";
import type { Sort } from "./table-view.ts";

/** How many URLs are shown, of how many; `shown` is null while they are being found. */
export function rowsPhrase(shown: number | null, total: number): string {
  if (shown === null) return `Looking through ${counted(total, "URL")} …`;
  if (shown === 0 && total > 0) return "No URL matches. Clear the filter.";
  if (shown === total) return counted(total, "URL");
  return `${numberText(shown)} of ${counted(total, "URL")}`;
}

/** The order of the rows. */
export function sortPhrase(sort: Sort): string {
  const end = sort.descending ? "last" : "first";
  switch (sort.by) {
    case "url":
      return sort.descending ? "Sorted by URL, from Z to A" : "Sorted by URL, from A to Z";
    case "verdict":
      return `Sorted by the verdicts for ${excerpt(sort.crawler)}, blocked ${end}`;
  }
}

/** Over choices of crawlers. */
export const AMONG_HEADINGS: Readonly<Record<Among["kind"], string>> = {
  all: "All",
  crawler: "Crawlers",
  group: "Groups they read",
  purpose: "Purposes",
};

/** Some of the crawlers, as a list offers them. */
export function amongPhrase(among: Among): string {
  switch (among.kind) {
    case "all":
      return "All crawlers";
    case "crawler":
      return excerpt(among.token);
    case "group":
      return among.letter === null ? "No group" : `Group ${among.letter}`;
    case "purpose":
      return CATEGORIES[among.purpose];
  }
}
