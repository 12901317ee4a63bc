import type { IsTimeUp } from "../../engine/decide/group-answers.ts";
import type { Search } from "../../engine/match/search.ts";
import { type Collected, Collection } from "./collection.ts";
import { csvItems } from "./csv.ts";
import { type Columns, tableOf } from "./csv-table.ts";
import { htmlItems } from "./html.ts";
import type { Items } from "./item.ts";
import { listItems } from "./list.ts";
import { logItems } from "./log.ts";
import { kindOf, SAMPLE_LENGTH, type UrlsKind } from "./recognise.ts";
import { sitemapItems } from "./sitemap.ts";
import { withoutUtf16 } from "./utf-16.ts";

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

/** Reads the URLs out of whatever was pasted or dropped, in time linear in its length. Any text is read; none throws. */
export function readUrls(text: string, options: ReadOptions = {}): UrlsRead {
  const reading = new UrlsReading(text, options);
  reading.advance(() => false);
  return reading.found;
}

// Some 0.1 ms of common lines.
const ITEMS_AT_ONCE = 128;

/** The same in portions, for files that take longer than a person should wait. */
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
