import { outcomeOf } from "../../engine/decide/decision.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { patternMatches } from "../../engine/match/search.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { listText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";
import { examplePath, outcomeAt } from "../example-path.ts";
import { lineBelow, ofRule } from "../fixes.ts";
import { type Fix, NOTHING_FOUND, type Problem } from "../problem.ts";
import type { GroupView } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly disallowed: string;
  readonly line: number;
  /** Titles of parsers that take the first match. */
  readonly readers: readonly string[];
}

/** Rules that are looked at; each Disallow is compared with all before it. */
const MOST_RULES = 400;

/** Parsers that stop at the first rule that matches. */
const FIRST_MATCHERS: readonly Dialect[] = dialects.filter(
  ({ precedence, grouping }) => precedence === "first" && grouping.ruleFields.includes("allow"),
);

/** R405: an Allow before a Disallow for part of the same URLs: the longest match disallows, the first allows. */
export const firstMatch: Problem<Facts> = {
  code: "R405",
  severity: "information",
  title: "Allow above rules that it can hide",
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
    return [{ ...ofRule(view, allow, facts), fixes: movedDown(allow, disallow, view) }];
  },
  sentence: ({ path, disallowed, line, readers }) =>
    `${code(`Allow: ${path}`)} wins over ${code(`Disallow: ${disallowed}`)} in line ${line} for ${listText(readers)}, because there the first match decides.`,
  fixLabels: () => ({ move: "Move the Allow below the other rules" }),
  about: [
    "Under RFC 9309, the order of rules does not matter: the longest match decides. Some parsers read from the top and stop at the first match, so an Allow that matches many URLs can hide the rules below it.",
    // Python’s NEWS, gh-138907: RFC 9309 from 3.13.14, 3.14.5 and 3.15 on.
    "Python’s robotparser did so up to versions 3.13.13 and 3.14.4. At the end of its group, the Allow hides no rule, whichever match decides.",
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

/** The first Disallow that another parser never reaches, the Allow before it, and the titles of those parsers. */
function findHiding(rules: readonly Rule[], view: GroupView) {
  const start = rules.findIndex(({ allows, path }) => allows && path !== "");
  if (start < 0) return null;
  const others = FIRST_MATCHERS.map((reader) => readerOf(reader, rules, view));
  for (const [index, disallow] of rules.entries()) {
    if (index < start || outcomeOf(disallow) !== "disallow") continue;
    const path = examplePath(disallow.path);
    if (outcomeAt(view, path) !== "disallow") continue;
    const hiding = others.flatMap(({ title, reads, firstMatching }) => {
      const first = firstMatching(path);
      const allow = rules[first];
      return allow?.allows && first < index && reads(allow, disallow) ? [{ title, allow }] : [];
    });
    const [first] = hiding;
    if (first) return { allow: first.allow, disallow, readers: hiding.map(({ title }) => title) };
  }
  return null;
}

/** Another parser: which of the rules, by index, first matches a URL there, -1 for none; and whether it reads two of them together, because some read only the first of several groups of one crawler. */
function readerOf(dialect: Dialect, rules: readonly Rule[], { group }: GroupView) {
  const { patternOf, targetOf, grouping } = dialect;
  const sectionOf = ({ line }: Rule) => sectionAt(group, line.number);
  const reads = (a: Rule, b: Rule) => grouping.joins === "all" || sectionOf(a) === sectionOf(b);
  const patterns = rules.map(({ path }) => patternOf(path));
  const firstMatching = (url: string) => {
    const target = targetOf(url);
    return patterns.findIndex((pattern) => patternMatches(pattern, target));
  };
  return { title: titleOf(dialect), reads, firstMatching };
}

/** The Allow after the last rule of its section, where the Disallow is in the same section, and no comment is lost. */
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
