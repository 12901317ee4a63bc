import type { Dialect } from "../../engine/parse/dialect.ts";
import { code } from "../../words/quoting.ts";
import { matchesAt } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc, type Severity } from "../problem.ts";
import { partOf } from "../views.ts";

/** Which pages a rule matches: all, those with a query, or the home page with one. */
type PagesReached = "everything" | "queries" | "home";

interface Facts {
  readonly path: string;
  readonly reach: PagesReached;
  readonly allows: boolean;
  /** Where it stands for a character, as in file patterns: the path with stars; else null. */
  readonly starred: string | null;
}

/** R305: a path with nothing after its question mark, which is not a wildcard, but begins the query. */
export const questionStar: Problem<Facts> = {
  code: "R305",
  severity: "information",
  title: "Question mark with nothing after it",
  inLine: ({ rule, dialect }) => {
    if (!rule) return NOTHING_FOUND;
    const { path, allows, span } = rule;
    if (ONE_CHARACTER.test(path)) {
      const starred = path.replace(/\?+/g, "*");
      const facts = { path, reach: "queries", allows, starred } as const;
      const fixes = [replacing("star", span, starred)];
      const at = path.indexOf("?");
      return [{ span: partOf(rule, at, at + 1), severity: "warning", facts, fixes }];
    }
    if (!/^(?:\/\*?|\*)\?\*?$/.test(path)) return NOTHING_FOUND;
    const reach = reachOf(path, dialect);
    if (!reach) return NOTHING_FOUND;
    const facts = { path, reach, allows, starred: null };
    const severity: Severity = reach === "everything" ? "error" : "information";
    return [{ span: partOf(rule, 0), severity, facts }];
  },
  sentence: ({ path, reach, allows, starred, reader }) => {
    if (starred !== null)
      return `${code(path)} does not match ${code(starred.replaceAll("*", "1"))}: ${code("?")} stands for no other character, and begins the query.`;
    if (reach === "everything")
      return `${code(path)} ${allows ? "allows" : "disallows"} every URL, because ${reader} removes an empty query.`;
    return reach === "queries"
      ? `${code(path)} matches every URL with a query, because a question mark begins the query.`
      : `${code(path)} matches only the home page with a query, because a question mark begins the query.`;
  },
  fixLabels: ({ starred }) => ({ star: `Write ${code(starred ?? "")}` }),
  about: [
    "In file patterns on a command line, a question mark means any one character. In robots.txt it is an ordinary character, and in a URL it begins the query.",
    "Where a star is a wildcard, /*? therefore matches every URL with a query, and no other URL. This is a common way to keep crawlers away from filters and sorted lists. In most parsers, /? matches only the home page with a query; in Python’s up to 3.13.13, /? matches every URL.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*?",
    right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
  },
  source: rfc("2.2.3"),
};

/** A question mark before the ending of a file’s name, or several of them: `/page?.html`, `/a??`. */
const ONE_CHARACTER = /^[^*?]*[^/*?](?:\?+\.[A-Za-z\d]{2,5}|\?{2,})\$?$/;

/** Which pages of a site the path matches, or null for none. */
function reachOf(path: string, dialect: Dialect): PagesReached | null {
  // Python drops an empty query, and `/` is left.
  if (matchesAt(dialect, path, "/a")) return "everything";
  if (matchesAt(dialect, path, "/a?b=1")) return "queries";
  return matchesAt(dialect, path, "/?b=1") ? "home" : null;
}
