import { outcomeOf, outcomeOn, weigh } from "../../engine/decide/decision.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { patternMatches } from "../../engine/match/search.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { examplePath } from "../example-path.ts";
import { lineBelow } from "../fixes.ts";
import { type Fix, NOTHING_FOUND, type Problem } from "../problem.ts";
import type { GroupView } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly disallowed: string;
  readonly line: number;
  /** Titles of readers that take the first match. */
  readonly readers: readonly string[];
}

/** Rules that are looked at; each Disallow is compared with all before it. */
const MOST_RULES = 400;

/** Readers that stop at the first rule that matches. */
const FIRST_MATCHERS: readonly Dialect[] = dialects.filter(
  ({ precedence, grouping }) => precedence === "first" && grouping.ruleFields.includes("allow"),
);

/** R405: an Allow before a Disallow of part of the same: the longest match forbids, the first allows. */
export const firstMatch: Problem<Facts> = {
  code: "R405",
  severity: "information",
  title: "Allow before the rules it would hide",
  inGroup: (view) => {
    if (view.dialect.precedence !== "longest") return NOTHING_FOUND;
    const hiding = findHiding(view.rules.slice(0, MOST_RULES), view);
    if (!hiding) return NOTHING_FOUND;
    const { allow, disallow, readers } = hiding;
    const facts = {
      path: allow.path,
      disallowed: disallow.path,
      line: disallow.line.number,
      readers,
    };
    const { number } = allow.line;
    const fixes = movedDown(allow, disallow, view);
    return [{ line: number, span: view.valueAt(number), facts, fixes }];
  },
  sentence: ({ path, disallowed, line, readers }) =>
    `Readers that take the first match (${readers.join(", ")}) never come to ${code(`Disallow: ${disallowed}`)} in line ${line}, as ${code(`Allow: ${path}`)} stands before it.`,
  fixLabels: () => ({ move: "Move the Allow below the other rules" }),
  about: [
    "By RFC 9309 the order of rules does not matter: the longest match decides. Older readers go from the top and stop at the first match, and to them a wide Allow hides every rule below it.",
    "Python’s robotparser did so up to version 3.13.13, and many scripts use it. With the wide Allow at the end of its group, both kinds of readers come to the same verdicts.",
  ],
  example: {
    wrong: "User-agent: *\nAllow: /\nDisallow: /private/",
    right: "User-agent: *\nDisallow: /private/\nAllow: /",
  },
  source: {
    title: "CPython 3.13.0, urllib/robotparser.py",
    url: "https://github.com/python/cpython/blob/v3.13.0/Lib/urllib/robotparser.py",
  },
};

/** The first Disallow that another reader never comes to, the Allow before it, and the titles of such readers. */
function findHiding(rules: readonly Rule[], view: GroupView) {
  const start = rules.findIndex(({ allows, path }) => allows && path !== "");
  if (start < 0) return null;
  const others = FIRST_MATCHERS.map((reader) => readerOf(reader, rules));
  for (const [index, disallow] of rules.entries()) {
    if (index < start || !forbidsExample(disallow, view)) continue;
    const hiding = others.flatMap(({ title, firstMatching }) => {
      const first = firstMatching(examplePath(disallow.path));
      const allow = rules[first];
      return allow?.allows && first < index ? [{ title, allow }] : [];
    });
    const [first] = hiding;
    if (first) return { allow: first.allow, disallow, readers: hiding.map(({ title }) => title) };
  }
  return null;
}

/** Whether a rule is a Disallow, and to the group's own reader the URL that it is about is forbidden. */
function forbidsExample(rule: Rule, { group, dialect }: GroupView): boolean {
  if (outcomeOf(rule) !== "disallow") return false;
  const target = dialect.targetOf(examplePath(rule.path));
  return outcomeOn(weigh(group, dialect, target)) === "disallow";
}

/** Another reader, and which of the rules, by index, it takes for a URL; -1 for none. */
function readerOf({ title, patternOf, targetOf }: Dialect, rules: readonly Rule[]) {
  const patterns = rules.map(({ path }) => patternOf(path));
  const firstMatching = (url: string) => {
    const target = targetOf(url);
    return patterns.findIndex((pattern) => patternMatches(pattern, target));
  };
  return { title, firstMatching };
}

/** The Allow after the last rule of its section, where the Disallow stands in the same, and no comment is lost. */
function movedDown(allow: Rule, disallow: Rule, view: GroupView): readonly Fix[] {
  const { number } = allow.line;
  const section = sectionAt(view.group, number);
  const last = section?.rules.at(-1)?.line.number;
  if (!section || last === undefined || sectionAt(view.group, disallow.line.number) !== section)
    return [];
  if (view.lineAt(number)?.comment) return [];
  const moved = lineBelow(view, last, `Allow: ${allow.path}`);
  return [{ name: "move", edits: [{ kind: "delete-line", line: number }, moved] }];
}
