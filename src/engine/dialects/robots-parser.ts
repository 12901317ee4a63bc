import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import { pathOf, percentEncode } from "../url/url.ts";
import { always, anyText, open } from "./response-meanings.ts";
import { standardGrouping, standardSyntax, trimmed, withoutDots } from "./shared.ts";

const callersDuty = open("callers-duty");

/** robots-parser 3.0.1 of npm. Function names in comments are those of its Robots.js. */
export const robotsParser: Dialect = {
  id: "robots-parser",
  title: "robots-parser (npm)",
  source: {
    title: "samclarke/robots-parser 3.0.1, Robots.js",
    url: "https://github.com/samclarke/robots-parser",
  },
  fileLimit: null,
  // npm robots-parser is given a text and fetches none.
  responses: {
    ...anyText,
    source: { title: "npm robots-parser", url: "https://www.npmjs.com/package/robots-parser" },
    notes: [
      "The package reads the text it is given; what an answer means is for its caller to say.",
    ],
    redirects: {
      limit: null,
      followed: callersDuty,
      toOtherHost: callersDuty,
      beyond: callersDuty,
    },
    clientErrors: {},
    otherClientError: callersDuty,
    serverError: always(callersDuty),
    unreachable: always(callersDuty),
    cacheHours: null,
  },
  syntax: {
    ...standardSyntax,
    // trimLine: String.trim takes a byte order mark for white space.
    skipsMark: false,
    isBlank: (unit) => unit === 0x20 || unit === 0x09 || isTrimmed(unit),
  },
  grouping: {
    ...standardGrouping,
    // parseRobots, isNoneUserAgentState: set by any line with a colon and a key.
    closesAgents: "every",
    // addRule, setCrawlDelay: only these make an entry for the agents, with or without a value.
    countsWith: ["allow", "disallow", "crawl-delay"],
    // parseRobots: an agent without a name ends the list before it and names nobody.
    agentsOf: (agents) => agents.filter(({ name }) => name !== ""),
  },
  agents: {
    tokenOf: withoutVersion,
    // _getRule: no name at all is `*`.
    nameOf: (crawler) => withoutVersion(crawler || "*"),
    strength: "exact",
  },
  robotsTxtAllowed: false,
  alsoMeans: () => null,
  patternOf: rulePattern,
  targetOf,
  // findRule.
  precedence: "longest",
};

function isTrimmed(unit: number): boolean {
  return (unit < 0x20 || unit > 0x7f) && String.fromCharCode(unit).trim() === "";
}

/** formatUserAgent. */
function withoutVersion(name: string): string {
  return name.toLowerCase().replace(/\/.*$/s, "").trim();
}

/** addRule: a rule without a path is none. normaliseEncoding: all but URI characters and `%` is escaped. */
function rulePattern(path: string): Pattern {
  if (path === "") return NOTHING;
  const wellFormed = path.replace(/\p{Cs}/gu, "\ufffd");
  return patternOf(withUpperEscapes(encodeURI(wellFormed).replace(/%25/g, "%")));
}

/** _getRule: pathname and search of a WHATWG URL. */
function targetOf(url: string): Target {
  const cleaned = trimmed(url, (unit) => unit <= 0x20).replace(/[\t\n\r]/g, "");
  const [, place = "", search = ""] = /^([^?#]*)(\?[^#]+)?/.exec(cleaned) ?? [];
  const path = withUpperEscapes(
    pathname(place) + search.replace(/(?:[^!-~]|["'<>])+/gu, percentEncode),
  );
  return { path, queryPath: path };
}

/** URL Standard, path state: backslashes are slashes, dot segments are resolved in either spelling. */
function pathname(place: string): string {
  const slashed = place.replaceAll("\\", "/");
  const origin = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\/+[^/]*/.exec(slashed)?.[0];
  const path = origin === undefined ? pathOf(slashed) : slashed.slice(origin.length);
  const plain = path.replace(/(?<=\/)(?:\.|%2e){1,2}(?=\/|$)/gi, (dots) =>
    dots.replace(/%2e/gi, "."),
  );
  return withoutDots(plain, "dropped").replace(/(?:[^!-~]|["<>^`{}])+/gu, percentEncode);
}

/** urlEncodeToUpper. */
function withUpperEscapes(path: string): string {
  return path.replace(/(?:%[0-9A-Fa-f]{2})+/g, (found) => found.toUpperCase());
}
