import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { documentedResponses } from "./google.ts";
import { documentedNames, openWithWildcard, withoutTrailingStar } from "./google-2019.ts";
import { always, disallow, either, open } from "./response-meanings.ts";
import { rfc9309 } from "./rfc9309.ts";
import { standardGrouping } from "./shared.ts";

/**
 * "Robots.txt Specifications", Google's documentation before July 2019 (read in its Portuguese and
 * its newer Bengali edition). The comments give its sections.
 */
export const googlePre2019: Dialect = {
  ...rfc9309,
  id: "google-pre-2019",
  title: "Google before July 2019",
  source: {
    title: "Google, Robots.txt Specifications, before July 2019",
    url: "https://web.archive.org/web/2018/https://developers.google.com/search/reference/robots_txt",
  },
  // "File format".
  fileLimit: { octets: 500_000, beyond: "rest-ignored" },
  // "Handling HTTP result codes". Redirects to disallowed URLs, and redirects in HTML, are undefined.
  // If Google knows that a site sends 5xx for missing pages, it treats the 5xx as 404.
  responses: {
    ...documentedResponses,
    // "Handling of a permanent server error is undefined."
    serverError: { ...always(disallow("server-error")), "over-30-days": either(open("left-open")) },
    // "… which cannot be fetched due to DNS or networking issues … is undefined."
    unreachable: always(open("left-open")),
  },
  grouping: {
    ...standardGrouping,
    // "Formal syntax": entries = <1>*startgroupline *(groupmemberline | nongroupline | comment).
    closesAgents: ["allow", "disallow", "sitemap"],
    // "Only one group of group-member records is valid for a particular crawler."
    joins: "none",
  },
  agents: {
    ...documentedNames,
    // "The group with the most specific user-agent that still matches": Googlebot Images follows
    // "the more generic group" googlebot.
    strength: (token, name) => (name.startsWith(token) ? token.length : 0),
  },
  patternOf: (path) => withoutTrailingStar(withSlash(path)),
  settle: openWithWildcard,
  leavesOpen:
    "“The order of precedence for rules with wildcards is undefined.” (Google, Robots.txt Specifications, before July 2019, order of precedence for group-member records)",
};

/** "Group-member records": "If a path without a beginning slash is found, it may be assumed to be there." */
function withSlash(path: string): string {
  return path === "" || path.startsWith("/") ? path : `/${path}`;
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "before July 2019",
  usedBy: "no crawler today",
  checked: "its document",
  wins: "longest; some verdicts are undefined",
  wildcards: true,
  notes: [
    "“The order of precedence for rules with wildcards is undefined.” In the playground, the verdict is undefined if the longest Allow or the longest Disallow has a wildcard before its end.",
    "Only the table of the Bengali edition says that Allow wins a tie (“/folder” against “/folder”). The Portuguese edition has “/folder/” against “/folder” instead.",
    "The documentation leaves undefined how a misspelled field such as “useragent” is handled. The playground ignores it.",
    "The Portuguese edition calls field names case-sensitive; the Bengali edition calls them case-insensitive. The playground ignores case.",
    "Only one group applies to a crawler. The documentation does not say which of two groups with the same token applies, and calls the order of groups irrelevant. The playground uses the first.",
    "User-agent lines “directly in sequence” share their rules. A Sitemap line between them separates them, according to the grammar; unknown fields do not.",
    "Only the Portuguese edition says that a missing slash at the start of a path may be added. The playground adds it.",
    "The size limit is “500 kilobytes (KB)”, and the rest “may be ignored”. The playground reads 500,000 bytes and ignores the rest.",
    "The length of a path with characters outside ASCII is not documented. The playground counts them percent-encoded, as Google’s parser does.",
    "For characters outside ASCII, the documentation says which percent-encodings are equal. For all other characters it does not, and the playground follows RFC 9309.",
    "The documentation does not say whether /robots.txt is always allowed. The playground allows it, as in RFC 9309.",
  ],
};
