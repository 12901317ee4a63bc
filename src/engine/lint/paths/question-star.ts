import type { Dialect } from "../../parse/dialect.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import type { Severity } from "../finding.ts";
import { matchesAt } from "../matches-at.ts";
import { partOf } from "./part-of.ts";

/** R305: a path that is but a question mark: it is no wildcard, and means a query string. */
export const questionStar: LineCheck = {
  code: "R305",
  severity: "information",
  inLine: ({ rule, dialect }) => {
    if (!rule || !/^(?:\/\*?|\*)\?\*?$/.test(rule.path)) return NOTHING_FOUND;
    const { path, allows } = rule;
    const reach = reachOf(path, dialect);
    if (!reach) return NOTHING_FOUND;
    const facts = { path, reach, allows: allows, reader: dialect.title };
    const severity: Severity = reach === "everything" ? "error" : "information";
    return [{ span: partOf(rule, 0), severity, facts }];
  },
};

/** Which pages of a site it matches: all, those with a query, the home page with one; or null for none. */
function reachOf(path: string, dialect: Dialect): string | null {
  // Python drops an empty query, and `/` is left.
  if (matchesAt(dialect, path, "/a")) return "everything";
  if (matchesAt(dialect, path, "/a?b=1")) return "queries";
  return matchesAt(dialect, path, "/?b=1") ? "home" : null;
}
