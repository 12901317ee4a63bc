import { counted, fixedText, type Noun, numberText } from "../../words/numbers.ts";

/** What a text was taken for. */
type Kind = "list" | "csv" | "sitemap" | "sitemap-index" | "log" | "html";

/** What came of reading URLs; `column`: the name or number of the one that was read; `beyond`: for how many there was no room, where the table takes `most`; `bad`: how many places gave none. */
interface Imported {
  readonly kind: Kind;
  readonly urls: number;
  readonly column: string | null;
  readonly folded: number;
  readonly beyond: number;
  readonly most: number;
  readonly bad: number;
}

/** What came of files and lists that were opened or pasted. */
export const importWords = {
  fileTooLarge(name: string, bytes: number): string {
    return `“${name.slice(0, 80)}” is ${fixedText(bytes / MEBIBYTE, 1)} MiB, more than any crawler reads of a robots.txt. It was not opened; your text is as it was.`;
  },
  listTooLarge(name: string, bytes: number, most: number): string {
    return `“${name.slice(0, 80)}” has ${fixedText(bytes / MEBIBYTE, 0)} MiB, more than is read for a table of ${numberText(most)} URLs. The table is as it was.`;
  },
  fileNotRead(name: string): string {
    return `“${name.slice(0, 80)}” could not be read: it is a folder, or was moved, changed or deleted meanwhile. Nothing was opened; your text is as it was. Choose the file once more.`;
  },
  listNotRead:
    "This file could not be read: it is a folder, or was moved, changed or deleted meanwhile. The table is as it was. Choose the file once more.",
  /** Where the page that the list was meant for has gone. */
  cameLate:
    "Another page was opened before this was read. Nothing was added to it, and nothing was lost. Go back to the page that it is for, and read it once more.",
  noUrls: "No URL was found in this. The table is as it was. Paste a list with one URL a line.",

  read({ kind, urls, column, folded, beyond, most, bad }: Imported): string {
    const from = column === null ? KINDS[kind] : `${KINDS[kind]}, column “${column}”`;
    const sentences = [`${counted(urls, URLS)} read from ${from}.`];
    if (folded > 0) sentences.push(`${counted(folded, REPETITIONS)} left out.`);
    if (beyond > 0)
      sentences.push(
        `The table takes ${counted(most, URLS)}; ${numberText(beyond)} more had no room.`,
      );
    if (bad > 0) sentences.push(`${counted(bad, PLACES)} gave no URL.`);
    return sentences.join(" ");
  },
  /** The choice of another column, and one that has no name. */
  column: "Column",
  columnNumbered(number: number): string {
    return numberText(number);
  },

  /** Why places gave no URL. */
  reasons: {
    "too-long": "too long",
    "control-character": "a control character in it",
    empty: "empty",
    "no-request": "no request in it",
    relative: "relative to a page that is not known",
    unclosed: "not closed",
  },
  /** A place that gave nothing, in a list of them. */
  badPlace(line: number, text: string, reason: string): string {
    return `${line}: ${text} (${reason})`;
  },
  moreBadPlaces(count: number): string {
    return `and ${numberText(count)} more`;
  },

  /** Where the table was too full for what a file expects. */
  noRoom(mostUrls: number, mostCrawlers: number, left: number): string {
    return `The table takes ${counted(mostUrls, URLS)} and ${counted(mostCrawlers, CRAWLERS)}; what is about ${numberText(left)} more of them had no room.`;
  },
};

const MEBIBYTE = 1024 * 1024;

const KINDS: Readonly<Record<Kind, string>> = {
  list: "a list",
  csv: "a table",
  sitemap: "a sitemap",
  "sitemap-index": "a sitemap index, which lists sitemaps and not pages",
  log: "a server log",
  html: "an HTML page",
};

const URLS: Noun = { one: "URL", other: "URLs" };
const CRAWLERS: Noun = { one: "crawler", other: "crawlers" };
const REPETITIONS: Noun = { one: "repetition", other: "repetitions" };
const PLACES: Noun = { one: "place", other: "places" };
