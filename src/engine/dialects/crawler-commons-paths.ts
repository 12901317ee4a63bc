import { pathOf, percentEncode } from "../url.ts";

/** normalizePathDirective: escapePath of SimpleRobotRules. */
export function normalizedPath(path: string): string {
  return escaped(path, /%[0-9A-Fa-f]{2}|[\0- "#%<>[\]^`{|}\x7f-\u{10ffff}]/gu);
}

/** getPath: path and query, with `*` and `$` escaped; or `/` where java.net.URI refuses the URL. */
export function comparedPath(url: string): string {
  if (!isUri(url)) return "/";
  return escaped(pathOf(url), /%[0-9A-Fa-f]{2}|[\0- "#$%*<>[\]^`{|}\x7f-\u{10ffff}]/gu);
}

/** BasicURLNormalizer.unescapePath, then escapePath. */
function escaped(path: string, unsafe: RegExp): string {
  return path
    .replace(/%[0-9A-Fa-f]{2}/g, unreservedOrUpper)
    .replace(unsafe, (found) => (/^%./.test(found) ? found : percentEncode(found)));
}

function unreservedOrUpper(found: string): string {
  const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
  return /[A-Za-z0-9._~-]/.test(character) ? character : found.toUpperCase();
}

/** java.net.URI: no white space, controls, `"<>\^`{|}` or lone `%`, brackets only in a query or fragment, one `#` only. */
function isUri(url: string): boolean {
  if (/[\0- \x7f-\x9f\p{Z}"<>\\^`{|}]|%(?![0-9A-Fa-f]{2})|#.*#/su.test(url)) return false;
  return !/[[\]]/.test(pathOf(url).split("?", 1)[0] ?? "");
}
