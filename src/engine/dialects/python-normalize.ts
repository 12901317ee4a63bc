import { percentEncode } from "../url.ts";

/** normalize_uri of robotparser.py: both sides of the first `?` unquoted and quoted again, the query without its `=` and `&`. */
export function normalizeUri(path: string): string {
  return normalize(path, /%[0-9A-Fa-f]{2}|[^\w./~-]/gu, /%[0-9A-Fa-f]{2}|[^\w./~=&-]/gu);
}

/** normalize_pattern of robotparser.py: the same, but for `*` and `$`. */
export function normalizePattern(path: string): string {
  return normalize(path, /%[0-9A-Fa-f]{2}|[^\w./~*$-]/gu, /%[0-9A-Fa-f]{2}|[^\w./~=&*$-]/gu);
}

function normalize(path: string, inPath: RegExp, inQuery: RegExp): string {
  const question = path.indexOf("?");
  if (question < 0) return path.replace(inPath, requoted);
  const query = path.slice(question + 1).replace(inQuery, requoted);
  return `${path.slice(0, question).replace(inPath, requoted)}?${query}`;
}

/** urllib.parse.quote after unquote: letters, digits, `_`, `.`, `-`, `~` and `/` stand for themselves, all else is escaped. */
function requoted(found: string): string {
  // One character, or an escape.
  if (found.length < 3) return percentEncode(found);
  const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
  return /[\w./~-]/.test(character) ? character : found.toUpperCase();
}
