import { percentEncode } from "../../url/url.ts";
import { type LineCheck, NOTHING_FOUND, type Spotted } from "../check.ts";
import { examplePath } from "../example-path.ts";
import { fieldsIn } from "../fields-in.ts";
import type { LineView, WrittenRule } from "../line-view.ts";
import { matchesAt } from "../matches-at.ts";
import { canMatch } from "../reach.ts";
import { replacing } from "../replacing.ts";
import { partOf } from "./part-of.ts";
import { severalLines } from "./several-lines.ts";

/** R308: white space inside a path: no URL has any, so it is two paths, or has to be percent-encoded. */
export const spaceInPath: LineCheck = {
  code: "R308",
  severity: "warning",
  inLine: (view) => {
    const { rule, dialect } = view;
    if (!rule || !/[ \t]/.test(rule.path) || !canMatch(dialect.patternOf(rule.path)))
      return NOTHING_FOUND;
    if (fieldsIn(rule.path).length > 0 || endsUnseen(rule.path)) return NOTHING_FOUND;
    return [severalPaths(view, rule) ?? oneWithSpace(view, rule)];
  },
};

/** Whether nothing that is seen follows the last space: a mark that came with copied text. */
function endsUnseen(path: string): boolean {
  const end = path.slice(Math.max(path.lastIndexOf(" "), path.lastIndexOf("\t")) + 1);
  return /^[\p{C}\p{Z}]/u.test(end);
}

function severalPaths(view: LineView, rule: WrittenRule): Spotted | null {
  const paths = rule.path.split(/[ \t](?=\/)/).map((path) => path.trim().replace(/,$/, ""));
  const [first = "", second = ""] = paths;
  if (second === "" || !first.startsWith("/") || paths.some((path) => /[ \t]/.test(path)))
    return null;
  return {
    span: partOf(rule, first.length),
    severity: "error",
    facts: { path: rule.path, first, second, reader: view.dialect.title },
    fixes: [severalLines("several-lines", view, rule.span, paths)],
  };
}

function oneWithSpace({ dialect }: LineView, rule: WrittenRule): Spotted {
  const { path, span } = rule;
  const encoded = path.replace(/[ \t]/g, percentEncode);
  const at = path.search(/[ \t]/);
  const isRead = matchesAt(dialect, path, examplePath(encoded));
  return {
    span: partOf(rule, at, at + 1),
    severity: isRead ? "warning" : "error",
    facts: { path, encoded, isRead: isRead, reader: dialect.title },
    fixes: [replacing("encode", span, encoded)],
  };
}
