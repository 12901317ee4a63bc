import { counted, formOf, listText, type Noun, nouns, numberText } from "../../words/numbers.ts";
import type { Refusable } from "./sitemap.ts";

/** The formats of a text with URLs. */
export type UrlsKind = "list" | "csv" | "sitemap" | "sitemap-index" | "feed" | "log" | "html";

/** What has URLs or requests, but is not read. */
export type Unread =
  | "warc"
  | "response"
  | "har"
  | "spreadsheet"
  | "heroku"
  | "rails"
  | "morgan"
  | "log";

/** The result of reading URLs; `column`: the name or number of the one that was read; `beyond`: how many did not fit, where the table holds `most`; `bad`: how many entries have no usable URL; `isWindows1252`: how the text was read, which is not UTF-8; `lacks`: what the formats of a log cannot tell. */
interface Imported {
  readonly kind: UrlsKind;
  readonly urls: number;
  readonly column: string | null;
  readonly folded: number;
  readonly beyond: number;
  readonly most: number;
  readonly bad: number;
  readonly isWindows1252: boolean;
  readonly lacks: readonly string[];
  /** Of a sitemap or a feed; null for any other. */
  readonly refusable: Refusable | null;
}

/** The result of opening or pasting files and lists. Limits are in MiB. */
export const importWords = {
  fileTooLarge(name: string, most: number): string {
    return `“${name.slice(0, 80)}” was not opened: the playground opens files up to ${most} MiB. Your text did not change. Choose a smaller file.`;
  },
  listTooLarge(name: string, most: number): string {
    return `“${name.slice(0, 80)}” was not read: the playground reads lists up to ${most} MiB. The table did not change. Split the list into smaller files.`;
  },
  fileNotRead(name: string): string {
    return `“${name.slice(0, 80)}” could not be read. It may be a folder, or it may have been moved, changed or deleted. Your text did not change. Choose the file again.`;
  },
  listNotRead:
    "This file could not be read. It may be a folder, or it may have been moved, changed or deleted. The table did not change. Choose the file again.",
  /** Where the table that the list was meant for is no longer open. */
  cameLate:
    "Something else was opened while the list was being read, so nothing was added. Nothing was lost. Go back to the earlier table and add the list again.",
  /** What there is to say of one of several files. */
  of: (name: string, sentence: string): string => `“${name.slice(0, 80)}”: ${sentence}`,
  /** Where several files were dropped. */
  oneOf(name: string, count: number): string {
    return `The playground opens one file at a time: of ${numberText(count)} files, it opened “${name.slice(0, 80)}”.`;
  },
  /** Of what was opened as the robots.txt; `name`: of the file. */
  looksLike(name: string, kind: UrlsKind | "table"): string {
    return `“${name.slice(0, 80)}” was opened as the robots.txt, but it looks like ${kind === "table" ? "a table or expectations that the playground exported" : urlsText(kind)}.`;
  },
  readInstead: "Read its URLs into the table instead",
  /** Of what was opened as a list of URLs. */
  isRobots(name: string): string {
    return `Nothing was added to the table: “${name.slice(0, 80)}” is a robots.txt, not a list of URLs.`;
  },
  notText(name: string): string {
    return `Nothing was added to the table: “${name.slice(0, 80)}” is not a text file.`;
  },
  /** Of one URL, in characters. */
  tooLong(length: number, most: number): string {
    return `Nothing was added to the table: the URL has ${numberText(length)} characters, and the table takes URLs of at most ${numberText(most)}.`;
  },
  /** Of what is not read; `name`: of the file, if it has one. */
  unread(name: string | null, kind: Unread): string {
    const what = name === null ? "this" : `“${name.slice(0, 80)}”`;
    return `Nothing was added to the table: ${what} ${unreadText[kind]}.`;
  },
  noUrls: "No URL was found. The table did not change. Paste a list with one URL per line.",

  read(imported: Imported): string {
    const { kind, urls, column, folded, beyond, most, bad, isWindows1252, lacks, refusable } =
      imported;
    const from = column === null ? KINDS[kind] : `${KINDS[kind]}, column “${column}”`;
    const sentences = [`${counted(urls, nouns.url)} read from ${from}.`];
    if (beyond > 0) sentences.push(didNotFit(counted(beyond, nouns.url), numberText(most)));
    if (folded > 0) sentences.push(`${counted(folded, REPETITIONS)} left out.`);
    if (bad > 0) sentences.push(`${counted(bad, ENTRIES)} left out: no usable URL.`);
    if (isWindows1252) sentences.push("Letters were read as Windows-1252: the text is not UTF-8.");
    if (refusable) sentences.push(...refusableText(refusable));
    return [...sentences, ...lacks].join(" ");
  },
  /** The choice of another column. */
  column: "Column",
  /** The choice for links that name no host, with the URL of the site that was typed. */
  relativeLinks: "Relative links",
  linksLeftOut: "left out",
  linksOf: (url: string): string => `read as links of ${url}`,

  /** Why an entry has no usable URL. */
  reasons: {
    "too-long": "over 100,000 characters",
    "control-character": "contains a control character",
    empty: "empty",
    "not-url": "not a URL or path",
    "no-request": "no request",
    relative: "relative link, but the URL of its page is unknown",
    unclosed: "quotation mark, tag or comment not closed",
  },
  /** An entry that was left out, in a list of them. */
  badPlace(line: number, text: string, reason: string): string {
    return `${line}: ${text} (${reason})`;
  },
  moreBadPlaces(count: number): string {
    return `and ${numberText(count)} more`;
  },

  /** Where the table was too full for what a file expects. */
  noRoom(mostUrls: number, mostCrawlers: number, left: number): string {
    const limits = [counted(mostUrls, nouns.url), counted(mostCrawlers, nouns.crawler)];
    return didNotFit(counted(left, ITEMS), listText(limits));
  },
};

