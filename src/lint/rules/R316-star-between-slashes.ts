import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, readsWildcards } from "../example-path.ts";
import { type TwinFacts, twinLabel, withoutTwin } from "../missing-twin.ts";
import { NOTHING_FOUND, otherRules, type Problem, rfc } from "../problem.ts";

/** R316: a path in every folder that misses the same path at the root: the star may match nothing, but its slashes must match. */
export const starBetweenSlashes: Problem<TwinFacts> = {
  code: "R316",
  severity: "information",
  title: "Star between slashes",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    return withoutTwin(view, withoutRoot(view.rules), (path) => ({
      path: atRoot(path),
      to: path.indexOf("/", 1) + 1,
    }));
  },
  sentence: ({ path, missed, others }) =>
    `${code(path)} does not match ${code(missed)} at the root of the site, because the slashes on both sides of the star must match${otherRules(others)}.`,
  fixLabels: (facts) => twinLabel(facts, "Add rules for the root of the site"),
  about: [
    "A star matches any characters, or none, but the slashes on both sides of it must match too. For example, /*/feed/ matches /de/feed/, but not /feed/ at the root of the site.",
    "The rule is right if every page is in a folder, for example in a folder for its language. If not, add a second rule for the root.",
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
  const alone = inFolders.filter(({ path }) => !places.has(placeOf(atRoot(path))));
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
  return /^\/\*+\/[^*]/.test(path) && !/.\/\*+\//.test(path);
}

function atRoot(path: string): string {
  return path.slice(path.indexOf("/", 1));
}
