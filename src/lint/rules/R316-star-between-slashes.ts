import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, misses, mostAsked, readsWildcards } from "../example-path.ts";
import { ruleBelow } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import { type GroupView, partOf } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly root: string;
  readonly missed: string;
}

/** R316: a path in every folder that misses the same path at the root: the star may stand for nothing, but its slashes may not. */
export const starBetweenSlashes: Problem<Facts> = {
  code: "R316",
  severity: "information",
  title: "Star between slashes",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const found = withoutRoot(view.rules)
      .slice(0, mostAsked(view))
      .filter((rule) => misses(view, rule, examplePath(rule.path), examplePath(atRoot(rule))));
    return saidOnce(found.map((rule) => spotted(view, rule)));
  },
  sentence: ({ path, missed, others }) =>
    `${code(path)} needs a folder before the name and so does not match ${code(missed)} at the root of the site${otherRules(others)}.`,
  fixLabels: ({ root, others }) => ({
    "add-root": others ? "Add rules for the root" : `Add ${code(root)}`,
  }),
  about: [
    "A star stands for any characters, or for none. The slashes on both sides of it are compared all the same, so the rule needs a folder before the name and misses the same name at the root of the site.",
    "Where every page lies in a folder, such as one for its language, that is what was meant. Otherwise a second rule covers the root.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*/feed/",
    right: "User-agent: *\nDisallow: /feed/\nDisallow: /*/feed/",
  },
  source: rfc("2.2.3"),
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

function spotted(view: GroupView, rule: Rule): SpottedAt<Facts> {
  const { path, line } = rule;
  return {
    line: line.number,
    span: partOf({ path, span: view.valueAt(line.number) }, 0, "/*/".length),
    facts: { path, root: atRoot(rule), missed: examplePath(atRoot(rule)) },
    fixes: [{ name: "add-root", edits: [ruleBelow(view, rule, atRoot(rule))] }],
  };
}
