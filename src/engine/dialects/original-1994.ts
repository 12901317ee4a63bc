import type { Dialect } from "../dialect.ts";
import { NOTHING } from "../pattern.ts";
import { original1994Responses } from "../responses/standards.ts";
import { literalPattern, withoutVersion } from "./early.ts";
import { givenTarget, standardGrouping, standardSyntax } from "./shared.ts";

/** "A Standard for Robot Exclusion", 30 June 1994. Quotations in comments are its own. */
export const original1994: Dialect = {
  id: "original-1994",
  title: "The 1994 standard",
  source: { title: "A Standard for Robot Exclusion", url: "https://www.robotstxt.org/orig.html" },
  notes: [
    "Allow, wildcards and Crawl-delay do not exist: unknown fields are ignored, and “*” and “$” in a path are plain characters.",
    "“A case insensitive substring match of the name without version information is recommended”; that the file’s name is to be found in the robot’s, not the robot’s in the file’s, is how WWW::RobotRules reads it.",
    "Which of several records for one robot counts is not said; the first is read.",
    "A record needs a Disallow line; one without it is no record, and its robots obey “*”.",
    "Comments follow “Bourne shell conventions”, where a # inside a word would be no comment; here a # anywhere begins one, as in every later document.",
    "What an empty Disallow means beside others is not said; read as RFC 9309, it has no effect.",
    "What ends a list of agents within a record is not said; read as RFC 9309.",
    "Percent-encoding is not mentioned: the path and the URL are compared as they are written.",
    "Whether the query belongs to what is compared is not said; read as RFC 9309, it does.",
    "Neither a byte order mark nor rules before the first record are mentioned; read as RFC 9309.",
    "Whether /robots.txt may always be fetched is not said; read as RFC 9309.",
  ],
  fileLimit: null,
  // "The field name is case insensitive." "Unrecognised headers are ignored."
  responses: original1994Responses,
  syntax: standardSyntax,
  grouping: {
    ...standardGrouping,
    ruleFields: ["disallow"],
    closesAgents: ["disallow"],
    // "One or more records separated by one or more blank lines." "Lines containing only a comment
    // are discarded completely, and therefore do not indicate a record boundary."
    endedBy: "blank-line",
    // "At least one Disallow field needs to be present in a record."
    countsWith: ["disallow"],
    // "It is not allowed to have multiple such records", of `*`.
    joins: "none",
  },
  agents: {
    tokenOf: withoutVersion,
    nameOf: withoutVersion,
    strength: (token, name) => (token !== "" && name.includes(token) ? 1 : 0),
  },
  robotsTxtAllowed: true,
  alsoMeans: () => null,
  // "Any URL that starts with this value will not be retrieved." "Any empty value, indicates that
  // all URLs can be retrieved."
  patternOf: (path) => (path === "" ? NOTHING : literalPattern(path)),
  targetOf: givenTarget,
  // Every rule forbids; the longest that matches is shown.
  precedence: "longest",
};
