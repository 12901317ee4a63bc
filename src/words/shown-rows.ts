import { counted, numberText } from "./numbers.ts";
import { excerpt } from "./quoting.ts";

/** Which rows of the table are shown, and in which order. */
export const shownRowsWords = {
  /** How many URLs are shown, of how many; `shown` is null while they are being found. */
  rows(shown: number | null, total: number): string {
    if (shown === null) return `Looking through ${counted(total, URLS)} …`;
    if (shown === 0 && total > 0) return "No URL matches. Clear the filter.";
    if (shown === total) return counted(total, URLS);
    return `${numberText(shown)} of ${counted(total, URLS)}`;
  },

  sortedByUrl(descending: boolean): string {
    return descending ? "Sorted by URL, from Z to A" : "Sorted by URL, from A to Z";
  },
  sortedByVerdict(crawler: string, descending: boolean): string {
    return `Sorted by the verdicts for ${excerpt(crawler)}, blocked ${descending ? "last" : "first"}`;
  },

  /** The way back to all rows in their own order. */
  showAll: "Show all",
  /** Before the crawlers that the filter is about, as its sentence goes on. */
  forCrawlers: "for",
  crawlers: "Crawlers that the filter is about",
  allCrawlers: "All crawlers",
  /** Over choices of crawlers, by what they are chosen by. */
  headings: { crawler: "Crawlers", group: "Groups they read", purpose: "Purposes" },
  /** The crawlers that read a group. */
  group(letter: string): string {
    return `Group ${letter}`;
  },
  noGroup: "No group",
};

const URLS = { one: "URL", other: "URLs" };
