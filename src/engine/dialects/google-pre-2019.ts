import type { Dialect } from "../dialect.ts";
import { googlePre2019Responses } from "../responses/google.ts";
import { WEB_AND_FTP } from "../scope.ts";
import { documentedNames, openWithWildcard, withoutTrailingStar } from "./google-documents.ts";
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
  notes: [
    "“The order of precedence for rules with wildcards is undefined”: the verdict is open where either of the longest Allow and the longest Disallow has a wildcard before its end.",
    "That Allow wins between rules of equal length is only in the Bengali edition’s table (“/folder” against “/folder”); the Portuguese has “/folder/” against “/folder” instead.",
    "How a misspelled field such as “useragent” is handled is undefined in the document, and other readers may take it for the right one; it is not read here.",
    "The Portuguese edition calls field names case-sensitive, the Bengali case-insensitive; they are compared without regard to case.",
    "Only one group is valid for a crawler; which of two groups of the same name is not said. The first is read, though the document calls the order of groups irrelevant.",
    "User-agent lines share their rules when they stand “directly in sequence”; a sitemap line between them parts them, as the document’s grammar has it, and unknown fields do not.",
    "That a missing slash at the start of a path may be supplied is only in the Portuguese edition.",
    "The size limit is “500 kilobytes (KB)”, and what is beyond “may be ignored”; read as 500,000 bytes and ignored.",
    "How long a path with characters outside ASCII is, is not documented; they are counted percent-encoded, as Google’s parser counts.",
    "Which percent-encodings are equal is only documented for characters outside ASCII; for the others, read as RFC 9309.",
    "Whether /robots.txt may always be fetched is not documented; read as RFC 9309.",
  ],
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
