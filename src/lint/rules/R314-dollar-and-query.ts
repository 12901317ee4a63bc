import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, misses, mostAsked, readsWildcards } from "../example-path.ts";
import { ruleBelow } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import { type GroupView, partOf } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly missed: string;
  readonly allows: boolean;
}

/** R314: a `$` that also keeps out the same URL with a query (RFC 9309 2.2.3: the end of the URL, not of its path). */
export const dollarAndQuery: Problem<Facts> = {
  code: "R314",
  severity: "information",
  title: "End of URL before a query",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = view.rules
      .filter(isOfPages)
      .slice(0, mostAsked(view))
      .filter((rule) => misses(view, rule, examplePath(rule.path), withQuery(rule)));
    return saidOnce(found.map((rule) => spotted(view, rule)));
  },
  sentence: ({ path, missed, allows, others }) =>
    `The ${code("$")} is the end of the whole URL, so ${code(path)} does not ${allows ? "allow" : "block"} ${code(missed)}${otherRules(others)}.`,
  fixLabels: ({ path, others }) => ({
    "add-query": others
      ? "Add rules for URLs with a query"
      : `Add ${code(`${path.slice(0, -1)}?`)}`,
  }),
  about: [
    "The query belongs to what is compared. A path that ends with a dollar sign does not match the same page with a query after it: a download with a parameter, or a home page with the tags of a campaign.",
    "A second rule with a question mark in the place of the dollar sign covers these.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /\nAllow: /$",
    right: "User-agent: *\nDisallow: /\nAllow: /$\nAllow: /?",
  },
  source: rfc("2.2.3"),
};

/** A Disallow for one page is meant to the letter; one for an extension, and an Allow, are meant for pages with queries too. */
function isOfPages({ path, allows }: Rule): boolean {
  return allows ? /^[^?]*\$$/.test(path) : /^[^?]*\*\.\w{1,5}\$$/.test(path);
}

function withQuery({ path }: Rule): string {
  return `${examplePath(path)}?a=1`;
}

function spotted(view: GroupView, rule: Rule): SpottedAt<Facts> {
  const { path, line, allows } = rule;
  return {
    line: line.number,
    span: partOf({ path, span: view.valueAt(line.number) }, path.length - 1),
    facts: {
      path,
      missed: withQuery(rule),
      allows,
    },
    fixes: [{ name: "add-query", edits: [ruleBelow(view, rule, `${path.slice(0, -1)}?`)] }],
  };
}
