import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { decides, examplePath, misses, mostAsked, readsWildcards } from "../example-path.ts";
import { replacing, ruleBelow } from "../fixes.ts";
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

type Facts = Others &
  (
    | { readonly kind: "position"; readonly path: string; readonly missed: string }
    | {
        readonly kind: "ending";
        readonly path: string;
        /** The parameter of the rule, and a path with one that ends as it does. */
        readonly name: string;
        readonly matched: string;
        /** The rules that match the parameter alone. */
        readonly first: string;
        readonly second: string;
      }
  );

/** R315: a rule for a parameter that misses it behind another one, or also matches others whose names end so. */
export const parameterPosition: Problem<Facts> = {
  code: "R315",
  severity: "information",
  title: "Parameter in one place only, or by the end of its name",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = view.rules
      // Who allows a parameter where it comes first may well forbid all others.
      .filter(({ allows, path }) => !allows && FIRST_ONLY.test(path))
      .slice(0, mostAsked(view))
      .filter((rule) => misses(view, rule, examplePath(rule.path), behindAnother(rule)));
    return [
      ...saidOnce(found.map((rule) => positionSpotted(view, rule))),
      ...saidOnce(endingRules(view)),
    ];
  },
  sentence: (facts) =>
    facts.kind === "ending"
      ? `${code(facts.path)} also matches parameters whose names only end in ${code(facts.name)}, as in ${code(facts.matched)}${otherRules(facts.others)}.`
      : `${code(facts.path)} matches the parameter only where it comes first, and so not ${code(facts.missed)}${otherRules(facts.others)}.`,
  fixLabels: (facts) => {
    const { path, others } = facts;
    if (facts.kind === "position")
      return {
        "add-second": others
          ? `Add rules with ${code("&")}`
          : `Add ${code(path.replace("?", "&"))}`,
      };
    return {
      "both-places": others
        ? `Write rules with ${code("?")} and with ${code("&")}`
        : `Write ${code(facts.first)} and ${code(facts.second)}`,
    };
  },
  about: [
    "The first parameter of a query follows a question mark, every other one an ampersand. A rule with a question mark before the name matches the parameter only where it comes first.",
    "A star before the name matches it everywhere, but also matches longer names that end in the same letters: *id= matches paid=. Two rules, one with each character before the name, match the parameter alone.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*?sort=",
    right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
  },
  source: rfc("2.2.3"),
};

/** A parameter in whatever place, and no other: `/*?sort=`. */
const FIRST_ONLY = /\*\?[^*?&=]+=[^*?&]*\*?\$?$/;

function behindAnother({ path }: Rule): string {
  return examplePath(path).replace("?", "?a=1&");
}

function positionSpotted(view: GroupView, rule: Rule): SpottedAt<Facts> {
  const { path, line } = rule;
  const from = path.indexOf("?");
  return {
    line: line.number,
    span: partOf({ path, span: view.valueAt(line.number) }, from, path.indexOf("=", from) + 1),
    facts: { kind: "position", path, missed: behindAnother(rule) },
    fixes: [{ name: "add-second", edits: [ruleBelow(view, rule, path.replace("?", "&"))] }],
  };
}

// Names as short as these are the ends of many others: `*q=` of `faq=`, `*id=` of `paid=`. With a
// value to go with it hardly another parameter is met.
const SHORT_NAME = /\*([A-Za-z]{1,2})=\*?$/;

/** Rules for a parameter of a short name behind a star, which match every parameter whose name ends so. */
function endingRules(view: GroupView): readonly SpottedAt<Facts>[] {
  return view.rules
    .filter(({ path }) => SHORT_NAME.test(path))
    .slice(0, mostAsked(view))
    .filter((rule) => decides(view, rule, withLongerName(rule)))
    .map((rule) => endingSpotted(view, rule));
}

/** A path with a parameter that only ends as the rule's does. */
function withLongerName({ path }: Rule): string {
  const [start, parameter] = partedAtStar(path);
  return examplePath(`${start.includes("?") ? start : `${start}?`}x${parameter}`);
}

function partedAtStar(path: string): readonly [before: string, after: string] {
  const star = path.search(SHORT_NAME);
  return [path.slice(0, star), path.slice(star + 1)];
}

function endingSpotted(view: GroupView, rule: Rule): SpottedAt<Facts> {
  const { path, line } = rule;
  const value = view.valueAt(line.number);
  const [start, parameter] = partedAtStar(path);
  const name = parameter.slice(0, parameter.indexOf("="));
  const [first, second] = inBothPlaces(start, parameter);
  return {
    line: line.number,
    span: partOf({ path, span: value }, start.length, start.length + name.length + 2),
    facts: { kind: "ending", path, name, matched: withLongerName(rule), first, second },
    fixes: [
      {
        name: "both-places",
        edits: [
          ...replacing("both-places", value, first, line.number).edits,
          ruleBelow(view, rule, second),
        ],
      },
    ],
  };
}

/** Rules for the parameter in the first place of a query, and for it in a later one. */
function inBothPlaces(start: string, parameter: string): readonly [first: string, second: string] {
  if (start.endsWith("?")) return [start + parameter, `${start}*&${parameter}`];
  return [`${start}*?${parameter}`, `${start}*&${parameter}`];
}
