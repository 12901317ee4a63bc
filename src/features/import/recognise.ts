import { tableIn } from "./csv-table.ts";
import { isLog } from "./log.ts";
import { sitemapKindOf } from "./sitemap.ts";

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
