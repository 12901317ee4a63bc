import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { type Quoting, quotingOf, requote } from "../url/quoting.ts";
import { pathOf } from "../url/url.ts";
import { always, anyText, open } from "./response-meanings.ts";
import { standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { trimmed, withoutDots } from "./shared-later.ts";

const callersDuty = open("callers-duty");

/** robots-parser 3.0.1 of npm. The comments name functions of its Robots.js. */
export const robotsParser: Dialect = {
  // findRule: the longest pattern wins.
  ...usual,
  id: "robots-parser",
  title: "robots-parser (npm)",
  source: {
    title: "samclarke/robots-parser 3.0.1, Robots.js",
    url: "https://github.com/samclarke/robots-parser",
  },
  // The package parses the text that it is given. Its caller decides what a response means.
  responses: {
    ...anyText,
    redirects: {
      limit: null,
      followed: callersDuty,
      toOtherHost: callersDuty,
      beyond: callersDuty,
    },
    otherClientError: callersDuty,
    serverError: always(callersDuty),
    unreachable: always(callersDuty),
  },
  syntax: {
    ...standardSyntax,
    // trimLine: String.trim treats a byte order mark as white space.
    skipsMark: false,
    isBlank: (unit) => unit === 0x20 || unit === 0x09 || isTrimmed(unit),
  },
  grouping: {
    ...standardGrouping,
    // parseRobots, isNoneUserAgentState: set by any line with a colon and a key.
    closesAgents: "every",
    // addRule, setCrawlDelay: only these make an entry for the tokens, with or without a value.
    countsWith: ["allow", "disallow", "crawl-delay"],
    // parseRobots: a user-agent line without a token ends the list before it, and applies to no crawler.
    agentsOf: (agents) => agents.filter(({ name }) => name !== ""),
  },
  agents: {
    tokenOf: withoutVersion,
    // _getRule: an empty name is `*`.
    nameOf: (crawler) => withoutVersion(crawler || "*"),
    strength: "exact",
  },
  patternOf: rulePattern,
  targetOf,
};

function isTrimmed(unit: number): boolean {
  return (unit < 0x20 || unit > 0x7f) && String.fromCharCode(unit).trim() === "";
}

/** formatUserAgent. */
function withoutVersion(name: string): string {
  return name.toLowerCase().replace(/\/.*$/s, "").trim();
}

/** addRule: a rule without a path is ignored. normaliseEncoding: percent-encodes everything but URI characters and `%`. */
function rulePattern(path: string): Pattern {
  if (path === "") return NOTHING;
  return patternOf(requote(path, URI));
}

/** _getRule: pathname and search of a WHATWG URL. */
function targetOf(url: string): Target {
  const cleaned = trimmed(url, (unit) => unit <= 0x20).replace(/[\t\n\r]/g, "");
  const [, place = "", search = ""] = /^([^?#]*)(\?[^#]+)?/.exec(cleaned) ?? [];
  return targetFor(pathname(place) + requote(search, QUERY));
}

/** URL Standard, path state: backslashes become slashes, and dot segments are resolved, percent-encoded or not. */
function pathname(place: string): string {
  const slashed = place.replaceAll("\\", "/");
  const origin = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\/+[^/]*/.exec(slashed)?.[0];
  const path = origin === undefined ? pathOf(slashed) : slashed.slice(origin.length);
  const plain = path.replace(/(?<=\/)(?:\.|%2e){1,2}(?=\/|$)/gi, (dots) =>
    dots.replace(/%2e/gi, "."),
  );
  return requote(withoutDots(plain, "dropped"), PATH);
}

// normaliseEncoding, URL Standard and urlEncodeToUpper: percent-encodings stay, in upper case.
const NONE = /(?!)/;
const URI: Quoting = {
  ...quotingOf(NONE, /(?:%[0-9A-Fa-f]{2}|[^!#-;=?-Z_a-z~])+/g),
  readRun: (run) => run.replace(/\p{Cs}/gu, "\ufffd"),
};
const PATH = quotingOf(NONE, /(?:%[0-9A-Fa-f]{2}|[^!#-;=?-\]_a-z|~])+/g);
const QUERY = quotingOf(NONE, /(?:%[0-9A-Fa-f]{2}|[^!#-&(-;=?-~])+/g);

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "3.0.1, 2023",
  usedBy: "Lighthouse, Crawlee, simplecrawler and other programs in Node",
  checked: "run: 1,600 of 1,600 random, 183 of 183 decisive",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  notes: [
    "The name of a crawler ends at its first slash. So a caller that passes a whole User-Agent header often asks as mozilla.",
    "Crawlee always asks as *, and obeys the body of every response, even with status code 404 or 503. It drops Sitemap lines that are relative or name another host. For simplecrawler, a 404 or 503 means that there are no rules.",
    "If a URL and the file differ in scheme, host or port, the package gives no verdict. If the site is known, the playground says that this file does not apply; otherwise it treats the URL as one of the site.",
    "The package gets text, so its caller decodes the bytes. The playground reads bytes that are not UTF-8 as U+FFFD.",
    "The package resolves URLs by the URL Standard. The playground follows its current edition, in which ^ in a path is percent-encoded.",
    "The package reads example.com/a as a path. The playground reads it as a URL without a scheme, as for every parser.",
  ],
};
