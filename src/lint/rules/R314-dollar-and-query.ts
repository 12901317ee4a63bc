import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, readsWildcards } from "../example-path.ts";
import { type TwinFacts, twinLabel, withoutTwin } from "../missing-twin.ts";
import { NOTHING_FOUND, otherRules, type Problem, rfc } from "../problem.ts";

/** R314: a `$` that also excludes the same URL with a query, or a parameter with a value (RFC 9309 2.2.3: the end of the URL, not of its path). */
export const dollarAndQuery: Problem<TwinFacts> = {
  code: "R314",
  severity: "information",
  title: "Dollar sign that excludes a query",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const ofPages = withoutTwin(view, view.rules.filter(isOfPages), (path) => ({
      path: `${path.slice(0, -1)}?`,
      missed: `${examplePath(path)}?a=1`,
      from: path.length - 1,
    }));
    const ofValues = withoutTwin(view, view.rules.filter(isOfValues), (path) => ({
      path: path.slice(0, -1),
      missed: `${examplePath(path)}1`,
      from: path.length - 1,
    }));
    return [...ofPages, ...ofValues];
  },
  sentence: ({ path, missed, allows, others }) =>
    `${code(path)} does not ${allows ? "allow" : "disallow"} ${code(missed)}, because ${code("$")} means the end of the URL, query included${otherRules(others)}.`,
  fixLabels: (facts) => twinLabel(facts, "Add rules for URLs with a query"),
  about: [
    "Nearly all parsers compare a rule with the path and the query of a URL. A path that ends with a dollar sign does not match the same page with a query. It misses a download with a parameter, for example, or a home page with campaign tags.",
    "A dollar sign behind the name of a parameter leaves its empty value only: /*?replytocom=$ misses /?replytocom=1.",
    "A second rule, with a question mark in place of the dollar sign, matches these URLs.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /\nAllow: /$",
    right: "User-agent: *\nDisallow: /\nAllow: /$\nAllow: /?",
  },
  source: rfc("2.2.3"),
};

/** A Disallow for a parameter without a value. An empty search may be meant. */
function isOfValues({ path, allows }: Rule): boolean {
  return !allows && /[?&*](?!(?:q|s|search|query|keywords?)=)[\w-]+=\$$/i.test(path);
}

/** A Disallow for one page is meant to the letter; one for an extension, and an Allow, are meant for pages with queries too. */
function isOfPages({ path, allows }: Rule): boolean {
  return allows ? /^[^?]*\$$/.test(path) : /^[^?]*\*\.\w{1,5}\$$/.test(path);
}
