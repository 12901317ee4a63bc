import { lowerCase } from "../../ascii.ts";
import type { Rule } from "../../group.ts";
import { type GroupCheck, NOTHING_FOUND } from "../check.ts";

/** R403: rules of a group whose paths differ in upper and lower case only; the first such pair, and how many there are. RFC 9309 2.2.2: matching is case-sensitive. */
export const caseVariant: GroupCheck = {
  code: "R403",
  severity: "information",
  inGroup: (group) => {
    const firsts = new Map<string, Rule>();
    const variants: { readonly rule: Rule; readonly of: Rule }[] = [];
    for (const [key, [rule]] of group.rulesByPattern) {
      if (!rule || rule.pattern.pieces.length === 0) continue;
      const known = firsts.get(lowerCase(key));
      if (known) variants.push({ rule, of: known });
      else firsts.set(lowerCase(key), rule);
    }
    const [variant] = variants;
    if (!variant) return NOTHING_FOUND;
    const { rule, of } = variant;
    const facts = {
      path: rule.path,
      other: of.path,
      line: of.line.number,
      more: variants.length - 1,
    };
    return [{ line: rule.line.number, span: group.valueAt(rule.line.number), facts }];
  },
};
