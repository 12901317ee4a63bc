import { NOTHING } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import { allow, read } from "./response-meanings.ts";
import { assumedRfc9309 } from "./rfc9309.ts";
import {
  givenTarget,
  literalPattern,
  standardGrouping,
  standardSyntax,
  withoutVersion,
} from "./shared.ts";

/** "A Standard for Robot Exclusion", 30 June 1994. Quotations in comments are its own. */
export const original1994: Dialect = {
  id: "original-1994",
  title: "The 1994 standard",
  source: { title: "A Standard for Robot Exclusion", url: "https://www.robotstxt.org/orig.html" },
  fileLimit: null,
  // "The field name is case insensitive." "Unrecognised headers are ignored."
  // "A Standard for Robot Exclusion", 1994.
  responses: {
    ...assumedRfc9309,
    source: {
      title: "A Standard for Robot Exclusion (1994)",
      url: "https://www.robotstxt.org/orig.html",
    },
    notes: ["The text knows a file that is there, one that is empty, and one that is not."],
    // No limit, and none of the RFC's room for one.
    tooLarge: read("all-read"),
    // An empty file "will be treated as if it was not present, i.e. all robots will consider themselves welcome".
    clientErrors: { 404: allow("no-file") },
  },
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
