import { NOTHING } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import { read } from "./response-meanings.ts";
import { assumedRfc9309 } from "./rfc9309.ts";
import { standardGrouping, usual } from "./shared.ts";
import { literalPattern, withoutVersion } from "./shared-later.ts";
import { DIALECT_TITLES } from "./titles.ts";

/** "A Standard for Robot Exclusion", 30 June 1994. The comments quote it. */
export const original1994: Dialect = {
  // "The field name is case insensitive." "Unrecognised headers are ignored."
  // Every rule disallows; of those that match, the longest is shown.
  ...usual,
  id: "original-1994",
  title: DIALECT_TITLES["original-1994"],
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
