import type { Dialect } from "../parse/dialect.ts";
import { googlePre2019Responses } from "../responses/google.ts";
import { WEB_AND_FTP } from "../url/scope.ts";
import { documentedNames, openWithWildcard, withoutTrailingStar } from "./google-2019.ts";
import { rfc9309 } from "./rfc9309.ts";
import { standardGrouping, standardSyntax } from "./shared.ts";

/**
 * "Robots.txt Specifications", Google's document before July 2019 (read in its Portuguese and its
 * younger Bengali edition). Sections in comments are its own.
 */
export const googlePre2019: Dialect = {
  id: "google-pre-2019",
  title: "Google before July 2019",
  source: {
    title: "Google, Robots.txt Specifications, before July 2019",
    url: "https://web.archive.org/web/2018/https://developers.google.com/search/reference/robots_txt",
  },
  // "File format".
  fileLimit: { octets: 500_000, beyond: "rest-ignored" },
  responses: googlePre2019Responses,
  syntax: standardSyntax,
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
  schemes: WEB_AND_FTP,
  robotsTxtAllowed: rfc9309.robotsTxtAllowed,
  alsoMeans: () => null,
  patternOf: (path) => withoutTrailingStar(withSlash(path)),
  targetOf: rfc9309.targetOf,
  precedence: "longest",
  settle: openWithWildcard,
  leavesOpen:
    "“The order of precedence for rules with wildcards is undefined.” (Google, Robots.txt Specifications, before July 2019, order of precedence for group-member records)",
};

/** "Group-member records": "If a path without a beginning slash is found, it may be assumed to be there." */
function withSlash(path: string): string {
  return path === "" || path.startsWith("/") ? path : `/${path}`;
}
