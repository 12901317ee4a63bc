import type { Rule } from "../../parse/types.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import { examplePath } from "../example-path.ts";
import type { GroupView } from "../group-view.ts";
import { ruleBelow } from "../line-below.ts";
import { misses, mostAsked } from "../outcome-at.ts";
import { saidOnce } from "../said-once.ts";
import { endingRules } from "./parameter-ending.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";

/** R315: a rule for a parameter that misses it behind another one, or also matches others whose names end so. */
export const parameterPosition: GroupCheck = {
  code: "R315",
  severity: "information",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = view.rules
      // Who allows a parameter where it comes first may well forbid all others.
      .filter(({ allows, path }) => !allows && FIRST_ONLY.test(path))
      .slice(0, mostAsked(view))
      .filter((rule) => misses(view, rule, examplePath(rule.path), behindAnother(rule)));
    return [...saidOnce(found.map((rule) => spotted(view, rule))), ...saidOnce(endingRules(view))];
  },
};

/** A parameter in whatever place, and no other: `/*?sort=`. */
const FIRST_ONLY = /\*\?[^*?&=]+=[^*?&]*\*?\$?$/;

function behindAnother({ path }: Rule): string {
  return examplePath(path).replace("?", "?a=1&");
}

function spotted(view: GroupView, rule: Rule): SpottedAt {
  const { path, line } = rule;
  const from = path.indexOf("?");
  return {
    line: line.number,
    span: partOf({ path, span: view.valueAt(line.number) }, from, path.indexOf("=", from) + 1),
    facts: { kind: "position", path, missed: behindAnother(rule) },
    fixes: [{ name: "add-second", edits: [ruleBelow(view, rule, path.replace("?", "&"))] }],
  };
}
