import { defaultDialect } from "../../engine/dialects/first.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import { looksLikeUrls } from "./looks-like-urls.ts";
import { kindOf } from "./read-urls.ts";
import type { UrlsKind } from "./words.ts";

/** What the beginning of a file is that surely has URLs, or is an HTML page, and has no rules; null for any other. */
export function urlsKindOf(text: string): UrlsKind | null {
  const kind = kindOf(text);
  // An ads.txt has hosts, too: see R123.
  const isList = (kind === "list" || kind === "csv") && !/,\s*(?:DIRECT|RESELLER)\b/.test(text);
  if ((kind === "list" || kind === "csv") && !(isList && looksLikeUrls(text))) return null;
  const { lines, groups } = analyse(text, defaultDialect);
  // A script in a page may have lines that look like other fields.
  const hasRules =
    kind === "html"
      ? groups.length > 0
      : lines.some(({ content }) => content.kind === "field" && content.name !== null);
  return hasRules ? null : kind;
}
