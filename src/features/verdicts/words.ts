import { counted, numberText } from "../../words/numbers.ts";
import { excerpt } from "../../words/quoting.ts";

/** The region Verdicts. */
export const verdictTableWords = {
  /** Parts of it that come later, as a sentence begins with them. */
  cards: "The verdicts",
  viewBar: "What is shown",

  noCrawlers: "Choose a crawler in Crawlers, or type its name there.",
  noUrls: "Add a URL below: what may a crawler fetch?",

  totals: "Totals",
  countingTotals: "Totals, still counting",
  unexpected: "Unexpected",

  filter: "Filter URLs",
  filterHint: "Filter, or line:29",
  aboutFilter:
    "Words of the URL; line:29, group:B, crawler:GPTBot, is:unexpected; - in front for the others",

  addUrls: "Add URLs",
  addHint: "Add a URL, or paste a list",
  fromFile: "From a file",
  /** The field for that file, and what it can be. */
  file: "File with URLs",
  aboutFile: "A list, CSV, sitemap, server log or HTML page",

  grid: "Verdicts, URLs down, crawlers across",
  url: "URL",
  crawler: "Crawler",
  /** Heads of columns in files. */
  verdict: "Verdict",
  line: "Line",
  rule: "Rule",
  expected: "Expected",
  met: "Met",
  isMet: "yes",
  isUnmet: "no",
  /** Over the counts of blocked URLs. */
  blockedOf(urls: number): string {
    return `blocked of ${numberText(urls)}`;
  },
  counting(urls: number): string {
    return `counting ${numberText(urls)} …`;
  },
  /** The head of a crawler's column. */
  blocked(crawler: string, blocked: number, urls: number): string {
    return `${crawler}: ${counted(blocked, URLS)} blocked of ${numberText(urls)}`;
  },
  countingFor(crawler: string, urls: number): string {
    return `${crawler}: still counting ${numberText(urls)}`;
  },
  /** `column`: a crawler, or the URLs. */
  sortBy(column: string): string {
    return `Sort by ${column}`;
  },
  /** The same with the key that does it. */
  sortByKey(column: string): string {
    return `Sort by ${column} (s)`;
  },

  edit(item: string): string {
    return `Edit ${item}`;
  },
  move: {
    up: (item: string): string => `Move ${item} up`,
    down: (item: string): string => `Move ${item} down`,
    left: (item: string): string => `Move ${item} left`,
    right: (item: string): string => `Move ${item} right`,
  },
  remove(item: string): string {
    return `Remove ${item}`;
  },

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

  /** Over what is printed. */
  printed(site: string): string {
    return site ? `robots.txt of ${site}` : "robots.txt";
  },
  printedTable(reader: string, urls: number, crawlers: number): string {
    return `Read as ${reader}: ${counted(urls, URLS)} for ${counted(crawlers, CRAWLERS)}.`;
  },
  moreUrls(count: number): string {
    return `and ${counted(count, MORE_URLS)}`;
  },
  theFile: "The file",
  moreLines(count: number): string {
    return `and ${counted(count, MORE_LINES)}`;
  },
};

const URLS = { one: "URL", other: "URLs" };
const CRAWLERS = { one: "crawler", other: "crawlers" };
const MORE_URLS = { one: "more URL", other: "more URLs" };
const MORE_LINES = { one: "more line", other: "more lines" };
