import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { outcomeOf } from "../../engine/decide/decision.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Agent, Rule } from "../../engine/parse/types.ts";
import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { shapeOf } from "../agent-names.ts";
import { NOTHING_FOUND, type Problem, rfc, type SpottedAt } from "../problem.ts";
import { fieldSpan } from "../views.ts";

type Facts =
  | { readonly kind: "hides"; readonly other: string; readonly reader: string }
  | { readonly kind: "idle"; readonly other: string; readonly isAbove: boolean }
  | { readonly kind: "opens"; readonly name: string; readonly more: number };

/** Groups with more rules than this say more than that all is open. */
const FEW_RULES = 3;
/** Of more groups that open everything, the first are counted. */
const MOST_GROUPS = 1000;

/**
 * R412: a Disallow without a path. Alone in a group it lets the group's crawlers in, past what `*`
 * forbids (RFC 9309 2.2.1: the group replaces that of `*`), which is said once of all such groups;
 * among other rules it says nothing.
 */
export const emptyDisallowOpens: Problem<Facts> = {
  code: "R412",
  severity: "information",
  title: "Disallow without a path",
  inGroup: (view) => {
    const { rules, dialect, group } = view;
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
    // Without its rules a list of agents would join the next.
    const canGo = !hides && section?.rules.some(({ path }) => path !== "");
    const spotted: SpottedAt<Facts> = {
      line: number,
      span: fieldSpan(view.lineAt(number)),
      // Readers that take the first match come no further than this line.
      severity: lost ? "warning" : "information",
      facts: hides
        ? { kind: "hides", other: other.path, reader: dialect.title }
        : { kind: "idle", other: other.path, isAbove: lost !== undefined },
      fixes: canGo ? [{ name: "delete", edits: [{ kind: "delete-line", line: number }] }] : [],
    };
    return [spotted];
  },
  inFile: (file) => {
    const { analysis } = file;
    const star = analysis.groupNamed("*");
    if (!star?.rules.some((rule) => outcomeOf(rule) === "disallow")) return NOTHING_FOUND;
    const opened = analysis.groups
      .filter((group) => group !== star && saysNothing(group))
      .slice(0, MOST_GROUPS)
      .flatMap(({ agents, rules: [rule] }) =>
        rule ? agents.filter(obeysStar).map((agent) => ({ agent, rule })) : [],
      );
    const [first] = opened;
    if (!first) return NOTHING_FOUND;
    const { number } = first.rule.line;
    const { name } = first.agent;
    const facts = { kind: "opens", name, more: opened.length - 1 } as const;
    return [{ line: number, span: fieldSpan(file.lineAt(number)), facts }];
  },
  sentence: emptyDisallowSentence,
  fixLabels: () => ({ delete: "Delete the line" }),
  about: [
    "A Disallow without a path forbids nothing. Alone in a group it opens the whole site to the crawlers of that group, as their group replaces the one of *, whatever that forbids. It is sometimes written to mean the opposite, for which a slash is needed.",
    "Among other rules it says nothing, and they hold all the same. Some older readers take it for a rule that matches every URL, and then nothing below it counts.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow:",
    right: "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /",
  },
  source: rfc("2.2.1"),
};

/** To a crawler that never follows `*`, as Google's for advertisements, all would be open anyway; what is no name opens nothing. */
function obeysStar({ name, token }: Agent): boolean {
  return crawlerNamed(token)?.followsStar ?? shapeOf(name) === "name";
}

/** Whether all that a group has is Disallow without a path. */
function saysNothing(group: Group): boolean {
  const { ruleCount } = group;
  return ruleCount > 0 && ruleCount <= FEW_RULES && group.rules.every(isEmptyDisallow);
}

function isEmptyDisallow({ allows, path }: Rule): boolean {
  return !allows && path === "";
}

function emptyDisallowSentence(facts: Facts): string {
  if (facts.kind === "hides")
    return `To ${facts.reader} a ${code("Disallow:")} without a path matches every URL and forbids none, so that ${code(`Disallow: ${facts.other}`)} below it never counts.`;
  if (facts.kind === "idle")
    return `This ${code("Disallow:")} has no path and forbids nothing, but ${code(`Disallow: ${facts.other}`)} of the same group holds all the same${facts.isAbove ? ", save to Python’s robotparser up to 3.13.13, which comes no further than this line" : ""}.`;
  const { name, more } = facts;
  return `${code(name)}${more ? ` and ${numberText(more)} more` : ""} may fetch everything, also what ${code("*")} forbids, as ${more ? "their own groups forbid" : "its own group forbids"} nothing.`;
}
