import { code } from "../../words/quoting.ts";
import { examplePath, matchesAt } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { fieldsIn, regularExpressionIn } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  /** What was meant. */
  readonly plain: string;
  /** Whether the backslashes are those that Markdown has before signs. */
  readonly isMarkdown: boolean;
}

/** R319: backslashes where URLs have slashes, or before signs as in Markdown. */
export const backslashPath: Problem<Facts> = {
  code: "R319",
  severity: "error",
  title: "Backslash in a path",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.includes("\\") || regularExpressionIn(rule.path)) return NOTHING_FOUND;
    // `/a\nDisallow: /b` is two lines: see R104.
    if (fieldsIn(rule.path).length > 0) return NOTHING_FOUND;
    const { path, span } = rule;
    const isMarkdown = !/\\(?![_*~-])/.test(path);
    const plain = isMarkdown
      ? path.replaceAll("\\", "")
      : path.replaceAll("\\", "/").replace(/^(?![/*])/, "/");
    if (matchesAt(dialect, path, examplePath(plain))) return NOTHING_FOUND;
    const at = path.indexOf("\\");
    // The letter of a drive is not part of a URL.
    const fixes = /^[A-Za-z]:/.test(path) ? [] : [replacing("slashes", span, plain)];
    return [{ span: partOf(rule, at, at + 1), facts: { path, plain, isMarkdown }, fixes }];
  },
  sentence: ({ path, plain, isMarkdown, under }) =>
    `${code(path)} does not match ${code(plain)} ${under}, because ${isMarkdown ? "of its backslashes, which Markdown writes before signs" : "URLs have slashes, not backslashes"}.`,
  fixLabels: ({ isMarkdown }) => ({
    slashes: isMarkdown ? "Remove the backslashes" : "Write slashes",
  }),
  about: [
    "Windows separates folders with backslashes, but URLs separate them with slashes. Browsers turn a backslash in the path of a URL into a slash, so a rule with a backslash misses these URLs.",
    "Text that is copied from Markdown can have a backslash before a sign such as _ or *. There, the backslash is not part of the path.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /admin\\logs\\",
    right: "User-agent: *\nDisallow: /admin/logs/",
  },
  source: { title: "URL Standard, path state", url: "https://url.spec.whatwg.org/#path-state" },
};
