import { MOST_URLS } from "../../core/table-limits.ts";
import type { BadPlace } from "./bad-places.ts";
import type { UrlsRead } from "./read-urls.ts";
import { importWords } from "./words.ts";

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
