import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { examplePath } from "../example-path.ts";
import { matchesAt } from "../matches-at.ts";
import { replacing } from "../replacing.ts";
import { partOf } from "./part-of.ts";
import { regularExpressionIn } from "./regular-expression-in.ts";

/** R319: backslashes where URLs have slashes. */
export const backslashPath: LineCheck = {
  code: "R319",
  severity: "error",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.includes("\\") || regularExpressionIn(rule.path)) return NOTHING_FOUND;
    const { path, span } = rule;
    const slashed = path.replaceAll("\\", "/").replace(/^(?![/*])/, "/");
    if (matchesAt(dialect, path, examplePath(slashed))) return NOTHING_FOUND;
    const at = path.indexOf("\\");
    // A drive's letter is no part of a URL.
    const fixes = /^[A-Za-z]:/.test(path) ? [] : [replacing("slashes", span, slashed)];
    return [
      { span: partOf(rule, at, at + 1), facts: { path, slashed, reader: dialect.title }, fixes },
    ];
  },
};
