import { patternOf } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Meaning, OutagePolicy, ResponsePolicy } from "../parse/response.ts";
import { lowerCase } from "../text/characters.ts";
import type { FieldName } from "../text/line.ts";
import { WEB_AND_FTP } from "../url/scope.ts";
import { percentEncode } from "../url/url.ts";
import { allow, cachedCopy, disallow, either, read, unsaid } from "./response-meanings.ts";
import {
  exactAgents,
  fieldNamed,
  givenTarget,
  standardGrouping,
  standardSyntax,
} from "./shared.ts";

// All three documents: at least (before 2019: up to) five hops, then as 404. None speaks of other
// hosts; all read an HTML page for its valid lines, and say that nothing else of it counts.
const redirects: ResponsePolicy["redirects"] = {
  limit: 5,
  followed: read("followed"),
  toOtherHost: unsaid(read("followed")),
  beyond: allow("too-many-redirects"),
};
/** What the three specifications of Google say alike of HTTP responses. */
export const documentedResponses = {
  html: read("lines-in-html"),
  tooLarge: read("beginning-read"),
  redirects,
  clientErrors: {},
  otherClientError: allow("no-file"),
  cacheHours: 24,
  // "Google may increase or decrease the cache lifetime based on max-age Cache-Control HTTP headers."
  headersMayLengthen: true,
} satisfies Partial<ResponsePolicy>;

/** A note on how long the three let a copy be kept. */
export const KEPT_FOR_LONGER =
  "A file may be kept for longer where a newer one cannot be had; max-age of Cache-Control may lengthen or shorten the time.";

/** github.com/google/robotstxt as released (C++, April 2026). Function names in comments are those of robots.cc. */
export const google: Dialect = {
  id: "google",
  title: "Google’s parser",
  source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
  fileLimit: null,
  // Google's specification as of 2026, "Handling of errors and HTTP status codes".
  responses: {
    ...documentedResponses,
    source: {
      title: "How Google interprets the robots.txt specification (2026)",
      url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
    },
    notes: [
      "429 is excepted from the client errors without a rule of its own; Google’s page on the crawl rate treats it as a server error.",
      "After 30 days Google only crawls as if there were no file if the rest of the site answers; else it stops.",
      KEPT_FOR_LONGER,
    ],
    clientErrors: { 429: disallow("rate-limited") },
    serverError: ladder(disallow("server-error")),
    // "DNS and network errors … are treated as server errors."
    unreachable: ladder(disallow("unreachable")),
  },
  syntax: {
    ...standardSyntax,
    // Parse: a line buffer of 2083 * 8 bytes whose last one is the terminator.
    lineLimit: 2083 * 8 - 1,
    nulEndsLine: true,
    // absl::ascii_isspace: tab, LF, VT, FF, CR, space.
    isBlank: (unit) => unit === 0x20 || (unit >= 0x09 && unit <= 0x0d),
    fieldNamed: fieldWithPrefix,
    partedWithoutColon: blankBetweenTwoWords,
  },
  // HandleUnknownAction and HandleSitemap leave the agent list open.
  grouping: standardGrouping,
  agents: { ...exactAgents, tokenOf },
  schemes: WEB_AND_FTP,
  robotsTxtAllowed: false,
  alsoMeans,
  patternOf: (path) => patternOf(escapePattern(path)),
  // Matches: octet by octet, as given.
  targetOf: givenTarget,
  precedence: "longest",
};

// ParsedRobotsKey, KeyIs…: a key counts when it begins with one of these, tried in this order.
const PREFIXES: readonly (readonly [prefix: string, name: FieldName])[] = [
  ["user-agent", "user-agent"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
  ["sitemap", "sitemap"],
  ["site-map", "sitemap"],
];

function fieldWithPrefix(key: string): FieldName | null {
  const start = lowerCase(key.slice(0, 10));
  for (const [prefix, name] of PREFIXES) if (start.startsWith(prefix)) return name;
  return fieldNamed(key);
}

/** HandleUserAgent: `*` alone or before white space is global; ExtractUserAgent cuts the rest at the first other character. */
function tokenOf(value: string): string {
  if (/^\*(?:[\t-\r ]|$)/.test(value)) return "*";
  return lowerCase(value.slice(0, /[^A-Za-z_-]|$/.exec(value)?.index));
}

/** GetKeyAndValueFrom: without a colon, blanks separate if the line has exactly two words. */
function blankBetweenTwoWords(line: string): number | null {
  return /^[^ \t]+(?=[ \t]+[^ \t]+$)/.exec(line)?.[0].length ?? null;
}

/** HandleAllow: where `Allow: /dir/index.htm…` does not match, `/dir/$` is tried. Never for Disallow. */
function alsoMeans(path: string, allows: boolean): string | null {
  const slash = allows ? path.lastIndexOf("/") : -1;
  return slash >= 0 && path.startsWith("/index.htm", slash) ? `${path.slice(0, slash + 1)}$` : null;
}

/** MaybeEscapePattern: escapes in upper case, octets from 0x80 escaped, all else as it is. */
function escapePattern(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|[^\0-\x7f]/gu, (found) =>
    found.startsWith("%") ? found.toUpperCase() : percentEncode(found),
  );
}

/** The first 12 hours nothing, then the copy for 30 days or, without one, everything; then as if there were no file. */
function ladder(first: Meaning): OutagePolicy {
  return {
    short: either(first),
    "over-12-hours": { withCopy: cachedCopy, withoutCopy: allow("no-copy") },
    "over-30-days": either(allow("long-outage")),
  };
}
