import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { decides, examplePath, matchesAt, mostAsked, readsWildcards } from "../example-path.ts";
import { ofRule, ruleBelow, withPath } from "../fixes.ts";
import { type TwinFacts, twinLabel, withoutTwin } from "../missing-twin.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import type { GroupView } from "../views.ts";

/** A rule for a short name, which also matches a parameter whose name ends like it. */
interface EndingFacts extends Others {
  readonly path: string;
  readonly name: string;
  /** A path with the other parameter. */
  readonly matched: string;
  /** The rules that match the parameter alone: in the first place of a query, and in a later one. */
  readonly first: string;
  readonly second: string;
}

/** R315: a rule for a parameter that misses it behind another one, or also matches others whose names end like it. */
export const parameterPosition: Problem<TwinFacts | EndingFacts> = {
  code: "R315",
  severity: "information",
  title: "Parameter rule that matches too little or too much",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    // Who allows a parameter where it comes first may well mean to disallow all others.
    const firstOnly = view.rules.filter(({ allows, path }) => !allows && FIRST_ONLY.test(path));
    const found = withoutTwin(view, firstOnly, (path) => {
      const from = path.indexOf("?");
      const missed = examplePath(path).replace("?", "?a=1&");
      const later = withAmpersand(path.replace("?", "&"), missed, view);
      return { path: later, missed, from, to: path.indexOf("=", from) + 1 };
    });
    return [...found, ...saidOnce(endingRules(view))];
  },
  sentence: (facts) =>
    "matched" in facts
      ? `${code(facts.path)} also matches parameters whose names only end in ${code(facts.name)}, as in ${code(facts.matched)}${otherRules(facts.others)}.`
      : `${code(facts.path)} does not match ${code(facts.missed)}, because the rule matches the parameter only if it comes first in the query${otherRules(facts.others)}.`,
  fixLabels: (facts) => {
    if (!("matched" in facts)) return twinLabel(facts, `Add rules with ${code("&")}`);
    const { first, second, others } = facts;
    return {
      "both-places": others
        ? `Write rules with ${code("?")} and with ${code("&")}`
        : `Write ${code(first)} and ${code(second)}`,
    };
  },
  about: [
    "A question mark comes before the first parameter of a query, and an ampersand before each later one. A rule with a question mark before the name matches the parameter only where it comes first.",
    "In most parsers, a star before the name matches the parameter everywhere, but also longer names with the same ending: *id= matches paid=.",
    // Run: both percent-encode an ampersand in a rule without a question mark.
    "Two rules, one with ? and one with & before the name, match only the parameter you mean. For Python’s parser from 3.13.14 on and for Protego 0.6.1, write ?*& instead of &, as in /*?*&sort=.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*?sort=",
    right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
  },
  source: rfc("2.2.3"),
};

/** A parameter anywhere on the site, and no other one: `/*?sort=`. */
const FIRST_ONLY = /\*\?[^*?&=]+=[^*?&]*\*?\$?$/;

// Names as short as these are the ends of many others: `*q=` of `faq=`, `*id=` of `paid=`. With a
// value after it, the rule matches hardly any other parameter.
const SHORT_NAME = /\*([A-Za-z]{1,2})=\*?$/;

/** Rules for a parameter of a short name behind a star, which match every parameter whose name ends like it. */
function endingRules(view: GroupView): readonly SpottedAt<EndingFacts>[] {
  return view.rules
    .filter(({ path }) => SHORT_NAME.test(path))
    .slice(0, mostAsked(view))
    .flatMap((rule) => endingSpotted(view, rule));
}

function endingSpotted(view: GroupView, rule: Rule): readonly SpottedAt<EndingFacts>[] {
  const { path } = rule;
  const star = path.search(SHORT_NAME);
  const [start, parameter] = [path.slice(0, star), path.slice(star + 1)];
  const query = start.includes("?") ? start : `${start}?`;
  const matched = examplePath(`${query}x${parameter}`);
  if (!decides(view, rule, matched)) return [];
  const name = parameter.slice(0, parameter.indexOf("="));
  const first = start.endsWith("?") ? start + parameter : `${start}*?${parameter}`;
  const later = examplePath(`${query}x&${parameter}`);
  const second = withAmpersand(`${start}*&${parameter}`, later, view);
  const { edits } = withPath("both-places", view, rule, first);
  const fix = { name: "both-places", edits: [...edits, ruleBelow(view, rule, second)] };
  const facts = { path, name, matched, first, second };
  return [{ ...ofRule(view, rule, facts, star, star + name.length + 2), fixes: [fix] }];
}

/** The rule for a later place of a query, as the parser needs it: some percent-encode an ampersand in a rule without a question mark. */
function withAmpersand(path: string, later: string, { dialect }: GroupView): string {
  return matchesAt(dialect, path, later) ? path : path.replace("&", "?*&");
}
