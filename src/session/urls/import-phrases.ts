import { counted } from "../phrases.ts";
import { MOST_URLS } from "../table-limits.ts";
import type { BadPlace } from "./bad-places.ts";
import type { BadReason } from "./item.ts";
import type { UrlsRead } from "./read-urls.ts";
import type { UrlsKind } from "./recognise.ts";

const KINDS: Readonly<Record<UrlsKind, string>> = {
  list: "a list",
  csv: "a table",
  sitemap: "a sitemap",
  "sitemap-index": "a sitemap index, which lists sitemaps and not pages",
  log: "a server log",
  html: "an HTML page",
};

const REASONS: Readonly<Record<BadReason, string>> = {
  "too-long": "too long",
  "control-character": "a control character in it",
  empty: "empty",
  "no-request": "no request in it",
  relative: "relative to a page that is not known",
  unclosed: "not closed",
};

/** What came of reading URLs, where there is more to say than that they are in the table now; else null. */
export function importSentence(read: UrlsRead): string | null {
  const { kind, urls, folded, beyond, bad, moreBad } = read;
  const left = bad.length + moreBad;
  if (kind === "list" && left === 0 && beyond === 0) return null;
  const sentences = [`${counted(urls.length, "URL")} read from ${KINDS[kind]}${columnOf(read)}.`];
  if (folded > 0) sentences.push(`${counted(folded, "repetition")} left out.`);
  if (beyond > 0)
    sentences.push(
      `The table takes ${counted(MOST_URLS, "URL")}; ${counted(beyond, "more")} had no room.`,
    );
  if (left > 0) sentences.push(`${counted(left, "place")} gave no URL.`);
  return sentences.join(" ");
}

function columnOf(read: UrlsRead): string {
  if (read.kind !== "csv" || read.columns.names.length < 2) return "";
  const { names, taken } = read.columns;
  return `, column “${names[taken] ?? taken + 1}”`;
}

/** The places that gave no URL, a line each, as they can be copied and mended; null where there are none. */
export function badLines({ bad, moreBad }: UrlsRead): string | null {
  return badPlaceLines(bad, moreBad, REASONS);
}

/** Bad places a line each; null where there are none. `more`: how many there are besides. */
export function badPlaceLines<Reason extends string>(
  bad: readonly BadPlace<Reason>[],
  more: number,
  reasons: Readonly<Record<Reason, string>>,
): string | null {
  if (bad.length === 0) return null;
  const lines = bad.map(({ line, text, reason }) => `${line}: ${text} (${reasons[reason]})`);
  return [...lines, ...(more > 0 ? [`and ${counted(more, "more")}`] : [])].join("\n");
}
