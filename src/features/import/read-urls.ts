import { MOST_URLS } from "../../core/inputs.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";
import type { Search } from "../../engine/match/search.ts";
import { addressOf, type BadPlace, type Collected, Collection, type Items } from "./collection.ts";
import { type Columns, csvItems, tableIn, tableOf } from "./csv.ts";
import { htmlItems } from "./html.ts";
import { linesIn, withoutUtf16 } from "./lines.ts";
import { isLog, logItems } from "./log.ts";
import { sitemapItems, sitemapKindOf } from "./sitemap.ts";
import { importWords } from "./words.ts";

/** What a person may know better than the text shows. */
export interface ReadOptions {
  /** Left out: recognised by the content. */
  readonly kind?: UrlsKind;
  /** The column of a CSV file, from 0; left out, or beyond the table: the one with the most URLs. */
  readonly column?: number;
  /** The URL that an HTML page came from. */
  readonly base?: string;
}

/** The URLs that a text holds, and what it was taken for. */
export type UrlsRead = Collected &
  (
    | { readonly kind: "csv"; readonly columns: Columns }
    | { readonly kind: Exclude<UrlsKind, "csv"> }
  );

// Some 0.1 ms of common lines.
const ITEMS_AT_ONCE = 128;

/**
 * Reads the URLs out of whatever was pasted or dropped, in time linear in its length, and in time slices:
 * some files take longer than a person should wait. Any text is read; none throws.
 */
export class UrlsReading implements Search<UrlsRead> {
  private readonly source: Source;
  private readonly collection: Collection;

  constructor(text: string, options: ReadOptions = {}) {
    const plain = withoutUtf16(text).replace(/^\ufeff/, "");
    this.source = sourceOf(plain, options);
    this.collection = new Collection(plain);
  }

  advance(isTimeUp: IsTimeUp): boolean {
    for (let count = 1; ; count++) {
      const { done, value } = this.source.items.next();
      if (done) return true;
      if (value) this.collection.add(value);
      if (count % ITEMS_AT_ONCE === 0 && isTimeUp()) return false;
    }
  }

  /** What was read so far; all of it once `advance` has returned true. */
  get found(): UrlsRead {
    const { source, collection } = this;
    if (source.kind === "csv")
      return { ...collection.collected, kind: source.kind, columns: source.columns };
    return { ...collection.collected, kind: source.kind };
  }
}

/** Where the items come from. */
type Source =
  | { readonly kind: "csv"; readonly columns: Columns; readonly items: Items }
  | { readonly kind: Exclude<UrlsKind, "csv">; readonly items: Items };

function sourceOf(text: string, { kind = kindOf(text), column, base }: ReadOptions): Source {
  switch (kind) {
    case "list":
      return { kind, items: listItems(text) };
    case "csv":
      return csvSource(text, column);
    case "sitemap":
    case "sitemap-index":
      return { kind, items: sitemapItems(text) };
    case "log":
      return { kind, items: logItems(text) };
    case "html":
      return { kind, items: htmlItems(text, base ?? null) };
  }
}

function csvSource(text: string, column = -1): Source {
  const table = tableOf(text.slice(0, SAMPLE_LENGTH), text.length > SAMPLE_LENGTH);
  const { names, taken } = table.columns;
  const columns = { names, taken: names[column] === undefined ? taken : column };
  return { kind: "csv", columns, items: csvItems(text, { ...table, columns }) };
}

/** What a text with URLs in it can be. */
export type UrlsKind = "list" | "csv" | "sitemap" | "sitemap-index" | "log" | "html";

/** How much of a text is looked at to see what it is, in UTF-16 units. */
export const SAMPLE_LENGTH = 64 * 1024;

/** What a text is, by its beginning; whatever is nothing else is a list. */
export function kindOf(text: string): UrlsKind {
  const sample = text.slice(0, SAMPLE_LENGTH);
  // First: people ask servers for markup, tables and lists of URLs.
  if (isLog(sample)) return "log";
  if (sample.trimStart().startsWith("<")) return sitemapKindOf(sample) ?? "html";
  // A part of a page.
  if (/<a\s+href\s*=/i.test(sample)) return "html";
  return tableIn(sample, text.length > SAMPLE_LENGTH) ? "csv" : "list";
}

/** A list of URLs or paths, one a line. */
export function* listItems(text: string): Items {
  for (const { from, to } of linesIn(text)) {
    const address = addressOf(text.slice(from, to));
    yield address === "" ? null : { kind: "url", at: from, text: address };
  }
}

/** What came of reading URLs, where there is more to say than that they are in the table now; else null. */
export function importSentence(read: UrlsRead): string | null {
  const { kind, folded, beyond } = read;
  const bad = read.bad.length + read.moreBad;
  if (kind === "list" && bad === 0 && beyond === 0) return null;
  const [urls, column] = [read.urls.length, columnOf(read)];
  return importWords.read({ kind, urls, column, folded, beyond, most: MOST_URLS, bad });
}

function columnOf(read: UrlsRead): string | null {
  if (read.kind !== "csv" || read.columns.names.length < 2) return null;
  const { names, taken } = read.columns;
  return names[taken] ?? importWords.columnNumbered(taken + 1);
}

/** The places that gave no URL, a line each, as they can be copied and mended; null where there are none. */
export function badLines({ bad, moreBad }: UrlsRead): string | null {
  return badPlaceLines(bad, moreBad, importWords.reasons);
}

/** Bad places a line each; null where there are none. `more`: how many there are besides. */
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
