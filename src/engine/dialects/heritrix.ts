import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import { unquote } from "../url/unquote.ts";
import { pathOf } from "../url/url.ts";
import { allow, always, anyText, followed, read } from "./response-meanings.ts";
import { standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { linesWithoutTags, withoutDots, withReplacements } from "./shared-later.ts";
import { DIALECT_TITLES } from "./titles.ts";

/** Heritrix 3.15.0, the crawler of the Internet Archive. The comments name methods of Robotstxt, unless they name another class. */
export const heritrix: Dialect = {
  // RobotsDirectives.allows: the longest Disallow must be longer than the longest Allow.
  ...usual,
  id: "heritrix",
  title: DIALECT_TITLES.heritrix,
  source: {
    title: "Heritrix 3.15.0, Robotstxt.java",
    url: "https://github.com/internetarchive/heritrix3",
  },
  // CrawlServer.updateRobots: any status but 2xx, and a file that could not be fetched three times,
  // means no rules. PreconditionEnforcer fetches it again after 24 hours.
  responses: {
    ...anyText,
    tooLarge: read("beginning-read"),
    redirects: followed(0, allow("not-200")),
    otherClientError: allow("no-file"),
    serverError: always(allow("fails-open")),
    unreachable: always(allow("fails-open")),
    cacheHours: 24,
  },
  // MAX_SIZE, in characters; the last line is dropped if it is not whole.
  fileLimit: { octets: 500 * 1024, beyond: "rest-ignored", wholeLines: true },
  syntax: {
    ...standardSyntax,
    // CrawlServer decodes the file, so other bytes than UTF-8 become U+FFFD.
    sight: () => withoutTagsAndBytes,
    skipsMark: false,
    // String.trim.
    isBlank: (unit) => unit <= 0x20,
    keyFirst: gluedField,
  },
  grouping: {
    ...standardGrouping,
    // hasDirectives. A Crawl-delay counts if it begins with a number (see gluedField).
    closesAgents: ["allow", "disallow", "crawl-delay"],
    joins: "resumed",
  },
  agents: {
    tokenOf: (value) => value.toLowerCase(),
    // getDirectivesFor: the first name that occurs in the crawler's name, whose case is kept.
    nameOf: (crawler) => crawler,
    strength: (token, name) => (name.includes(token) ? 1 : 0),
  },
  // PreconditionEnforcer.considerRobotsPreconditions; targetOf leaves its query away.
  robotsTxtAllowed: true,
  patternOf: rulePattern,
  targetOf,
};

function withoutTagsAndBytes(text: string): string {
  return linesWithoutTags(withReplacements(text));
}

const UNREAD = { key: 0, value: 0 };

/** A field counts only where its colon follows at once, and only in a line without the line ends of Unicode, at which `.` of Java stops. */
function gluedField(line: string): { readonly key: number; readonly value: number } | null {
  const known = /^(?:user-agent|disallow|allow|crawl-delay)[\0- ]*:/i.exec(line)?.[0];
  if (known === undefined) return null;
  if (/[\0- ]/.test(known) || /[\x85\u2028\u2029]/.test(line)) return UNREAD;
  const value = line.slice(known.length);
  // Float.parseFloat of what comes before the first other character.
  const isNumber = /^[\0- ]*(?:\d+\.?\d*|\.\d+)(?![\d.])/.test(value);
  return /^crawl/i.test(known) && !isNumber
    ? UNREAD
    : { key: known.length - 1, value: known.length };
}

/** A star at the end is removed. RobotsDirectives.addDisallow: then a `*`, or a `$` at the end, makes a wildcard, which is searched from left to right without going back. */
function rulePattern(value: string): Pattern {
  const path = value.endsWith("*") ? value.slice(0, -1) : value;
  if (path === "") return NOTHING;
  const { pieces, anchored, octets, inQuery } = patternOf(path);
  if (pieces.length === 1 && !anchored) return { pieces, anchored, octets, inQuery, sortsAs: path };
  return { pieces, anchored, octets, inQuery, firstFit: pieces.at(-1) !== "" };
}

/** UsableURIFactory, then LaxURI.getPathQuery: percent-encodings are decoded, rules are not. */
function targetOf(url: string): Target {
  const [whole = ""] = url.split("#", 1);
  const given = pathOf(whole.replace(/^[^?]*/, (place) => place.replaceAll("\\", "/")));
  const query = given.indexOf("?");
  const path = withoutDots(query < 0 ? given : given.slice(0, query), "dropped");
  if (path === "/robots.txt") return targetFor(path);
  const search = query < 0 || query === given.length - 1 ? "" : given.slice(query);
  return targetFor(unquote((path + search).replaceAll("+", " ")));
}
