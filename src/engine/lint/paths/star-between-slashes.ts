import type { Rule } from "../../group.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import type { GroupView } from "../group-view.ts";
import { examplePath } from "./example-path.ts";
import { misses, mostAsked } from "./outcome-at.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";
import { ruleBelow } from "./rule-below.ts";
import { saidOnce } from "./said-once.ts";

/** R316: a path in every folder that misses the same path at the root: the star may stand for nothing, but its slashes may not. */
export const starBetweenSlashes: GroupCheck = {
  code: "R316",
  severity: "information",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = view.rules
      .filter(({ path }) => isInEveryFolder(path))
      .slice(0, mostAsked(view))
      .filter((rule) => misses(view, rule, examplePath(rule.path), examplePath(atRoot(rule))));
    return saidOnce(found.map((rule) => spotted(view, rule)));
  },
};

// Where several folders are stars, each is most likely one that is always there.
function isInEveryFolder(path: string): boolean {
  return /^\/\*\/[^*]/.test(path) && !path.includes("/*/", 3);
}

function atRoot({ path }: Rule): string {
  return path.slice("/*".length);
}

function spotted(view: GroupView, rule: Rule): SpottedAt {
  const { path, line } = rule;
  return {
    line: line.number,
    span: partOf({ path, span: view.valueAt(line.number) }, 0, "/*/".length),
    facts: { path, root: atRoot(rule), missed: examplePath(atRoot(rule)) },
    fixes: [{ name: "add-root", edits: [ruleBelow(view, rule, atRoot(rule))] }],
  };
}
