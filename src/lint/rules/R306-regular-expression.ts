import { code } from "../../words/quoting.ts";
import { readsWildcards } from "../example-path.ts";
import { replacing, severalLines } from "../fixes.ts";
import { MOST_TRIED } from "../limits.ts";
import { regularExpressionIn } from "../path-mistakes.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { type LineView, partOf, type WrittenRule } from "../views.ts";

/** R306: a regular expression, or a shell’s braces, in a path: every character but `*` and a final `$` is an ordinary one (RFC 9309 2.2.3). */
export const regularExpression: Problem<{ readonly path: string; readonly part: string }> = {
  code: "R306",
  severity: "error",
  title: "Regular expression in a path",
  inLine: (view) => {
    const { rule, dialect } = view;
    const found = rule && regularExpressionIn(rule.path);
    if (!found) return NOTHING_FOUND;
    const part = rule.path.slice(found.from, found.to);
    const facts = { path: rule.path, part };
    const fixes = readsWildcards(dialect) ? fixesOf(view, rule) : [];
    return [{ span: partOf(rule, found.from, found.to), facts, fixes }];
  },
  sentence: ({ path, part }) =>
    `${code(path)} does not match the URLs you meant, because parsers do not treat ${code(part)} as a regular expression.`,
  fixLabels: () => ({
    "as-wildcards": "Write the path without a regular expression",
    alternatives: "Write a line for each alternative",
  }),
  about: [
    "A path in robots.txt is not a regular expression. Only two characters are wildcards: a star matches any characters, or none, and a dollar sign at the end means the end of the URL. Brackets, parentheses, braces, bars and backslashes are ordinary characters.",
    "Each alternative needs a line of its own. For a repeated character (a+) or one of several ([ab]), there is only the star, which matches any characters.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /(cart|basket)/",
    right: "User-agent: *\nDisallow: /cart/\nDisallow: /basket/",
  },
  source: rfc("2.2.3"),
};

function fixesOf(view: LineView, { path, span }: WrittenRule): readonly Fix[] {
  const plain = withWildcards(path);
  if (regularExpressionIn(plain) === null && /^[/*].*[^/*$]/.test(plain))
    return [replacing("as-wildcards", span, plain)];
  const paths = alternativesOf(path);
  return paths ? [severalLines("alternatives", view, span, paths)] : [];
}

/** What of the expression robots.txt can say: any characters, and characters for themselves. */
function withWildcards(path: string): string {
  return path
    .replace(/^\^/, "")
    .replace(/\(\.[*+]\??\)|(?<=\/)\.[*+]/g, "*")
    .replace(/\\(?=[.+?/()[\]{}|^-])/g, "")
    .replace(/\*\$?$/, "");
}

/** The paths that `(a|b)`, `{a,b}` or `/a|/b` stands for, where there is one such part and nothing else of the kind. */
function alternativesOf(path: string): readonly string[] | null {
  const [, before = "", inParentheses, inBraces, after = ""] =
    /^([^({]*)(?:\(([^()|]*\|[^()]*)\)|\{([^{},]*,[^{}]*)\})(.*)$/s.exec(path) ?? [];
  const parts = inParentheses?.split("|") ?? inBraces?.split(",") ?? path.split(/\|(?=\/)/);
  const paths = parts.map((part) => before + part + after);
  if (/^[+?*{]/.test(after)) return null;
  const arePlain = paths.every((one) => regularExpressionIn(one) === null && one.startsWith("/"));
  return parts.length > 1 && parts.length <= MOST_TRIED && arePlain ? paths : null;
}
