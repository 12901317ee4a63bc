import { likenessToUrl } from "./collection.ts";

/** Lines that are looked at. */
const SAMPLED = 50;

/** Whether a text is markup, a log, or mostly lines of which one cell is a URL or a path. */
export function looksLikeUrls(text: string): boolean {
  const lines = text
    .slice(0, 16 * 1024)
    .split(/[\r\n]+/, SAMPLED)
    .filter((line) => line.trim() !== "");
  if (lines[0]?.trimStart().startsWith("<")) return true;
  const isCell = (cell: string) =>
    !/\S\s/.test(cell.trim()) && likenessToUrl(cell.replace(QUOTED, "")) > 0;
  const urls = lines.filter((line) => IN_LOG.test(line) || line.split(/[\t,;]/, 20).some(isCell));
  return urls.length * 2 > lines.length;
}

// A request in the log formats of Apache and nginx, "GET /a HTTP/1.1".
const IN_LOG = /"[A-Z]{3,7} \S+ HTTP\//;

// What is before the text of a quoted cell, or of an item of a JSON array.
const QUOTED = /^\s*\[?"/;
