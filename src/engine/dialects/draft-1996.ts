import type { Dialect } from "../parse/dialect.ts";
import { lowerCase } from "../text/characters.ts";
import { pathOf, percentEncode } from "../url/url.ts";
import { allow, always, disallow, read } from "./response-meanings.ts";
import { assumedRfc9309 } from "./rfc9309.ts";
import { literalPattern, standardGrouping, standardSyntax, withoutVersion } from "./shared.ts";

/** draft-koster-robots-00, "A Method for Web Robots Control", December 1996. Sections in comments are its own. */
export const draft1996: Dialect = {
  id: "draft-1996",
  title: "The 1996 draft",
  source: { title: "draft-koster-robots-00", url: "https://www.robotstxt.org/norobots-rfc.txt" },
  fileLimit: null,
  // 5.2: "liberal in accepting files with different end-of-line conventions".
  // draft-koster-robots-00, 1996: 3.1 (access method), 3.4 (expiration).
  responses: {
    ...assumedRfc9309,
    source: {
      title: "draft-koster-robots-00, section 3.1",
      url: "https://www.robotstxt.org/norobots-rfc.txt",
    },
    notes: ["A file without an expiry date of its own is kept for 7 days."],
    // 3.1, on 2xx: "the robot must read the content, parse it".
    html: read("lines-in-html"),
    // 3.1: "follow the redirects until a resource can be found".
    redirects: {
      limit: null,
      followed: read("followed"),
      toOtherHost: read("followed"),
      beyond: read("followed"),
    },
    // 3.1: 404, no instructions; 401 and 403, "regard access to the site completely restricted".
    clientErrors: { 401: disallow("refused"), 403: disallow("refused"), 404: allow("no-file") },
    // 3.1: temporary failure, "defer visits to the site until such time as the resource can be retrieved".
    serverError: always(disallow("put-off")),
    unreachable: always(disallow("put-off")),
    // 3.4: seven days where there is no Expires, and else until then.
    cacheHours: 7 * 24,
    headersMayLengthen: true,
  },
  syntax: standardSyntax,
  grouping: {
    ...standardGrouping,
    // 3.3: record = agentline, more of them, then 1*ruleline; ruleline = disallow, allow or extension.
    closesAgents: "every",
    countsWith: "every",
    // 3.2: "records, separated by blank lines"; 3.3: blank = *space CRLF, and a commentline is none.
    endedBy: "blank-line",
    // 3.2.1: "The robot must obey the first record".
    joins: "none",
  },
  // 3.2.1: "a User-Agent line whose value contains the name token of the robot as a substring".
  agents: {
    tokenOf: lowerCase,
    nameOf: withoutVersion,
    strength: (token, name) => (name !== "" && token.includes(name) ? 1 : 0),
  },
  // 3.2.2: "The /robots.txt URL is always allowed".
  robotsTxtAllowed: true,
  alsoMeans: () => null,
  patternOf: (path) => literalPattern(unencode(path)),
  targetOf: (url) => {
    const path = unencode(pathOf(url));
    return { path, queryPath: path };
  },
  // 3.2.2: "in the order they occur in the record. The first match found is used."
  precedence: "first",
};

/**
 * 3.2.2: "If a %xx encoded octet is encountered it is unencoded prior to comparison, unless it is
 * the / character." Octets that no text shows, and the percent sign itself, are all spelled %XX
 * instead, so that equal octets are equal texts.
 */
function unencode(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|%|[^\0-\x7f]/gu, (found) => {
    if (found === "%") return "%25";
    if (found.length < 3 || !found.startsWith("%")) return percentEncode(found);
    const octet = Number.parseInt(found.slice(1), 16);
    const kept = octet > 0x7f || found === "%25" || octet === 0x2f;
    return kept ? found.toUpperCase() : String.fromCharCode(octet);
  });
}
