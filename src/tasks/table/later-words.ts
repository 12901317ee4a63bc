// @chunk common
import { counted, nouns, numberText } from "../../words/numbers.ts";
import { code, marked } from "../../words/quoting.ts";

/** What only parts of Verdicts say that come after the first verdict. */
export const laterTableWords = {
  noCrawlers: "No crawlers yet. Choose one in Crawlers, or type its product token there.",
  noUrls: "No URLs yet. Add one below to see which crawlers may fetch it.",
  addHome: "Add the home page, /",
  suggest: "Suggest URLs that test the rules",
  /** A line of a file that is not in the editor; only the number is seen. */
  lineOf: (line: number, file: string): string => `line ${marked(line)} of ${file}`,
  edit: (item: string): string => `Edit ${item}`,
  move: {
    up: (item: string): string => `Move ${item} up`,
    down: (item: string): string => `Move ${item} down`,
    left: (item: string): string => `Move ${item} left`,
    right: (item: string): string => `Move ${item} right`,
  },
  remove: (item: string): string => `Remove ${item}`,
  /** How many URLs are shown, of how many; `shown` is null while they are being found. */
  rows(shown: number | null, total: number): string {
    if (shown === null) return `Looking through ${counted(total, nouns.url)}…`;
    if (shown === 0 && total > 0) return "No URL matches.";
    if (shown === total) return counted(total, nouns.url);
    return `${numberText(shown)} of ${counted(total, nouns.url)}`;
  },
  /** Where no row is shown. */
  unknown: (term: string): string =>
    `The filter has no condition ${code(term)}, so it looks for this text in the URLs.`,
  /** The way back to all rows in their own order. */
  showAll: "Show all",
  /** Before the crawlers that the filter is about, as its sentence goes on. */
  forCrawlers: "for",
  crawlers: "Crawlers to filter by",
  allCrawlers: "All crawlers",
  /** Over choices of crawlers, by what they are chosen by. */
  headings: { crawler: "Crawlers", group: "Groups", purpose: "Purposes" },
  /** The crawlers that read a group. */
  group: (letter: string): string => `Group ${letter}`,
  noGroup: "No group",
  /** Over what is printed. */
  printed: (site: string): string => (site ? `robots.txt of ${site}` : "robots.txt"),
  /** `parser`: null where each crawler is read as itself; `shown`: how many of the URLs a filter leaves. */
  printedTable(parser: string | null, shown: number, urls: number, crawlers: number): string {
    const readAs = parser ? `Read as ${parser}` : "Each crawler read by its own parser";
    const part = shown === urls ? "" : `${numberText(shown)} of `;
    return `${readAs}: ${part}${counted(urls, nouns.url)} for ${counted(crawlers, nouns.crawler)}.`;
  },
  /** Where the response is not 200; `answer`: as in the list of responses. */
  printedAnswer: (answer: string): string => `HTTP response: ${answer}.`,
  moreUrls: (count: number): string => `and ${counted(count, MORE_URLS)}`,
  theFile: "The file",
  moreLines: (count: number): string => `and ${counted(count, MORE_LINES)}`,
};

const MORE_URLS = { one: "more URL", other: "more URLs" };
const MORE_LINES = { one: "more line", other: "more lines" };
