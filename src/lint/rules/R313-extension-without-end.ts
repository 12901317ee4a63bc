import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { decides, examplePath, mostAsked, readsWildcards } from "../example-path.ts";
import { ofRule, withPath } from "../fixes.ts";
import { NOTHING_FOUND, type Others, otherRules, type Problem, rfc, saidOnce } from "../problem.ts";
import type { GroupView } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly example: string;
  readonly allows: boolean;
}

/** R313: a rule for an extension that also matches a longer one, as `.js` matches `.json`. */
export const extensionWithoutEnd: Problem<Facts> = {
  code: "R313",
  severity: "information",
  title: "File extension that also matches a longer one",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = view.rules
      .filter(({ path }) => LONGER.has(extensionOf(path)))
      .slice(0, mostAsked(view))
      .flatMap((rule) => spotted(view, rule));
    return saidOnce(found);
  },
  sentence: ({ path, example, allows, others }) =>
    `${code(path)} also ${allows ? "allows" : "disallows"} ${code(example)}, because the rule has no ${code("$")} at its end${otherRules(others)}.`,
  fixLabels: ({ others }) => ({
    "add-end": `Put ${code("$")} at the end of ${others ? "these paths" : "the path"}`,
  }),
  about: [
    "A path matches every URL that begins with it, so a rule for .js also matches .json, and a rule for .do also matches .doc.",
    "With a dollar sign at its end, a rule matches only URLs that end there. It then misses URLs with a query, such as main.js?v=2.",
  ],
  example: { wrong: "User-agent: *\nDisallow: /*.js", right: "User-agent: *\nDisallow: /*.js$" },
  source: rfc("2.2.3"),
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

function spotted(view: GroupView, rule: Rule) {
  const { path, allows } = rule;
  const extension = extensionOf(path);
  const stem = examplePath(path).slice(0, -extension.length);
  const longer = LONGER.get(extension)?.find((other) => decides(view, rule, stem + other));
  if (!longer) return [];
  const facts: Facts = { path, example: stem + longer, allows };
  const found = ofRule(view, rule, facts, path.length - extension.length - 1);
  return [{ ...found, fixes: [withPath("add-end", view, rule, `${path}$`)] }];
}
