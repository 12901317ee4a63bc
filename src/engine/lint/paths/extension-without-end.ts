import type { Rule } from "../../parse/types.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import { examplePath } from "../example-path.ts";
import type { GroupView } from "../group-view.ts";
import { decides, mostAsked } from "../outcome-at.ts";
import { replacing } from "../replacing.ts";
import { saidOnce } from "../said-once.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";

/** R313: a rule for an extension that also matches a longer one, as `.js` matches `.json`. */
export const extensionWithoutEnd: GroupCheck = {
  code: "R313",
  severity: "information",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = view.rules
      .filter(({ path }) => LONGER.has(extensionOf(path)))
      .slice(0, mostAsked(view))
      .flatMap((rule) => spotted(view, rule) ?? []);
    return saidOnce(found);
  },
};

// Extensions of the web that begin as another does.
const LONGER: ReadonlyMap<string, readonly string[]> = new Map([
  ["asp", ["aspx"]],
  ["c", ["css", "csv"]],
  ["cs", ["css", "csv"]],
  ["do", ["doc", "docx"]],
  ["doc", ["docx"]],
  ["htm", ["html"]],
  ["js", ["json", "jsp"]],
  ["mp", ["mp3", "mp4"]],
  ["ph", ["php"]],
  ["ppt", ["pptx"]],
  ["xls", ["xlsx"]],
]);

/** The extension that a path has after its last star, alone; or nothing. */
function extensionOf(path: string): string {
  return /\*\.([a-z]{1,3})$/.exec(path)?.[1] ?? "";
}

function spotted(view: GroupView, rule: Rule): SpottedAt | null {
  const { path, line, allows } = rule;
  const extension = extensionOf(path);
  const stem = examplePath(path).slice(0, -extension.length);
  const longer = LONGER.get(extension)?.find((other) => decides(view, rule, stem + other));
  if (!longer) return null;
  const value = view.valueAt(line.number);
  return {
    line: line.number,
    span: partOf({ path, span: value }, path.length - extension.length - 1),
    facts: { path, example: stem + longer, allows: allows },
    fixes: [replacing("add-end", value, `${path}$`, line.number)],
  };
}
