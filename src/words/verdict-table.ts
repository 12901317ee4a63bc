import { counted, numberText } from "./numbers.ts";

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
};

const URLS = { one: "URL", other: "URLs" };
