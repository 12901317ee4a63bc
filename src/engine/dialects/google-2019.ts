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
  notes: [
    "The document calls the names of crawlers case-sensitive, but its own table has Googlebot follow the group “googlebot”; names are compared without regard to case.",
    "The document says that between conflicting rules, “including those with wildcards”, the least restrictive is used, but its table calls the verdict on /page.htm with “allow: /page” and “disallow: /*.htm” undefined.",
    "Read here: the verdict is open where an Allow and a Disallow both match and either of the two longest has a wildcard before its end; else the longer wins, and Allow wins a tie.",
    "Google’s page of today decides that case by length; this is the document of 2019.",
    "The parser that Google released the same day differs: it accepts misspelled fields, and counts a trailing wildcard.",
    "A path must start with a slash; a rule whose path does not, “*” included, matches nothing.",
    "How long a path with characters outside ASCII is, is not documented; they are counted percent-encoded, as Google’s parser counts.",
    "Which percent-encodings are equal is only documented for characters outside ASCII; for the others, read as RFC 9309.",
    "Whether /robots.txt may always be fetched is not documented; read as RFC 9309.",
  ],
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
