import type { Dialect } from "../parse/dialect.ts";
import { documentedResponses } from "./google.ts";
import { documentedNames, openWithWildcard, withoutTrailingStar } from "./google-2019.ts";
import { always, disallow, either, open } from "./response-meanings.ts";
import { rfc9309 } from "./rfc9309.ts";
import { standardGrouping } from "./shared.ts";
import { DIALECT_TITLES } from "./titles.ts";

/**
 * "Robots.txt Specifications", Google's documentation before July 2019 (read in its Portuguese and
 * its newer Bengali edition). The comments give its sections.
 */
export const googlePre2019: Dialect = {
  ...rfc9309,
  id: "google-pre-2019",
  title: DIALECT_TITLES["google-pre-2019"],
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