function didNotFit(what: string, limits: string): string {
  return `${what} did not fit: the table holds at most ${limits}.`;
}

/** What strict programs refuse of a sitemap or a feed that was read. */
export function refusableText({ relative, unescaped }: Refusable): readonly string[] {
  return [
    ...(relative > 0
      ? [
          `${counted(relative, nouns.url)} ${formOf(LACK, relative)} scheme and host. Strict programs refuse ${formOf(THEM, relative)}.`,
        ]
      : []),
    ...(unescaped > 0
      ? [
          `${counted(unescaped, nouns.url)} ${formOf(HAVE, unescaped)} an unescaped “&” or “<”, which is not valid XML. Strict programs refuse the whole file.`,
        ]
      : []),
  ];
}

/** What is said of a file or a text that is not read, behind its name. */
export const unreadText: Readonly<Record<Unread, string>> = {
  warc: "is a WARC file, which is not read. Save the URLs of its WARC-Target-URI lines as a list",
  response:
    "is the response of a server with its header, not a list. Keep only what follows the first empty line",
  har: "looks like a HAR, but it is not whole. Save it again in the browser that recorded it",
  spreadsheet:
    "is a spreadsheet or a ZIP archive, not a list. Save the spreadsheet as CSV, and open the CSV file",
  heroku: notReadLog("a log of Heroku’s router"),
  rails: notReadLog("a log of Ruby on Rails"),
  morgan: notReadLog("a log of Express (morgan)"),
  log: notReadLog("a log"),
};

function notReadLog(what: string): string {
  return `looks like ${what}, in a format that is not read. Write the log in the Combined format, or save its URLs as a list`;
}

/** What a text is that is not a robots.txt. */
export function urlsText(kind: UrlsKind): string {
  return kind === "list" || kind === "csv" ? "a list of URLs" : KINDS[kind];
}

const KINDS: Readonly<Record<UrlsKind, string>> = {
  list: "a list",
  csv: "a CSV table",
  sitemap: "a sitemap",
  "sitemap-index": "a sitemap index, which lists sitemaps, not pages",
  feed: "a feed (RSS or Atom)",
  log: "a server log",
  html: "an HTML page",
};

const LACK: Noun = { one: "lacks", other: "lack" };
const HAVE: Noun = { one: "has", other: "have" };
const THEM: Noun = { one: "it", other: "them" };
const ITEMS: Noun = { one: "URL or crawler", other: "URLs or crawlers" };
const REPETITIONS: Noun = { one: "repetition", other: "repetitions" };
const ENTRIES: Noun = { one: "entry", other: "entries" };
