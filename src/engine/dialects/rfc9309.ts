import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import { rfc9309Responses } from "../responses/standards.ts";
import { WEB_AND_FTP } from "../url/scope.ts";
import { pathOf, percentEncode } from "../url/url.ts";
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
  responses: rfc9309Responses,
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
