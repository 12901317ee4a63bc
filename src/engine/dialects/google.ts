import { patternOf } from "../match/pattern.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import type { Meaning, OutagePolicy, ResponsePolicy } from "../parse/response.ts";
import { encodeText, octetsOf, offsetAtOctet } from "../text/bytes.ts";
import { lowerCase } from "../text/characters.ts";
import type { FieldName } from "../text/line.ts";
import { quotingOf, requote } from "../url/quoting.ts";
import { WEB_AND_FTP } from "../url/scope.ts";
import { allow, cachedCopy, disallow, either, followed, read } from "./response-meanings.ts";
import {
  exactAgents,
  fieldNamed,
  fieldsByKey,
  isAsciiSpace,
  standardSyntax,
  usual,
} from "./shared.ts";

/** What all three specifications of Google (before July 2019, July 2019, 2026) say of HTTP responses. */
export const documentedResponses = {
  // An HTML page is searched for valid lines, and everything else in it is ignored.
  html: read("lines-in-html"),
  tooLarge: read("beginning-read"),
  // At least (before 2019: up to) five hops, then treated as 404. None of the three mentions other
  // hosts, so RFC 9309 applies.
  redirects: followed(5, allow("too-many-redirects")),
  clientErrors: {},
  otherClientError: allow("no-file"),
  // Up to 24 hours, and longer while a newer file cannot be fetched. "Google may increase or decrease
  // the cache lifetime based on max-age Cache-Control HTTP headers."
  cacheHours: 24,
  headersMayLengthen: true,
} satisfies Partial<ResponsePolicy>;

/** RobotsTxtParser::Parse, kBufferSize: the bytes of a line that are kept. */
const LINE_LIMIT = 2083 * 8 - 1;

/** github.com/google/robotstxt as released (C++, April 2026). The comments name functions of robots.cc. */
export const google: Dialect = {
  // HandleUnknownAction and HandleSitemap do not end the list of user-agent lines. Matches compares
  // bytes as they are given.
  ...usual,
  id: "google",
  title: "Google’s parser",
  operator: "Google",
  source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
  // "How Google interprets the robots.txt specification", 2026, "Handling of errors and HTTP status
  // codes": https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec
  responses: {
    ...documentedResponses,
    // 429 is excepted from the client errors; Google's page on the crawl rate treats it as a server error.
    clientErrors: { 429: disallow("rate-limited") },
    serverError: ladder(disallow("server-error")),
    // "DNS and network errors … are treated as server errors."
    unreachable: ladder(disallow("unreachable")),
  },
  syntax: {
    ...standardSyntax,
    // Parse: a line buffer of 2083 * 8 bytes; the last byte is the terminator.
    lineLimit: LINE_LIMIT,
    nulEndsLine: true,
    sight: () => withCutCharacters,
    isBlank: isAsciiSpace,
    fieldNamed: fieldWithPrefix,
    partedWithoutColon: blankBetweenTwoWords,
  },
  agents: { ...exactAgents, tokenOf },
  schemes: WEB_AND_FTP,
  // "How Google interprets the robots.txt specification", "File format": 500 kibibytes, and "content
  // which is after the maximum file size is ignored". The parser itself has no limit.
  fileLimit: { octets: 500 * 1024, beyond: "rest-ignored", by: "Google’s crawlers" },
  alsoMeans,
  patternOf: (path) => patternOf(escapePattern(path)),
};

/**
 * RobotsTxtParser::Parse fills a buffer with bytes, so a line can end inside a character. The bytes
 * that are left of the character take its place; a third byte only if the line goes on after it.
 */
function withCutCharacters(text: string, isFirst: boolean): string {
  if (text.length * 3 <= LINE_LIMIT || !/[^\0-\x7f]/.test(text)) return text;
  return text.replace(/[^\r\n]+/g, (line, start: number) => {
    if (line.length * 3 <= LINE_LIMIT) return line;
    const from = isFirst && start === 0 && line.startsWith("\ufeff") ? 1 : 0;
    const at = offsetAtOctet(line, from, line.length, LINE_LIMIT);
    const left = LINE_LIMIT - octetsOf(line, from, at);
    const bytes = encodeText(line.slice(at, at + 2)).subarray(0, Math.min(left, line.length - at));
    const raw = Array.from(bytes, (byte) => String.fromCharCode(0xdc00 + byte)).join("");
    return line.slice(0, at) + raw + line.slice(at + raw.length);
  });
}

// ParsedRobotsKey, KeyIs…: a key counts when it begins with one of these, tried in this order.
const PREFIXES = fieldsByKey({
  "user-agent": "user-agent|useragent|user agent",
  allow: "allow",
  disallow: "disallow|dissallow|dissalow|disalow|diasllow|disallaw",
  sitemap: "sitemap|site-map",
});

function fieldWithPrefix(key: string): FieldName | null {
  const start = lowerCase(key.slice(0, 10));
  for (const [prefix, name] of PREFIXES) if (start.startsWith(prefix)) return name;
  return fieldNamed(key);
}

/** HandleUserAgent: `*` alone or before white space is global. ExtractUserAgent cuts other values at the first character outside `[A-Za-z_-]`. */
function tokenOf(value: string): string {
  if (/^\*(?:[\t-\r ]|$)/.test(value)) return "*";
  return lowerCase(value.slice(0, value.search(/[^A-Za-z_-]|$/)));
}

/** GetKeyAndValueFrom: without a colon, blanks separate key and value if the line has exactly two words. */
function blankBetweenTwoWords(line: string): number | null {
  return /^[^ \t]+[ \t]+[^ \t]+$/.test(line) ? line.search(/[ \t]/) : null;
}

/** HandleAllow: where `Allow: /dir/index.htm…` does not match, the parser tries `/dir/$`. It does not do so for Disallow. */
function alsoMeans(path: string, allows: boolean): string | null {
  const slash = allows ? path.lastIndexOf("/") : -1;
  return slash >= 0 && path.startsWith("/index.htm", slash) ? `${path.slice(0, slash + 1)}$` : null;
}

/** MaybeEscapePattern: percent-encodings in upper case, bytes from 0x80 percent-encoded, everything else unchanged. */
function escapePattern(path: string): string {
  return requote(path, ESCAPED);
}

const ESCAPED = quotingOf(/(?!)/, /(?:%[0-9A-Fa-f]{2}|[^\0-\x7f])+/g);

/**
 * For 12 hours nothing may be fetched. For 30 days the copy counts; without one, everything may be
 * fetched. Then Google acts as if there were no file if the rest of the site responds; else it stops.
 */
function ladder(first: Meaning): OutagePolicy {
  return {
    short: either(first),
    "over-12-hours": { withCopy: cachedCopy, withoutCopy: allow("no-copy") },
    "over-30-days": either(allow("long-outage")),
  };
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "1.0.0, February 2026",
  usedBy: "Google’s crawlers",
  checked:
    "run: 4,000 of 4,000 verdicts with their lines, 14,434 of 14,434 on real files, 1,600 of 1,600 random, 183 of 183 decisive",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  // robots.cc; https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec
  notes: [
    "The parser has no size limit. Google’s crawlers pass only the first 500 KiB of a file to it, and so does the playground.",
    "The parser compares URLs as it gets them. Google’s crawlers percent-encode them first.",
    "A crawler with several tokens tries them in order, as Google’s documentation says. The parser alone would join the groups of all its tokens.",
    // https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec, errors and status codes.
    "After 30 days of server errors, Google acts as if there were no file, but only if the rest of the site responds. Otherwise it stops crawling the site.",
  ],
};
