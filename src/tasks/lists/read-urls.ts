import { MOST_URLS } from "../../core/inputs.ts";
import { addressOf } from "../../core/typed-urls.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";
import type { Search } from "../../engine/match/search.ts";
import { isPath } from "../../engine/url/scope.ts";
import { numberText } from "../../words/numbers.ts";
import { isHar, linesOfHar } from "../logs/har.ts";
import type { LogFormat } from "../logs/log-format.ts";
import { logFormatWords } from "../logs/words.ts";
import {
  type BadPlace,
  type Collected,
  Collection,
  type Items,
  isProse,
  takeItems,
} from "./collection.ts";
import { type Columns, csvItems, tableIn, tableOf } from "./csv.ts";
import { htmlItems } from "./html.ts";
import { inItsEncoding, inUtf16, isWindows1252, linesIn } from "./lines.ts";
import { isLog, LogStream, logItems } from "./log.ts";
import { Locs, type Refusable, sitemapItems, sitemapKindOf } from "./sitemap.ts";
import { importWords, type UrlsKind } from "./words.ts";

/** What the caller knows better than the text shows. */
export interface ReadOptions {
  /** Left out: recognized by the content. */
  readonly kind?: UrlsKind;
  /** The column of a CSV file, from 0; left out, or beyond the table: the one with the most URLs. */
  readonly column?: number;
  /** The site of the relative links of an HTML page, by its URL; left out, they are not read. */
  readonly site?: string | undefined;
  /** The site whose paths the list has, such as `https://shop.example`: a path that begins with two slashes is written with it. */
  readonly origin?: string | null;
}

/** The URLs that a text has, and the format that it was read as. */
export interface UrlsRead extends Collected {
  readonly kind: UrlsKind;
  /** Of a CSV file; null for any other. */
  readonly columns: Columns | null;
  /** Whether the text is not UTF-8, and was read as Windows-1252. */
  readonly isWindows1252: boolean;
  /** Of a log: the formats of its lines. */
  readonly formats: readonly LogFormat[];
  /** What strict programs refuse of a sitemap or a feed; null for any other. */
  readonly refusable: Refusable | null;
}

// Some 0.1 ms of common lines.
const ITEMS_AT_ONCE = 128;

/**
 * Reads the URLs out of any text that was pasted or dropped, in time linear in its length, and in
 * time slices, because some files take long. Any text is read; none throws.
 */
export class UrlsReading implements Search<UrlsRead> {
  private readonly source: Source;
  private readonly collection: Collection;
  private readonly isWindows1252: boolean;

  constructor(written: string, options: ReadOptions = {}) {
    const text = isHar(written) ? (linesOfHar(written) ?? written) : written;
    const beginning = withoutMark(inUtf16(text.slice(0, SAMPLE_LENGTH)));
    const isOfLog = (options.kind ?? (isLog(beginning) ? "log" : null)) === "log";
    // A byte of a log that is not UTF-8 is what the client sent.
    this.isWindows1252 = !isOfLog && isWindows1252(text);
    const plain = withoutMark(isOfLog ? inUtf16(text) : inItsEncoding(text));
    this.source = sourceOf(plain, isOfLog ? { ...options, kind: "log" } : options);
    this.collection = new Collection(plain);
  }

  advance(isTimeUp: IsTimeUp): boolean {
    const { source, collection } = this;
    return takeItems(source.items, (item) => collection.add(item), ITEMS_AT_ONCE, isTimeUp);
  }

  /** What was read so far; all of it once `advance` has returned true. */
  get found(): UrlsRead {
    const { isWindows1252 } = this;
    const { kind, columns, log, locs: refusable = null } = this.source;
    const formats = log?.formats ?? [];
    return { ...this.collection.collected, kind, columns, isWindows1252, formats, refusable };
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, "");
}

/** Where the items come from. */
interface Source extends Pick<UrlsRead, "kind" | "columns"> {
  readonly items: Items;
  readonly log?: LogStream;
  readonly locs?: Locs;
}

function sourceOf(text: string, options: ReadOptions): Source {
  const { kind = kindOf(text), column = -1, site = null, origin = null } = options;
  if (kind === "list") return { kind, columns: null, items: listItems(text, origin) };
  if (kind === "log") {
    const log = new LogStream(origin);
    return { kind, columns: null, items: logItems(text, log), log };
  }
  if (kind === "html") return { kind, columns: null, items: htmlItems(text, site) };
  if (kind !== "csv") {
    const locs = new Locs();
    return { kind, columns: null, items: sitemapItems(text, locs), locs };
  }
  const table = tableOf(text.slice(0, SAMPLE_LENGTH), text.length > SAMPLE_LENGTH);
  const { names, taken } = table.columns;
  const columns = { names, taken: names[column] === undefined ? taken : column };
  return { kind, columns, items: csvItems(text, { ...table, columns }) };
}

/** How much of a text is enough to recognize its format, in UTF-16 units. */
export const SAMPLE_LENGTH = 64 * 1024;

