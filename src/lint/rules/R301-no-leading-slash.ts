import { writtenAddress } from "../../engine/advise/misspellings.ts";
import type { Pattern } from "../../engine/match/pattern.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { code } from "../../words/quoting.ts";
import { readsWildcards } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { fieldsIn, regularExpressionIn, unquoted, withoutTag } from "../path-mistakes.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { canMatch } from "../reach.ts";
import { partOf, type WrittenRule } from "../views.ts";
import { isUnfilled } from "./R120-unfilled-value.ts";

interface Facts {
  readonly path: string;
  /** Whether it can match a URL without a path, such as `https://example.com?x`. */
  readonly matchesBare: boolean;
  /** Whether it begins with a star that the dialect does not read as a wildcard. */
  readonly isLiteral: boolean;
}

/** R301: a path that begins like no path of a URL, and therefore matches none. */
export const noLeadingSlash: Problem<Facts> = {
  code: "R301",
  severity: "error",
  title: "Path without a leading slash",
  inLine: ({ rule, dialect }) => {
    if (!rule || rule.path === "" || rule.path.startsWith("/")) return NOTHING_FOUND;
    const { path } = rule;
    const pattern = dialect.patternOf(path);
    if (canMatch(pattern) || isOtherMistake(path)) return NOTHING_FOUND;
    const isLiteral = path.startsWith("*") && !readsWildcards(dialect);
    const facts = { path, matchesBare: matchesBare(pattern, dialect), isLiteral };
    return [{ span: partOf(rule, 0, 1), facts, fixes: fixesOf(rule, dialect) }];
  },
  sentence: ({ path, matchesBare, isLiteral, under }) => {
    if (isLiteral)
      return `${code(path)} matches no URL ${under}, which treats a star as an ordinary character: every path begins with a slash.`;
    return matchesBare
      ? `${code(path)} matches no URL with a path ${under}, because every path begins with a slash.`
      : `${code(path)} matches no URL ${under}, because the path of every URL begins with a slash.`;
  },
  fixLabels: () => ({
    "add-slash": `Put ${code("/")} before the path`,
    "add-star": `Put ${code("/*")} before the path`,
  }),
  about: [
    "Parsers compare a rule with the path of a URL from the first character, which is always a slash. In most parsers, a path that begins with a letter can match no URL.",
    // wget: res.c of 1.21.3. Google: robots.cc, and "must start with /" in its documentation.
    "In most parsers with wildcards, a path may begin with a star: *.gif matches every URL with .gif after the host. A few parsers, such as Wget’s, add the missing slash; Google’s parser and most others do not.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.2"),
};

/** Some parsers compare a URL without a path as its query, or as a fragment in it. */
function matchesBare({ pieces }: Pattern, dialect: Dialect): boolean {
  const start = pieces[0]?.[0];
  return ["?x", "?%23x"].some((rest) => dialect.targetOf(BARE + rest).path[0] === start);
}

const BARE = "https://example.com";

/** What another check says more about, or what is not a path at all. */
function isOtherMistake(path: string): boolean {
  return (
    /^[\\\p{C}\p{Z}]/u.test(path) ||
    isUnfilled(path) ||
    unquoted(path) !== null ||
    withoutTag(path) !== null ||
    writtenAddress(path) !== null ||
    fieldsIn(path).length > 0 ||
    regularExpressionIn(path) !== null
  );
}

/** An ending or a query can be anywhere in a URL; a star at the start says so. */
function fixesOf({ path, span }: WrittenRule, dialect: Dialect): readonly Fix[] {
  // An answer to a question, most likely, not a path.
  if (/^(?:all|none|nothing|null|yes|no|true|false)$/i.test(path)) return [];
  const addSlash = replacing("add-slash", span, `/${path}`);
  if (/^[\w~%-]/.test(path)) return [addSlash];
  // The way of a folder on a disk: from here, or from the folder above.
  if (/^\.{1,2}\/./.test(path))
    return [replacing("add-slash", span, path.replace(/^(?:\.{1,2}\/)+/, "/"))];
  if (!readsWildcards(dialect)) return [];
  if (path.startsWith("*")) return [addSlash];
  return /^[.?&;=]/.test(path) ? [replacing("add-star", span, `/*${path}`), addSlash] : [];
}
