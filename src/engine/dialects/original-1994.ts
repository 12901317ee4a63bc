import { NOTHING } from "../match/pattern.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { read } from "./response-meanings.ts";
import { assumedRfc9309 } from "./rfc9309.ts";
import { standardGrouping, usual } from "./shared.ts";
import { literalPattern, withoutVersion } from "./shared-later.ts";

/** "A Standard for Robot Exclusion", 30 June 1994. The comments quote it. */
export const original1994: Dialect = {
  // "The field name is case insensitive." "Unrecognised headers are ignored."
  // Every rule disallows; of those that match, the longest is shown.
  ...usual,
  id: "original-1994",
  title: "The 1994 specification",
  isDocument: true,
  source: { title: "A Standard for Robot Exclusion", url: "https://www.robotstxt.org/orig.html" },
  responses: {
    // An empty file "will be treated as if it was not present, i.e. all robots will consider themselves welcome".
    ...assumedRfc9309,
    // The text does not mention a size limit, nor that a parser may have one.
    tooLarge: read("all-read"),
  },
  grouping: {
    ...standardGrouping,
    ruleFields: ["disallow"],
    closesAgents: ["disallow"],
    // "One or more records separated by one or more blank lines." "Lines containing only a comment
    // are discarded completely, and therefore do not indicate a record boundary."
    endedBy: "blank-line",
    // "At least one Disallow field needs to be present in a record."
    countsWith: ["disallow"],
    // Of `*`: "It is not allowed to have multiple such records".
    joins: "none",
  },
  agents: {
    tokenOf: withoutVersion,
    nameOf: withoutVersion,
    strength: (token, name) => (token !== "" && name.includes(token) ? 1 : 0),
  },
  robotsTxtAllowed: true,
  // "Any URL that starts with this value will not be retrieved." "Any empty value, indicates that
  // all URLs can be retrieved."
  patternOf: (path) => (path === "" ? NOTHING : literalPattern(path)),
};

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "June 1994",
  usedBy: "no crawler today",
  checked: "the text",
  wins: "any; there is no Allow",
  wildcards: false,
  notes: [
    "There is no Allow, no wildcard and no Crawl-delay. Unknown fields are ignored, and * and $ in a path are ordinary characters.",
    "“A case insensitive substring match of the name without version information is recommended.” The text does not say which name contains the other. As in WWW::RobotRules, the crawler’s name must contain the name in the file.",
    "The specification does not say which of several groups with the same token applies. The playground uses the first.",
    "A group needs a Disallow line. Crawlers named in a group without one follow the * group.",
    "Comments follow “Bourne shell conventions”, where a # inside a word begins no comment. In the playground, a # anywhere begins one, as in all later specifications.",
    "The effect of an empty Disallow next to other rules is not specified. In the playground it has none, as in RFC 9309.",
    "The specification does not say what ends a list of user-agent lines within a group. The playground follows RFC 9309.",
    "The specification does not mention percent-encoding. The playground compares the path and the URL as written.",
    "The specification does not say whether the query is compared too. In the playground it is, as in RFC 9309.",
    "The specification does not mention a byte order mark, or rules before the first group. The playground follows RFC 9309.",
    "The specification does not say whether /robots.txt is always allowed. The playground allows it, as in RFC 9309.",
  ],
};
