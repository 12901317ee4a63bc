import { outcomeOf, outcomeOn, weigh } from "../../decide/decision.ts";
import { dialects } from "../../dialects/index.ts";
import { patternMatches } from "../../match/search.ts";
import { pieceAt } from "../../parse/analysis.ts";
import type { Dialect } from "../../parse/dialect.ts";
import type { Rule } from "../../parse/types.ts";
import { type GroupCheck, NOTHING_FOUND } from "../check.ts";
import { examplePath } from "../example-path.ts";
import type { Fix } from "../finding.ts";
import type { GroupView } from "../group-view.ts";
import { lineBelow } from "../line-below.ts";

/** Rules that are looked at; each Disallow is compared with all before it. */
const MOST_RULES = 400;

/** Readers that stop at the first rule that matches. */
const FIRST_MATCHERS: readonly Dialect[] = dialects.filter(
  ({ precedence, grouping }) => precedence === "first" && grouping.ruleFields.includes("allow"),
);

/** R405: an Allow before a Disallow of part of the same: the longest match forbids, the first allows. */
export const firstMatch: GroupCheck = {
  code: "R405",
  severity: "information",
  inGroup: (view) => {
    if (view.dialect.precedence !== "longest") return NOTHING_FOUND;
    const hiding = findHiding(view.rules.slice(0, MOST_RULES), view);
    if (!hiding) return NOTHING_FOUND;
    const { allow, disallow, readers } = hiding;
    const facts = {
      path: allow.path,
      disallowed: disallow.path,
      line: disallow.line.number,
      readers: readers.join(", "),
    };
    const { number } = allow.line;
    const fixes = movedDown(allow, disallow, view);
    return [{ line: number, span: view.valueAt(number), facts, fixes }];
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

/** The Allow after the last rule of its piece, where the Disallow stands in the same, and no comment is lost. */
function movedDown(allow: Rule, disallow: Rule, view: GroupView): readonly Fix[] {
  const { number } = allow.line;
  const piece = pieceAt(view.group, number);
  const last = piece?.rules.at(-1)?.line.number;
  if (!piece || last === undefined || pieceAt(view.group, disallow.line.number) !== piece)
    return [];
  if (view.lineAt(number)?.comment) return [];
  const moved = lineBelow(view, last, `Allow: ${allow.path}`);
  return [{ name: "move", edits: [{ kind: "delete-line", line: number }, moved] }];
}
