import { outcomeOf } from "../../engine/decide/decision.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { deletion, deletionLabel } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import { agentsWithoutStar } from "../obeyed-agents.ts";
import {
  NOTHING_FOUND,
  type Problem,
  type ReadBy,
  rfc,
  type SpottedAt,
  withMore,
} from "../problem.ts";
import { fieldSpan } from "../views.ts";

type Facts =
  | { readonly kind: "hides"; readonly other: string }
  | { readonly kind: "idle"; readonly other: string; readonly isAbove: boolean }
  | { readonly kind: "opens"; readonly name: string; readonly more: number };

/** Groups with more rules than this say more than that everything is allowed. */
const FEW_RULES = 3;
/**
 * R412: a Disallow without a path. Alone in a group it allows the crawlers of the group what the
 * `*` group disallows (RFC 9309 2.2.1: the group replaces that of `*`), which is told once of all
 * these groups; among other rules it says nothing.
 */
export const emptyDisallowOpens: Problem<Facts> = {
  code: "R412",
  severity: "information",
  title: "Disallow without a path",
  inGroup: (view) => {
    const { rules, dialect, group } = view;
    // R420: no other rule of the group counts.
    if (group.overridingRule) return NOTHING_FOUND;
    const index = rules.findIndex(isEmptyDisallow);
    const rule = rules[index];
    if (!rule) return NOTHING_FOUND;
    // Where the first match decides, and no path is the beginning of every path, nothing after it counts.
    const hides = dialect.precedence === "first" && rule.pattern.pieces.length > 0;
    const isLost = (one: Rule, at: number) => at > index && outcomeOf(one) === "disallow";
    const lost = rules.find(isLost);
    const other = lost ?? (hides ? undefined : rules.find((one) => outcomeOf(one) === "disallow"));
    if (!other) return NOTHING_FOUND;
    const { number } = rule.line;
    const section = sectionAt(group, number);
    // Without their rules, its user-agent lines would join the next ones.
    const canGo = !hides && section?.rules.some(({ path }) => path !== "");
    const spotted: SpottedAt<Facts> = {
      line: number,
      span: fieldSpan(view.lineAt(number)),
      // Parsers that take the first match come no further than this line.
      severity: lost ? "warning" : "information",
      facts: hides
        ? { kind: "hides", other: other.path }
        : { kind: "idle", other: other.path, isAbove: lost !== undefined },
      fixes: canGo ? [deletion(number)] : [],
    };
    return [spotted];
  },
  inFile: (file) => {
    const { analysis } = file;
    const star = analysis.groupNamed("*");
    if (!star?.rules.some((rule) => outcomeOf(rule) === "disallow")) return NOTHING_FOUND;
    const opened = analysis.groups
      .filter((group) => group !== star && saysNothing(group))
      .slice(0, MOST_ASKED)
      .flatMap((group) => {
        const [rule] = group.rules;
        return rule ? agentsWithoutStar(group, analysis).map((agent) => ({ agent, rule })) : [];
      });
    const [first] = opened;
    if (!first) return NOTHING_FOUND;
    const { number } = first.rule.line;
    const { name } = first.agent;
    const facts = { kind: "opens", name, more: opened.length - 1 } as const;
    return [{ line: number, span: fieldSpan(file.lineAt(number)), facts }];
  },
  sentence: emptyDisallowSentence,
  fixLabels: () => deletionLabel({}),
  about: [
    "A Disallow without a path blocks nothing. Alone in a group, it lets the crawlers of that group fetch the whole site, because their group replaces the * group. Some people write an empty Disallow to mean the opposite, which is Disallow: /.",
    "In most parsers, a Disallow without a path changes nothing among other rules, and the other rules still count. In some parsers, such as Python’s up to 3.13.13, the rules below a Disallow without a path never count.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nDisallow:",
    right: "User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nDisallow: /",
  },
  source: rfc("2.2.1"),
};

/** Whether a group has only Disallow without a path. */
function saysNothing(group: Group): boolean {
  const { ruleCount } = group;
  return ruleCount > 0 && ruleCount <= FEW_RULES && group.rules.every(isEmptyDisallow);
}

function isEmptyDisallow({ allows, path }: Rule): boolean {
  return !allows && path === "";
}

function emptyDisallowSentence(facts: Facts & ReadBy): string {
  if (facts.kind === "hides")
    return `${code(`Disallow: ${facts.other}`)} below never counts for ${facts.reader}, because this ${code("Disallow:")} without a path matches and allows every URL.`;
  if (facts.kind === "idle")
    return `This ${code("Disallow:")} without a path changes nothing: ${code(`Disallow: ${facts.other}`)} in the same group still counts${facts.isAbove ? "; but some parsers, such as Python’s up to 3.13.13, stop at this line" : ""}.`;
  const { name, more } = facts;
  return `${withMore(name, more)} may fetch everything, even what the ${code("*")} group disallows, because ${more ? "the groups that name them disallow" : "its own group disallows"} nothing.`;
}