/** The format of a text, by its beginning; a list where it is nothing else. */
export function kindOf(text: string): UrlsKind {
  const sample = text.slice(0, SAMPLE_LENGTH);
  // First, because the requests in a log can contain markup, tables and lists of URLs.
  if (isLog(sample)) return "log";
  if (sample.trimStart().startsWith("<")) return sitemapKindOf(sample) ?? "html";
  // A browser writes a sentence above a sitemap that it shows.
  const sitemap = /(?:[\r\n]|\?>)[ \t]*(?=<(?:\w+:)?(?:urlset|sitemapindex)[\s>])/i.exec(sample);
  if (sitemap) return sitemapKindOf(sample.slice(sitemap.index + sitemap[0].length)) ?? "list";
  // A part of a page.
  if (/<a\s+href\s*=/i.test(sample)) return "html";
  // A JSON array has commas as well.
  if (/^\s*\[\s*"/.test(sample)) return "list";
  return tableIn(sample, text.length > SAMPLE_LENGTH) ? "csv" : "list";
}

/** A list of URLs or paths (see urlsOfLine). */
function* listItems(text: string, origin: string | null): Items {
  const ofPaths = hasPaths(text.slice(0, SAMPLE_LENGTH));
  for (const { from, to } of linesIn(text)) {
    const line = text.slice(from, to);
    const urls = urlsOfLine(ofPaths ? asPath(line, origin) : line);
    if (!urls) yield { kind: "bad", at: from, text: line, reason: "not-url" };
    else if (urls.length === 0) yield null;
    else for (const url of urls) yield { kind: "url", at: from, text: url };
  }
}

/** Whether most lines of a list are paths, such as those that were cut out of a log. */
export function hasPaths(sample: string): boolean {
  const lines = sample.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  return lines.filter(isPath).length * 2 > lines.length;
}

/** A line of a list of paths: there, two slashes begin a path and not a host (RFC 9112 3.2.1). */
export function asPath(line: string, origin: string | null): string {
  return line.startsWith("//") ? `${origin ?? "https://example.com"}${line}` : line;
}

/**
 * The URLs or paths of a line, which may be an item of a Markdown list or of a JSON array, a whole
 * array, or have several beside each other, as a letter or a spreadsheet’s row; null where it is
 * words, or the markup of another format.
 */
export function urlsOfLine(written: string): readonly string[] | null {
  const line = written.trim();
  const array = arrayIn(line);
  if (array) return array.map(addressOf);
  const item = QUOTED_ITEM.exec(line)?.[2] ?? line.replace(MARKDOWN_ITEM, "");
  const linked = MARKDOWN_LINK.exec(item)?.[1] ?? item;
  if (addressOf(linked) === "" || line === "[" || line === "]") return [];
  return isProse(linked) ? null : besideEachOther(linked).map(addressOf);
}

/** A URL may itself have spaces and commas. */
function besideEachOther(line: string): readonly string[] {
  const urls = line.split(/[,;]?\s+(?=https?:\/\/)|[,;]\s+(?=\/)/i);
  return urls.length === 1 ? urls : urls.map((url) => url.replace(/[,;]$/, ""));
}

/** The URLs of a JSON array in one line, as programs write it; null for any other line. */
function arrayIn(line: string): readonly string[] | null {
  if (!/^\[\s*"/.test(line) || !line.endsWith("]")) return null;
  try {
    const items: readonly unknown[] = JSON.parse(line);
    const areUrls = items.every((item) => typeof item === "string" && !isProse(item));
    return areUrls ? items.map(String) : null;
  } catch {
    return null;
  }
}

// Of a JSON array, or of a list in a program or a query, which may have the other quotes.
const QUOTED_ITEM = /^(["'])((?:(?!\1)\S)+)\1,?$/;
const MARKDOWN_ITEM = /^(?:[-*+•]|\d{1,6}[.)])\s+(?=\/|<?https?:\/\/|\[[^\]]*\]\(|`)/i;
// CommonMark 6.1, 6.3 and 6.5: code, a link, an autolink.
const MARKDOWN_LINK = /^(?:`|\[[^\]]*\]\(|<(?=https?:))([^\s<>`]+)[)>`]$/i;

/** What to say after reading URLs, where there is more to say than that they are in the table now; else null. */
export function importSentence(read: UrlsRead): string | null {
  const { kind, folded, beyond, isWindows1252, formats, refusable } = read;
  const bad = read.bad.length + read.moreBad;
  if (kind === "list" && bad === 0 && beyond === 0 && !isWindows1252) return null;
  const { names = [], taken = 0 } = read.columns ?? {};
  const column = names.length < 2 ? null : (names[taken] ?? numberText(taken + 1));
  const urls = read.urls.length;
  const most = MOST_URLS;
  const lacks = formats.flatMap(({ id }) => logFormatWords[id].lacks ?? []);
  return importWords.read({
    kind,
    urls,
    column,
    folded,
    beyond,
    most,
    bad,
    isWindows1252,
    lacks,
    refusable,
  });
}

/** The places that gave no URL, a line each, to copy and to fix; null where there are none. */
export function badLines({ bad, moreBad }: UrlsRead): string | null {
  return badPlaceLines(bad, moreBad, importWords.reasons);
}

/** Bad places, a line each; null where there are none. `more`: how many more there are. */
export function badPlaceLines<Reason extends string>(
  bad: readonly BadPlace<Reason>[],
  more: number,
  reasons: Readonly<Record<Reason, string>>,
): string | null {
  if (bad.length === 0) return null;
  const lines = bad.map(({ line, text, reason }) =>
    importWords.badPlace(line, text, reasons[reason]),
  );
  return [...lines, ...(more > 0 ? [importWords.moreBadPlaces(more)] : [])].join("\n");
}
