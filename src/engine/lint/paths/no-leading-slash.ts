import type { Dialect } from "../../parse/dialect.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { fieldsIn } from "../fields-in.ts";
import type { Fix } from "../finding.ts";
import type { WrittenRule } from "../line-view.ts";
import { unquoted } from "../quotes.ts";
import { canMatch } from "../reach.ts";
import { replacing } from "../replacing.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";
import { regularExpressionIn } from "./regular-expression-in.ts";
import { writtenAddress } from "./written-address.ts";

/** R301: a path that begins with nothing that a path of a URL begins with, and so matches none. */
export const noLeadingSlash: LineCheck = {
  code: "R301",
  severity: "error",
  inLine: ({ rule, dialect }) => {
    if (!rule || rule.path === "" || rule.path.startsWith("/")) return NOTHING_FOUND;
    const { path } = rule;
    if (canMatch(dialect.patternOf(path)) || isOtherMistake(path)) return NOTHING_FOUND;
    const facts = { path, reader: dialect.title };
    return [{ span: partOf(rule, 0, 1), facts, fixes: fixesOf(rule, dialect) }];
  },
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
