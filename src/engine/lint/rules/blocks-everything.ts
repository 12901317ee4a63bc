import { type FileCheck, NOTHING_FOUND } from "../check.ts";
import { closingRuleOf } from "../reach.ts";

/** R408: a group of `*` that forbids every URL and allows none. A warning where no other group lets anyone in. */
export const blocksEverything: FileCheck = {
  code: "R408",
  severity: "warning",
  inFile: (file) => {
    const { groups, dialect } = file.analysis;
    const star = file.analysis.groupNamed("*");
    const rule = star && closingRuleOf(star, dialect);
    if (!rule || rule.derived) return NOTHING_FOUND;
    const { number } = rule.line;
    const others = groups.length - 1;
    const severity = others === 0 ? "warning" : "information";
    return [{ line: number, span: file.valueAt(number), severity, facts: { others } }];
  },
};
