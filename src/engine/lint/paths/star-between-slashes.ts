import type { Rule } from "../../parse/types.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import { examplePath } from "../example-path.ts";
import type { GroupView } from "../group-view.ts";
import { ruleBelow } from "../line-below.ts";
import { misses, mostAsked } from "../outcome-at.ts";
import { saidOnce } from "../said-once.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";

/** R316: a path in every folder that misses the same path at the root: the star may stand for nothing, but its slashes may not. */
export const starBetweenSlashes: GroupCheck = {
  code: "R316",
  severity: "information",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = withoutRoot(view.rules)
      .slice(0, mostAsked(view))
      .filter((rule) => misses(view, rule, examplePath(rule.path), examplePath(atRoot(rule))));
    return saidOnce(found.map((rule) => spotted(view, rule)));
  },
};

/** Rules for every folder that have no counterpart at the root. */
function withoutRoot(rules: readonly Rule[]): readonly Rule[] {
  const inFolders = rules.filter(({ path }) => isInEveryFolder(path));
  if (inFolders.length === 0) return [];
  const places = new Set(rules.map(({ path }) => placeOf(path)));
  const alone = inFolders.filter((rule) => !places.has(placeOf(atRoot(rule))));
  // Where most of many have none, a folder, such as one for the language, is always there.
  return alone.length >= MANY && 2 * alone.length > inFolders.length ? [] : alone;
}

const MANY = 3;

/** A path without regard to how it ends. */
function placeOf(path: string): string {
  return examplePath(path).replace(/\/$/, "");
}

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
