import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import type { ResponsePolicy } from "../parse/response.ts";
import { quotingOf, requote } from "../url/quoting.ts";
import { WEB_AND_FTP } from "../url/scope.ts";
import { pathOf } from "../url/url.ts";
import { allow, disallow, followed, read, until30Days } from "./response-meanings.ts";
import { targetFor, usual } from "./shared.ts";

/** RFC 9309, Robots Exclusion Protocol (September 2022). The comments give its sections. */
export const rfc9309: Dialect = {
  // 2.2, ABNF: field names are quoted strings, so their case does not matter; 2.2.4 lets crawlers be
  // lenient with other records only.
  // 2.2: a group is user-agent lines, then rules; 2.2.4: other records must not interfere.
  // 2.2.1: product tokens are compared whole, in any case. The grammar has no digits or dots; tokens
  // that have them are compared in the same way, because real crawlers use them.
  // 2.5: crawlers SHOULD have a size limit, and it MUST be at least 500 KiB; here the whole file is read.
  ...usual,
  id: "rfc9309",
  title: "RFC 9309",
  isDocument: true,
  source: { title: "RFC 9309", url: "https://www.rfc-editor.org/rfc/rfc9309" },
  responses: {
    // 2.3.1.1: "the crawler MUST follow the parseable rules"; HTML pages are not mentioned.
    html: read("lines-in-html"),
    // 2.5: "The parsing limit MUST be at least 500 kibibytes".
    tooLarge: read("beginning-read"),
    // 2.3.1.2: at least five, "even across authorities", "in the context of the initial authority";
    // after that, crawlers MAY assume that the file is unavailable.
    redirects: followed(5, allow("too-many-redirects")),
    // 2.3.1.3: "MAY access any resources on the server", for 400 to 499.
    clientErrors: {},
    otherClientError: allow("no-file"),
    // 2.3.1.4: "MUST assume complete disallow", for server and network errors; after "a reasonably
    // long period of time (for example, 30 days)" crawlers MAY assume that the file is unavailable,
    // or continue to use a cached copy. Here they use the copy if there is one.
    serverError: until30Days(disallow("server-error"), "long-outage"),
    unreachable: until30Days(disallow("unreachable"), "long-outage"),
    // 2.4: "SHOULD NOT use the cached version for more than 24 hours".
    cacheHours: 24,
  },
  schemes: WEB_AND_FTP,
  // 2.2.2: "The /robots.txt URI is implicitly allowed."
  robotsTxtAllowed: true,
  patternOf: rulePattern,
  targetOf,
};

/** What responses mean in RFC 9309, for parsers whose documentation says nothing. */
export const assumedRfc9309: ResponsePolicy = { ...rfc9309.responses, cacheHours: null };

/** 2.2, empty-pattern: a rule without a path matches nothing. */
function rulePattern(path: string): Pattern {
  if (path === "") return NOTHING;
  const normal = normalise(path);
  const query = normal.indexOf("?");
  const compared =
    query < 0 ? normal : normal.slice(0, query) + decodeDelimiters(normal.slice(query));
  return patternOf(compared, /%2[4A]/.test(compared) ? literally : null, query >= 0);
}

function targetOf(url: string): Target {
  const path = normalise(pathOf(url));
  // Without a percent sign there is nothing to decode.
  if (!path.includes("%")) return targetFor(path);
  const query = path.indexOf("?");
  if (query < 0) return { path: literally(path), queryPath: literally(path) };
  const decoded = path.slice(0, query) + decodeDelimiters(path.slice(query));
  return { path: literally(path), queryPath: literally(decoded) };
}

/**
 * 2.2.2: bytes outside US-ASCII, and characters that no URI may contain, are percent-encoded;
 * percent-encoded characters that are unreserved are decoded; other percent-encodings are written in
 * upper case (RFC 3986 6.2.2.1).
 */
function normalise(path: string): string {
  return requote(path, NORMAL);
}

const NORMAL = quotingOf(/[\w.~-]/, /(?:%[0-9A-Fa-f]{2}|[^!#-;=?-Z_a-z~])+/g);

/**
 * 2.2.2, second row of the table: in a query, `https://foo.bar` and `https%3A%2F%2Ffoo.bar` are
 * equal. The table compares both encoded. Both decoded are equal in the same cases, and have the
 * length that a person counts.
 */
function decodeDelimiters(query: string): string {
  return query.replace(/%(?:2F|3A|3F|40)/g, (found) =>
    String.fromCharCode(Number.parseInt(found.slice(1), 16)),
  );
}

/** 2.2.3: `%2A` and `%24` in a rule match a star and a dollar of the URL, percent-encoded or not. */
function literally(piece: string): string {
  return piece.replace(/%2A/g, "*").replace(/%24/g, "$");
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "September 2022",
  usedBy: "crawlers whose parser is not known",
  checked: "the text, with a case for each sentence",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  notes: [
    "RFC 9309 does not mention a byte order mark. The playground ignores it.",
    // 2.2.2.
    "The longest rule wins. The playground measures the rule itself, as Google’s parser does, not the part of the URL that it matches.",
    // 2.5.
    "A parser must read at least 500 KiB of a file. The playground reads the whole file.",
    // 2.3.1.4.
    "If robots.txt stays unreachable for a long time, for example 30 days, a crawler may act as if there were no file. The playground then uses the cached copy, if there is one.",
  ],
};
