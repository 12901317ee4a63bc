import { outcomeOf } from "../../decide/decision.ts";
import type { Rule } from "../../parse/types.ts";
import { lowerCase } from "../../text/characters.ts";
import { type GroupCheck, NOTHING_FOUND } from "../check.ts";
import { examplePath } from "../example-path.ts";
import { decides, mostAsked } from "../outcome-at.ts";
import { saidOnce } from "../said-once.ts";

/** R403: an Allow that would make an exception to a Disallow of its group if case did not matter, and as it does matter changes nothing. RFC 9309 2.2.2: matching is case-sensitive. */
export const exceptionInOtherCase: GroupCheck = {
  code: "R403",
  severity: "warning",
  inGroup: (view) => {
    const allows = view.rules.filter((rule) => rule.allows && rule.pattern.pieces.length > 0);
    if (allows.length === 0) return NOTHING_FOUND;
    const folders = view.rules.filter(isPlainDisallow);
    const found = allows.slice(0, mostAsked(view)).flatMap((rule) => {
      const other = folders.find((folder) => beginsInOtherCase(rule, folder));
      if (!other || decides(view, rule, examplePath(rule.path))) return [];
      const { number: line } = rule.line;
      const facts = { path: rule.path, other: other.path, line: other.line.number };
      return [{ line, span: view.valueAt(line), facts }];
    });
    return saidOnce(found);
  },
};

function isPlainDisallow(rule: Rule): boolean {
  const { pieces, anchored } = rule.pattern;
  return outcomeOf(rule) === "disallow" && pieces.length === 1 && !anchored;
}

/** Whether a path goes on from another one, but for upper and lower case. */
function beginsInOtherCase(rule: Rule, { pattern }: Rule): boolean {
  const [start = ""] = rule.pattern.pieces;
  const [folder = ""] = pattern.pieces;
  return !start.startsWith(folder) && lowerCase(start).startsWith(lowerCase(folder));
}
