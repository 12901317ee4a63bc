import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { lowerCase } from "../text/characters.ts";
import { quotingOf, requote } from "../url/quoting.ts";
import { pathOf } from "../url/url.ts";
import { always, disallow, followed, read } from "./response-meanings.ts";
import { assumedRfc9309 } from "./rfc9309.ts";
import { standardGrouping, targetFor, usual } from "./shared.ts";
import { literalPattern, withoutVersion } from "./shared-later.ts";

/** draft-koster-robots-00, "A Method for Web Robots Control", December 1996. The comments give its sections. */
export const draft1996: Dialect = {
  // 5.2: "liberal in accepting files with different end-of-line conventions".
  ...usual,
  id: "draft-1996",
  title: "The 1996 draft",
  isDocument: true,
  source: { title: "draft-koster-robots-00", url: "https://www.robotstxt.org/norobots-rfc.txt" },
  responses: {
    ...assumedRfc9309,
    // 3.1, on 2xx: "the robot must read the content, parse it".
    html: read("lines-in-html"),
    // 3.1: "follow the redirects until a resource can be found".
    redirects: { ...followed(0, read("followed")), limit: null },
    // 3.1: 404, no instructions; 401 and 403, "regard access to the site completely restricted".
    clientErrors: { 401: disallow("refused"), 403: disallow("refused") },
    // 3.1: temporary failure, "defer visits to the site until such time as the resource can be retrieved".
    serverError: always(disallow("put-off")),
    unreachable: always(disallow("put-off")),
    // 3.4: until the date in Expires; without it, seven days.
    cacheHours: 7 * 24,
    headersMayLengthen: true,
  },
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
  patternOf: (path) => literalPattern(unencode(path)),
  targetOf: (url) => targetFor(unencode(pathOf(url))),
  // 3.2.2: "in the order they occur in the record. The first match found is used."
  precedence: "first",
};

/**
 * 3.2.2: "If a %xx encoded octet is encountered it is unencoded prior to comparison, unless it is
 * the / character." Bytes outside ASCII, and the percent sign itself, are written as %XX instead, so
 * that equal bytes are equal texts.
 */
function unencode(path: string): string {
  return requote(path, UNENCODED);
}

const UNENCODED = quotingOf(/[\0-$&-.0-\x7f]/, /(?:%[0-9A-Fa-f]{2}|[^\0-$&-\x7f])+/g);

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "December 1996",
  usedBy: "no crawler today",
  checked: "the text",
  wins: "first",
  wildcards: false,
  notes: [
    // 3.2.2; the example in section 4.
    "The first rule that matches decides, in the order of the file. An empty path matches every URL and disallows none, as in the draft’s example.",
    // 3.3.
    "A group needs a rule: an Allow, a Disallow or any other field. Crawlers named in a group without one follow the * group.",
    "In the draft’s grammar, a line with any other field is also a rule, so it ends a list of user-agent lines.",
    "A # anywhere in a line begins a comment, because the grammar excludes it from values.",
    "The draft does not say whether the query belongs to “the path portion of the URL”. In the playground it does, as in RFC 9309.",
    "The draft does not mention characters outside ASCII. The playground compares their bytes in UTF-8.",
    "The draft does not mention a byte order mark, or rules before the first group. The playground follows RFC 9309.",
  ],
};
