import type { Dialect } from "../dialect.ts";
import { NOTHING } from "../pattern.ts";
import { google2019Responses } from "../responses/google.ts";
import { WEB_AND_FTP } from "../scope.ts";
import { documentedNames, openWithWildcard, withoutTrailingStar } from "./google-documents.ts";
import { rfc9309 } from "./rfc9309.ts";
import { standardGrouping, standardSyntax } from "./shared.ts";

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
  responses: google2019Responses,
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
