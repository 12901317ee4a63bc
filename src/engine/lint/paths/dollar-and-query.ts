import type { Rule } from "../../parse/types.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import { examplePath } from "../example-path.ts";
import type { GroupView } from "../group-view.ts";
import { ruleBelow } from "../line-below.ts";
import { misses, mostAsked } from "../outcome-at.ts";
import { saidOnce } from "../said-once.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";

/** R314: a `$` that also keeps out the same URL with a query (RFC 9309 2.2.3: the end of the URL, not of its path). */
export const dollarAndQuery: GroupCheck = {
  code: "R314",
  severity: "information",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = view.rules
      .filter(isOfPages)
      .slice(0, mostAsked(view))
      .filter((rule) => misses(view, rule, examplePath(rule.path), withQuery(rule)));
    return saidOnce(found.map((rule) => spotted(view, rule)));
  },
};

/** A Disallow for one page is meant to the letter; one for an extension, and an Allow, are meant for pages with queries too. */
function isOfPages({ path, allows }: Rule): boolean {
  return allows ? /^[^?]*\$$/.test(path) : /^[^?]*\*\.\w{1,5}\$$/.test(path);
}

function withQuery({ path }: Rule): string {
  return `${examplePath(path)}?a=1`;
}

function spotted(view: GroupView, rule: Rule): SpottedAt {
  const { path, line, allows } = rule;
  return {
    line: line.number,
    span: partOf({ path, span: view.valueAt(line.number) }, path.length - 1),
    facts: {
      path,
      missed: withQuery(rule),
      allows: allows,
    },
    fixes: [{ name: "add-query", edits: [ruleBelow(view, rule, `${path.slice(0, -1)}?`)] }],
  };
}
