import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { AgentMatching, Dialect, Settlement } from "../parse/dialect.ts";
import type { Meaning, OutagePolicy } from "../parse/response.ts";
import type { Rule } from "../parse/types.ts";
import { lowerCase } from "../text/characters.ts";
import { WEB_AND_FTP } from "../url/scope.ts";
import { documentedResponses, KEPT_FOR_LONGER } from "./google.ts";
import { allow, cachedCopy, disallow, either } from "./response-meanings.ts";
import { rfc9309 } from "./rfc9309.ts";
import { standardGrouping, standardSyntax } from "./shared.ts";

/**
 * "All non-matching text is ignored (for example, both googlebot/1.2 and googlebot* are equivalent
 * to googlebot)": what follows a name is not the name's. Digits and dots are, though outside the
 * grammar of 2019, for crawlers called so exist.
 */
export const documentedNames: Pick<AgentMatching, "tokenOf" | "nameOf"> = {
  tokenOf: (value) => (/^\*(?![^ \t])/.test(value) ? "*" : nameOf(value)),
  nameOf,
};

function nameOf(text: string): string {
  return lowerCase(text.slice(0, /[^A-Za-z0-9._-]|$/.exec(text)?.index));
}

/**
 * "Equivalent to /fish. The trailing wildcard is ignored." A star anywhere else is one that
 * precedence is left open for. "If no path is specified, the directive is ignored."
 */
export function withoutTrailingStar(path: string): Pattern {
  let end = path.length;
  while (path[end - 1] === "*") end--;
  return path === "" ? NOTHING : rfc9309.patternOf(path.slice(0, end));
}

/** Whether the longest Allow or the longest Disallow wins is open where either has a wildcard. */
export function openWithWildcard(matching: readonly [Rule, ...Rule[]]): Settlement {
  const allow = longest(matching, true);
  const disallow = longest(matching, false);
  if (allow && disallow && (hasWildcard(allow) || hasWildcard(disallow)))
    return { kind: "open", allow, disallow };
  return decidedByLength(matching);
}

/** "The most specific rule based on the length of the [path] entry will trump the less specific (shorter) rule." */
function decidedByLength(matching: readonly [Rule, ...Rule[]]): Settlement {
  const [rule] = matching;
  return { kind: "decided", rule };
}

/** One with a wildcard where there are several, so that the order of lines does not matter. */
function longest(matching: readonly Rule[], allows: boolean): Rule | undefined {
  const rules = matching.filter((rule) => rule.allows === allows);
  const octets = rules[0]?.pattern.octets;
  return rules.find((rule) => rule.pattern.octets === octets && hasWildcard(rule)) ?? rules[0];
}

function hasWildcard({ pattern }: Rule): boolean {
  return pattern.pieces.length > 1;
}

/**
 * "Robots.txt Specifications", Google's document as published on 1 July 2019 (read in its
 * Indonesian and Thai editions), not the parser released that day. Sections in comments are its own.
 */
export const google2019: Dialect = {
  id: "google-2019",
  title: "Google, July 2019",
  source: {
    title: "Google, Robots.txt Specifications, July 2019",
    url: "https://web.archive.org/web/2019/https://developers.google.com/search/reference/robots_txt",
  },
  // "File format": 500 kibibytes; "content after the maximum file size is ignored".
  fileLimit: { octets: 500 * 1024, beyond: "rest-ignored" },
  // "File format": byte order mark ignored; simple errors or typos in fields are not supported.
  // Google's specification of 1 July 2019, "Handling HTTP result codes".
  responses: {
    ...documentedResponses,
    source: {
      title: "Google, Robots.txt Specifications, July 2019",
      url: "https://web.archive.org/web/2019/https://developers.google.com/search/reference/robots_txt",
    },
    notes: [
      "If a site is known to answer 5xx for pages that do not exist, its 5xx is treated as 404.",
      KEPT_FOR_LONGER,
    ],
    serverError: until30Days(disallow("server-error")),
    // "… will be treated as a server error."
    unreachable: until30Days(disallow("unreachable")),
  },
  syntax: standardSyntax,
  // "Grouping of lines and rules": a group without rules allows all. "Order of precedence for
  // user-agents": groups of one user-agent are combined.
  grouping: standardGrouping,
  // "Even if there is an entry for a related crawler, it is only valid if it is specifically matching."
  agents: { ...documentedNames, strength: "exact" },
  schemes: WEB_AND_FTP,
  robotsTxtAllowed: rfc9309.robotsTxtAllowed,
  alsoMeans: () => null,
  // "Group-member rules": "The path value must start with / to designate the root."
  patternOf: (path) => (path.startsWith("/") ? withoutTrailingStar(path) : NOTHING),
  targetOf: rfc9309.targetOf,
  precedence: "longest",
  settle: openWithWildcard,
  leavesOpen:
    "“allow: /page”, “disallow: /*.htm”, http://example.com/page.htm: “Verdict: undefined” (Google, Robots.txt Specifications, July 2019, example situations)",
};

/** "Unreachable for more than 30 days: the last cached copy is used, or if unavailable, no restrictions." */
function until30Days(first: Meaning): OutagePolicy {
  return {
    short: either(first),
    "over-12-hours": either(first),
    "over-30-days": { withCopy: cachedCopy, withoutCopy: allow("no-copy") },
  };
}
