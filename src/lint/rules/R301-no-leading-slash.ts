import { writtenAddress } from "../../engine/advise/misspellings.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { code } from "../../words/quoting.ts";
import { readsWildcards } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { fieldsIn, regularExpressionIn, unquoted } from "../path-mistakes.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { canMatch } from "../reach.ts";
import { partOf, type WrittenRule } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly reader: string;
}

/** R301: a path that begins with nothing that a path of a URL begins with, and so matches none. */
export const noLeadingSlash: Problem<Facts> = {
  code: "R301",
  severity: "error",
  title: "Path without a slash at its start",
  inLine: ({ rule, dialect }) => {
    if (!rule || rule.path === "" || rule.path.startsWith("/")) return NOTHING_FOUND;
    const { path } = rule;
    if (canMatch(dialect.patternOf(path)) || isOtherMistake(path)) return NOTHING_FOUND;
    const facts = { path, reader: dialect.title };
    return [{ span: partOf(rule, 0, 1), facts, fixes: fixesOf(rule, dialect) }];
  },
  sentence: ({ path, reader }) =>
    `The path of every URL begins with a slash and ${code(path)} does not, so for ${reader} the rule matches nothing.`,
  fixLabels: () => ({
    "add-slash": `Put ${code("/")} before it`,
    "add-star": `Put ${code("/*")} before it`,
  }),
  about: [
    "A rule is compared with the path of a URL from its first character on, and that is always a slash. A path that begins with a letter can match nothing; the rule is dead.",
    "A star at the start is fine for readers with wildcards: *.gif matches every URL with .gif in it. A few old readers supply the missing slash, and wget does; the large crawlers do not.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: private/",
    right: "User-agent: *\nDisallow: /private/\nDisallow: *.gif",
  },
  source: rfc("2.2"),
};

/** What another check says more about, or what is no path at all. */
function isOtherMistake(path: string): boolean {
  return (
    /^[\\\p{C}\p{Z}]/u.test(path) ||
    unquoted(path) !== null ||
    writtenAddress(path) !== null ||
    fieldsIn(path).length > 0 ||
    regularExpressionIn(path) !== null
  );
}

/** An ending or a query can stand anywhere; a star at the start says so. */
function fixesOf({ path, span }: WrittenRule, dialect: Dialect): readonly Fix[] {
  const addSlash = replacing("add-slash", span, `/${path}`);
  if (/^[\w~%-]/.test(path)) return [addSlash];
  if (!readsWildcards(dialect)) return [];
  if (path.startsWith("*")) return [addSlash];
  return /^[.?&;=]/.test(path) ? [replacing("add-star", span, `/*${path}`), addSlash] : [];
}
