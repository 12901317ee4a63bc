import { crawlerNamed } from "../../crawlers/index.ts";
import { outcomeOf } from "../../decide/decision.ts";
import { pieceAt } from "../../parse/analysis.ts";
import type { Group } from "../../parse/group.ts";
import type { Agent, Rule } from "../../parse/types.ts";
import { type FileCheck, type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import { fieldSpan } from "../field-span.ts";
import { shapeOf } from "../groups/name-shape.ts";

/** Groups with more rules than this say more than that all is open. */
const FEW_RULES = 3;
/** Of more groups that open everything, the first are counted. */
const MOST_GROUPS = 1000;

/**
 * R412: a Disallow without a path. Alone in a group it lets the group's crawlers in, past what `*`
 * forbids (RFC 9309 2.2.1: the group replaces that of `*`), which is said once of all such groups;
 * among other rules it says nothing.
 */
export const emptyDisallowOpens: GroupCheck & FileCheck = {
  code: "R412",
  severity: "information",
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
    const piece = pieceAt(group, number);
    // Without its rules a list of agents would join the next.
    const canGo = !hides && piece?.rules.some(({ path }) => path !== "");
    const spotted: SpottedAt = {
      line: number,
      span: fieldSpan(view.lineAt(number)),
      // Readers that take the first match come no further than this line.
      severity: lost ? "warning" : "information",
      facts: {
        kind: hides ? "hides" : "idle",
        other: other.path,
        reader: dialect.title,
        isAbove: lost !== undefined,
      },
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
    const facts = { kind: "opens", name: first.agent.name, more: opened.length - 1 };
    return [{ line: number, span: fieldSpan(file.lineAt(number)), facts }];
  },
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
