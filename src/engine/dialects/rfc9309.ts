import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Meaning, OutagePolicy } from "../parse/response.ts";
import { WEB_AND_FTP } from "../url/scope.ts";
import { pathOf, percentEncode } from "../url/url.ts";
import { allow, assumed, cachedCopy, disallow, either, read, unsaid } from "./response-meanings.ts";
import { exactAgents, standardGrouping, standardSyntax } from "./shared.ts";

/** RFC 9309, Robots Exclusion Protocol (September 2022). Sections in comments are its own. */
export const rfc9309: Dialect = {
  id: "rfc9309",
  title: "RFC 9309",
  source: { title: "RFC 9309", url: "https://www.rfc-editor.org/rfc/rfc9309" },
  // 2.5: a limit there may be, but of at least 500 KiB; none is demanded.
  fileLimit: null,
  // 2.2, ABNF: field names are quoted strings, and so case-insensitive; 2.2.4 lets crawlers be
  // lenient with other records only.
  // RFC 9309, 2.3.1 (access results), 2.4 (caching), 2.5 (limits).
  responses: {
    source: {
      title: "RFC 9309, section 2.3.1",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1",
    },
    notes: [
      "After a reasonably long time without an answer, for example 30 days, a crawler may go on with its copy or act as if there were no file; here it goes on with the copy where it has one.",
    ],
    // 2.3.1.1: of what was downloaded, "the crawler MUST follow the parseable rules"; pages are not mentioned.
    html: unsaid(read("lines-in-html")),
    // 2.5: a limit there may be, of at least 500 KiB.
    tooLarge: read("beginning-read"),
    // 2.3.1.2: at least five, "even across authorities", "in the context of the initial authority";
    // beyond that, crawlers MAY assume that the file is unavailable.
    redirects: {
      limit: 5,
      followed: read("followed"),
      toOtherHost: read("followed"),
      beyond: allow("too-many-redirects"),
    },
    // 2.3.1.3: "MAY access any resources on the server", for 400 to 499.
    clientErrors: {},
    otherClientError: allow("no-file"),
    // 2.3.1.4: "MUST assume complete disallow", for server and network errors alike.
    serverError: until30Days(disallow("server-error")),
    unreachable: until30Days(disallow("unreachable")),
    // 2.4: "SHOULD NOT use the cached version for more than 24 hours".
    cacheHours: 24,
  },
  syntax: standardSyntax,
  // 2.2: a group is user-agent lines, then rules; 2.2.4: other records must not interfere.
  grouping: standardGrouping,
  // 2.2.1: product tokens are compared whole, without regard to case. Names with digits or dots
  // are outside the grammar; they are compared all the same, for crawlers called so exist.
  agents: exactAgents,
  // 2.2.2: "The /robots.txt URI is implicitly allowed."
  schemes: WEB_AND_FTP,
  robotsTxtAllowed: true,
  alsoMeans: () => null,
  patternOf: rulePattern,
  targetOf,
  precedence: "longest",
};

/** The meanings of RFC 9309, for parsers whose documents say nothing: treated the same way, and marked so. */
export const assumedRfc9309 = assumed(rfc9309.responses);

/** 2.2, empty-pattern: a rule without a path matches nothing. */
function rulePattern(path: string): Pattern {
  if (path === "") return NOTHING;
  const query = path.indexOf("?");
  if (query < 0) return patternOf(normalise(path), literally);
  const compared = normalise(path.slice(0, query)) + decodeDelimiters(normalise(path.slice(query)));
  return { ...patternOf(compared, literally), inQuery: true };
}

function targetOf(url: string): Target {
  const path = normalise(pathOf(url));
  const query = path.indexOf("?");
  if (query < 0) return { path: literally(path), queryPath: literally(path) };
  const decoded = path.slice(0, query) + decodeDelimiters(path.slice(query));
  return { path: literally(path), queryPath: literally(decoded) };
}

/**
 * 2.2.2: octets outside US-ASCII, and characters that no URI may contain raw, are percent-encoded;
 * encoded octets that are unreserved are decoded; the other escapes are spelled in upper case
 * (RFC 3986 6.2.2.1).
 */
function normalise(path: string): string {
  // Nearly every path is its own normal form, which is sooner seen than made.
  if (!/[^!#$&-;=?-Z_a-z~]/.test(path)) return path;
  return path.replace(/%[0-9A-Fa-f]{2}|[^!-~]|["<>[\\\]^`{|}]/gu, (found) =>
    found.length === 3 && found.startsWith("%") ? normaliseEscape(found) : percentEncode(found),
  );
}

function normaliseEscape(found: string): string {
  const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
  return /[A-Za-z0-9._~-]/.test(character) ? character : found.toUpperCase();
}

/**
 * 2.2.2, second row of the table: in a query, `https://foo.bar` and `https%3A%2F%2Ffoo.bar` are
 * the same. The table compares both encoded; both decoded is the same relation, and keeps the
 * octets that a person counts.
 */
function decodeDelimiters(query: string): string {
  return query.replace(/%(?:2F|3A|3F|40)/g, (found) =>
    String.fromCharCode(Number.parseInt(found.slice(1), 16)),
  );
}

/** 2.2.3: `%2A` and `%24` in a rule stand for a star and a dollar of the URL, however that spells them. */
function literally(piece: string): string {
  return piece.includes("%2") ? piece.replace(/%2A/g, "*").replace(/%24/g, "$") : piece;
}

function until30Days(meaning: Meaning): OutagePolicy {
  return {
    short: either(meaning),
    "over-12-hours": either(meaning),
    "over-30-days": { withCopy: cachedCopy, withoutCopy: allow("long-outage") },
  };
}
