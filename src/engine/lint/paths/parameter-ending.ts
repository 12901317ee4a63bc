import type { Rule } from "../../parse/types.ts";
import type { SpottedAt } from "../check.ts";
import { examplePath } from "../example-path.ts";
import type { GroupView } from "../group-view.ts";
import { ruleBelow } from "../line-below.ts";
import { decides, mostAsked } from "../outcome-at.ts";
import { replacing } from "../replacing.ts";
import { partOf } from "./part-of.ts";

// Names as short as these are the ends of many others: `*q=` of `faq=`, `*id=` of `paid=`. With a
// value to go with it hardly another parameter is met.
const SHORT_NAME = /\*([A-Za-z]{1,2})=\*?$/;

/** Rules for a parameter of a short name behind a star, which match every parameter whose name ends so. */
export function endingRules(view: GroupView): readonly SpottedAt[] {
  return view.rules
    .filter(({ path }) => SHORT_NAME.test(path))
    .slice(0, mostAsked(view))
    .filter((rule) => decides(view, rule, withLongerName(rule)))
    .map((rule) => spotted(view, rule));
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

function spotted(view: GroupView, rule: Rule): SpottedAt {
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
