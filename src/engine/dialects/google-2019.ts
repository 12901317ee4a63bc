import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { AboutDialect, AgentMatching, Dialect, Settlement } from "../parse/dialect.ts";
import type { Rule } from "../parse/types.ts";
import { lowerCase } from "../text/characters.ts";
import { documentedResponses } from "./google.ts";
import { disallow, until30Days } from "./response-meanings.ts";
import { rfc9309 } from "./rfc9309.ts";

/**
 * "All non-matching text is ignored (for example, both googlebot/1.2 and googlebot* are equivalent
 * to googlebot)": text after a token is ignored. Digits and dots belong to the token, although the
 * grammar of 2019 does not have them, because real crawlers use them.
 */
export const documentedNames: Pick<AgentMatching, "tokenOf" | "nameOf"> = {
  tokenOf: (value) => (/^\*(?![^ \t])/.test(value) ? "*" : nameOf(value)),
  nameOf,
};

function nameOf(text: string): string {
  return lowerCase(text.slice(0, /[^A-Za-z0-9._-]|$/.exec(text)?.index));
}

/**
 * "Equivalent to /fish. The trailing wildcard is ignored." With a star anywhere else, precedence is
 * undefined. "If no path is specified, the directive is ignored."
 */
export function withoutTrailingStar(path: string): Pattern {
  let end = path.length;
  while (path[end - 1] === "*") end--;
  return path === "" ? NOTHING : rfc9309.patternOf(path.slice(0, end));
}

/** The document leaves open whether the longest Allow or the longest Disallow wins, where either has a wildcard. */
export function openWithWildcard(matching: readonly [Rule, ...Rule[]]): Settlement {
  const allow = longest(matching, true);
  const disallow = longest(matching, false);
  if (allow && disallow && (hasWildcard(allow) || hasWildcard(disallow)))
    return { kind: "open", allow, disallow };
  // "The most specific rule based on the length of the [path] entry will trump the less specific
  // (shorter) rule."
  return { kind: "decided", rule: matching[0] };
}

/** Of several equally long rules one with a wildcard, so that the order of lines does not matter. */
function longest(matching: readonly Rule[], allows: boolean): Rule | undefined {
  const rules = matching.filter((rule) => rule.allows === allows);
  const octets = rules[0]?.pattern.octets;
  return rules.find((rule) => rule.pattern.octets === octets && hasWildcard(rule)) ?? rules[0];
}

function hasWildcard({ pattern }: Rule): boolean {
  return pattern.pieces.length > 1;
}

/**
 * "Robots.txt Specifications", Google's documentation as published on 1 July 2019 (read in its
 * Indonesian and Thai editions), not the parser released that day. The comments give its sections.
 */
export const google2019: Dialect = {
  // "File format": a byte order mark is ignored; errors or typos in fields are not supported.
  // "Grouping of lines and rules": a group without rules allows all. "Order of precedence for
  // user-agents": groups of one user-agent are combined.
  ...rfc9309,
  id: "google-2019",
  title: "Google in July 2019",
  source: {
    title: "Google, Robots.txt Specifications, July 2019",
    url: "https://web.archive.org/web/2019/https://developers.google.com/search/reference/robots_txt",
  },
  // "File format": 500 kibibytes; "content after the maximum file size is ignored".
  fileLimit: { octets: 500 * 1024, beyond: "rest-ignored" },
  // "Handling HTTP result codes". If Google knows that a site sends 5xx for missing pages, it treats
  // the 5xx as 404. "Unreachable for more than 30 days: the last cached copy is used, or if
  // unavailable, no restrictions." Network errors "will be treated as a server error".
  responses: {
    ...documentedResponses,
    serverError: until30Days(disallow("server-error"), "no-copy"),
    unreachable: until30Days(disallow("unreachable"), "no-copy"),
  },
  // "Even if there is an entry for a related crawler, it is only valid if it is specifically matching."
  agents: { ...documentedNames, strength: "exact" },
  // "Group-member rules": "The path value must start with / to designate the root."
  patternOf: (path) => (path.startsWith("/") ? withoutTrailingStar(path) : NOTHING),
  settle: openWithWildcard,
  leavesOpen:
    "For “allow: /page” and “disallow: /*.htm”, the documentation says of http://example.com/page.htm: “Verdict: undefined” (Google, Robots.txt Specifications, July 2019, example situations)",
};

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "July 2019",
  usedBy: "no crawler today",
  checked: "its document",
  wins: "longest; some verdicts are undefined",
  wildcards: true,
  notes: [
    "The documentation calls product tokens case-sensitive, but in its own table Googlebot follows the group “googlebot”. The playground ignores case.",
    "The documentation says that the least restrictive of conflicting rules wins, “including those with wildcards”. But its table calls the verdict on /page.htm undefined for “allow: /page” and “disallow: /*.htm”.",
    "If both an Allow and a Disallow match, the verdict can be undefined. In the playground it is undefined if the longest Allow or the longest Disallow has a wildcard before its end. If not, the longer rule wins, and Allow wins a tie.",
    // https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec
    "Google’s current documentation decides this case by length. This is the documentation of July 2019.",
    // github.com/google/robotstxt dd2f750, 25 June 2019.
    "The parser that Google released on the same day differs: it accepts misspelled fields, and it counts a trailing wildcard.",
    "A path must start with a slash. Any other rule, including “*”, matches nothing.",
    "The length of a path with characters outside ASCII is not documented. The playground counts them percent-encoded, as Google’s parser does.",
    "For characters outside ASCII, the documentation says which percent-encodings are equal. For all other characters it does not, and the playground follows RFC 9309.",
    "The documentation does not say whether /robots.txt is always allowed. The playground allows it, as in RFC 9309.",
  ],
};
