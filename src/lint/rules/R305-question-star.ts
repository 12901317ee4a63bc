import type { Dialect } from "../../engine/parse/dialect.ts";
import { code } from "../../words/quoting.ts";
import { matchesAt } from "../example-path.ts";
import { NOTHING_FOUND, type Problem, rfc, type Severity } from "../problem.ts";
import { partOf } from "../views.ts";

/** Which pages a rule matches: all, those with a query, or the home page with one. */
type PagesReached = "everything" | "queries" | "home";

interface Facts {
  readonly path: string;
  readonly reach: PagesReached;
  readonly allows: boolean;
  readonly reader: string;
}

/** R305: a path that is but a question mark: it is no wildcard, and means a query string. */
export const questionStar: Problem<Facts> = {
  code: "R305",
  severity: "information",
  title: "Question mark alone",
  inLine: ({ rule, dialect }) => {
    if (!rule || !/^(?:\/\*?|\*)\?\*?$/.test(rule.path)) return NOTHING_FOUND;
    const { path, allows } = rule;
    const reach = reachOf(path, dialect);
    if (!reach) return NOTHING_FOUND;
    const facts = { path, reach, allows, reader: dialect.title };
    const severity: Severity = reach === "everything" ? "error" : "information";
    return [{ span: partOf(rule, 0), severity, facts }];
  },
  sentence: ({ path, reach, allows, reader }) => {
    if (reach === "everything")
      return `An empty query is dropped by ${reader}, so ${code(path)} ${allows ? "allows" : "blocks"} every URL.`;
    return reach === "queries"
      ? `The question mark is no wildcard: ${code(path)} matches every URL with a query, whatever it asks.`
      : `The question mark is no wildcard: ${code(path)} matches the home page with a query, and nothing else.`;
  },
  about: [
    "In a shell’s patterns a question mark stands for any one character. In robots.txt it stands for itself, and is where the query of a URL begins.",
    "A slash, a star and a question mark thus match every URL that has a query, and no other: a common way to keep crawlers from filters and sorted lists. Without the star only the home page is meant.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*?",
    right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
  },
  source: rfc("2.2.3"),
};

/** Which pages of a site it matches, or null for none. */
function reachOf(path: string, dialect: Dialect): PagesReached | null {
  // Python drops an empty query, and `/` is left.
  if (matchesAt(dialect, path, "/a")) return "everything";
  if (matchesAt(dialect, path, "/a?b=1")) return "queries";
  return matchesAt(dialect, path, "/?b=1") ? "home" : null;
}
