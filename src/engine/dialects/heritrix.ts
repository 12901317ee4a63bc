import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { resumed } from "../parse/joinings.ts";
import { unquote } from "../url/unquote.ts";
import { pathOf } from "../url/url.ts";
import { allow, always, anyText, followed, read } from "./response-meanings.ts";
import { standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { linesWithoutTags, withoutDots, withReplacements } from "./shared-later.ts";

/** Heritrix 3.15.0, the crawler of the Internet Archive. The comments name methods of Robotstxt, unless they name another class. */
export const heritrix: Dialect = {
  // RobotsDirectives.allows: the longest Disallow must be longer than the longest Allow.
  ...usual,
  id: "heritrix",
  title: "Heritrix",
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
    joins: resumed,
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

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "3.15.0, May 2026",
  usedBy: "the Internet Archive",
  checked: "run: 1,600 of 1,600 random, 182 of 182 decisive",
  wins: "longest, of two paths that Heritrix tries; Allow wins a tie",
  wildcards: true,
  // Robotstxt.java and RobotsDirectives.java of version 3.15.0.
  notes: [
    "Of the Disallow paths without * and $, Heritrix tries only one: the last in alphabetical order that does not come after the URL’s path. With Disallow: / and Disallow: /admin, /b is allowed. The same applies to Allow paths.",
    "Heritrix converts tokens to lower case, but not the name of the crawler. A group for FooBot applies to a crawler named foobot, and never to one named FooBot.",
    "A token with rules keeps them: a second user-agent line for it adds the next rules to the first ones. The tokens above that line in the same list get no rules.",
    "Heritrix decodes the URL, but not the rules: Disallow: /caf%C3%A9 matches no URL. Write /café. A + in the URL counts as a space.",
    "In a pattern with *, Heritrix takes each part where it first occurs. So Disallow: /*.php$ does not disallow /a.php/b.php.",
    "Heritrix reads 512,000 characters of a file and drops the last line if it is not complete. The playground counts bytes.",
    "Heritrix treats a URL with more than 2,083 characters as an error. The playground gives it a verdict.",
    // github.com/internetarchive/Zeno ef2b39b, 20 July 2026: no file contains the word “robots”.
    "The Internet Archive also crawls with Zeno, whose public code has no support for robots.txt at all (July 2026).",
  ],
};
