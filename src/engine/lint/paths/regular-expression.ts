import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import type { Fix } from "../finding.ts";
import type { LineView, WrittenRule } from "../line-view.ts";
import { replacing } from "../replacing.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";
import { regularExpressionIn } from "./regular-expression-in.ts";
import { severalLines } from "./several-lines.ts";

/** R306: a regular expression, or a shell's braces, in a path: every character but `*` and a final `$` stands for itself (RFC 9309 2.2.3). */
export const regularExpression: LineCheck = {
  code: "R306",
  severity: "error",
  inLine: (view) => {
    const { rule, dialect } = view;
    const found = rule && regularExpressionIn(rule.path);
    if (!found) return NOTHING_FOUND;
    const part = rule.path.slice(found.from, found.to);
    const facts = { path: rule.path, part };
    const fixes = readsWildcards(dialect) ? fixesOf(view, rule) : [];
    return [{ span: partOf(rule, found.from, found.to), facts, fixes }];
  },
};

function fixesOf(view: LineView, { path, span }: WrittenRule): readonly Fix[] {
  const plain = withWildcards(path);
  if (regularExpressionIn(plain) === null && /^[/*][^*]/.test(plain))
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

/** The paths that `(a|b)` or `{a,b}` stands for, where there is one such part and nothing else of the kind. */
function alternativesOf(path: string): readonly string[] | null {
  const [, before = "", inParentheses, inBraces, after = ""] =
    /^([^({]*)(?:\(([^()|]*\|[^()]*)\)|\{([^{},]*,[^{}]*)\})(.*)$/s.exec(path) ?? [];
  const parts = inParentheses?.split("|") ?? inBraces?.split(",") ?? [];
  const paths = parts.map((part) => before + part + after);
  if (/^[+?*{]/.test(after)) return null;
  const arePlain = paths.every((one) => regularExpressionIn(one) === null && one.startsWith("/"));
  return parts.length > 1 && parts.length <= MOST_LINES && arePlain ? paths : null;
}

const MOST_LINES = 20;
