import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { isWholeSite } from "../reach.ts";
import { replacing } from "../replacing.ts";

/** R409: a rule that matches every URL without saying `/`. */
export const wholeSitePattern: LineCheck = {
  code: "R409",
  severity: "warning",
  inLine: ({ rule, dialect }) => {
    // No such path has a letter in it, which is quickly seen of nearly every other.
    if (!rule || rule.path === "" || rule.path === "/" || /[A-Za-z0-9]/.test(rule.path))
      return NOTHING_FOUND;
    if (!isWholeSite(dialect.patternOf(rule.path))) return NOTHING_FOUND;
    const { allows, path, span } = rule;
    return [
      {
        span,
        severity: allows ? "information" : "warning",
        facts: { path, allows: allows },
        fixes: [replacing("write-slash", span, "/")],
      },
    ];
  },
};
