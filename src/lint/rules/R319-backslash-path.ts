import { code } from "../../words/quoting.ts";
import { examplePath, matchesAt } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { fieldsIn, regularExpressionIn } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { partOf } from "../views.ts";

/** R319: backslashes where URLs have slashes. */
export const backslashPath: Problem<{ readonly path: string; readonly slashed: string }> = {
  code: "R319",
  severity: "error",
  title: "Backslash in a path",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.includes("\\") || regularExpressionIn(rule.path)) return NOTHING_FOUND;
    // `/a\nDisallow: /b` is two lines: see R104.
    if (fieldsIn(rule.path).length > 0) return NOTHING_FOUND;
    const { path, span } = rule;
    const slashed = path.replaceAll("\\", "/").replace(/^(?![/*])/, "/");
    if (matchesAt(dialect, path, examplePath(slashed))) return NOTHING_FOUND;
    const at = path.indexOf("\\");
    // The letter of a drive is not part of a URL.
    const fixes = /^[A-Za-z]:/.test(path) ? [] : [replacing("slashes", span, slashed)];
    return [{ span: partOf(rule, at, at + 1), facts: { path, slashed }, fixes }];
  },
  sentence: ({ path, slashed, under }) =>
    `${code(path)} does not match ${code(slashed)} ${under}, because URLs have slashes, not backslashes.`,
  fixLabels: () => ({ slashes: "Write slashes" }),
  about: [
    "Windows separates folders with backslashes, but URLs separate them with slashes. Browsers turn a backslash in the path of a URL into a slash, so a rule with a backslash misses these URLs.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /admin\\logs\\",
    right: "User-agent: *\nDisallow: /admin/logs/",
  },
  source: { title: "URL Standard, path state", url: "https://url.spec.whatwg.org/#path-state" },
};
