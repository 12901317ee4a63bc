// @chunk shared
import type { Pattern } from "../match/pattern.ts";
import { lowerCase } from "../text/characters.ts";
import { DROPPED } from "../text/line.ts";

// What only those dialects share that the page loads later (see first.ts).

/** `text` without the blank characters at either end. It takes one pass; a RegExp can take many at the end of a text. */
export function trimmed(text: string, isBlank: (unit: number) => boolean): string {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

/** The same text with a blank for each CR that does not end a line: only LF ends lines in C programs, and a CR is white space. */
export function withoutLoneCr(text: string): string {
  return text.includes("\r") ? text.replace(/\r(?!\n)/g, "\v") : text;
}

/** The same text with U+FFFD for each byte that is not UTF-8 (see bytes.ts). */
export function withReplacements(text: string): string {
  return text.replace(/[\udc80-\udcff]/gu, "\ufffd");
}

/** The same text with DROPPED for HTML tags, none of which reaches into another line. */
export function linesWithoutTags(text: string): string {
  return text.includes("<") ? text.replace(/[^\n\r\x85\u2028\u2029]+/g, withoutTags) : text;
}

/** Removes `<[^>]+>` as replaceAll does, but in one pass: a line can contain 500,000 brackets. */
function withoutTags(line: string): string {
  let text = "";
  let done = 0;
  for (let at = line.indexOf("<"); at >= 0; at = line.indexOf("<", Math.max(done, at + 1))) {
    const end = line.indexOf(">", at);
    if (end < 0) break;
    if (end === at + 1) continue;
    text += line.slice(done, at) + DROPPED.repeat(end + 1 - at);
    done = end + 1;
  }
  return text + line.slice(done);
}

/** The number in a text as Java and Go read it, decimal or hexadecimal; null if it is none. */
export function numberIn(text: string): number | null {
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return Number(text);
  const hex = /^([+-]?)0x(?=\.?[\da-f])([\da-f]*)\.?([\da-f]*)p([+-]?\d+)$/i.exec(text);
  if (!hex) return null;
  const [, sign, whole = "", fraction = "", exponent] = hex;
  const digits = Number.parseInt(`0${whole}${fraction}`, 16);
  return digits * 2 ** (Number(exponent) - 4 * fraction.length) * (sign === "-" ? -1 : 1);
}

/** A path in which no character is special: it matches every path that begins with it. */
export function literalPattern(path: string): Pattern {
  return { pieces: [path], anchored: false, octets: path.length, inQuery: false };
}

/**
 * A pattern that matches whatever a path matches once Python or crawler-commons has quoted it: a star takes the place of
 * what may change. Outside ASCII, the first percent sign is certain. Null for a path that may be a URL.
 */
export function roughPattern(path: string): Pattern | null {
  // urllib.parse takes white space out, and parts may then join.
  if (!/^\/(?!\/)[^\t\n\r]*$/.test(path)) return null;
  // Protego 0.6 leaves parameters, query and fragment alone.
  const percent = path.replace(/^([^?;#\x80-\uffff]*)[^\0-\x7f]+/, "$1%FF");
  const pieces = percent.split(MAYBE_CHANGED);
  return { pieces, anchored: false, octets: 0, inQuery: false };
}

// More than a hundred at once may need more stack than a regular expression has.
const MAYBE_CHANGED =
  /(?:(?<=%)[89A-Fa-f][\dA-Fa-f]|%(?![89A-Fa-f][\dA-Fa-f])(?:[0-7][\dA-Fa-f])?|[^\w./~%-])(?:%[\dA-Fa-f]{2}|[^\w./~-]){0,99}/;

/** A path that no parser of URLs changes; nearly all rules have one. */
export const ORDINARY_PATH = /^\/(?!\/)[\w./~*$!'(),:@&=+-]*$/;

/** "The name without version information" (1994 specification), in lower case: the text before a slash. */
export function withoutVersion(name: string): string {
  const slash = name.indexOf("/");
  return lowerCase(slash < 0 ? name : name.slice(0, slash)).trim();
}

/**
 * An absolute path without its `.` and `..` segments (RFC 3986 5.2.4). A `..` that would climb above
 * the root is dropped, as in the URL Standard, or kept, as in old resolvers.
 */
export function withoutDots(path: string, above: "dropped" | "kept"): string {
  const segments = path.split("/").slice(1);
  const left: string[] = [];
  segments.forEach((segment, index) => {
    const climbs = segment === "..";
    if (!climbs && segment !== ".") {
      left.push(segment);
      return;
    }
    const isRoot = left.length === 0 || left.at(-1) === "..";
    if (climbs && isRoot && above === "kept") {
      left.push(segment);
      return;
    }
    if (climbs) left.pop();
    if (index === segments.length - 1) left.push("");
  });
  return `/${left.join("/")}`;
}
