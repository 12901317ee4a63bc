import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Agent, Rule } from "../../engine/parse/types.ts";
import { groupedBy } from "../../engine/text/lists.ts";
import { counted } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { MOST_ASKED } from "../limits.ts";
import { agentsWithoutStar } from "../obeyed-agents.ts";
import {
  NOTHING_FOUND,
  type Problem,
  rfc,
  type Severity,
  type SpottedAt,
  withMore,
} from "../problem.ts";
import { freedRules, isWholeSite, reachOf } from "../reach.ts";

interface Facts {
  readonly agent: string;
  readonly others: number;
  readonly path: string;
  readonly line: number;
  readonly count: number;
  /** Whether all rules of the `*` group were tried. */
  readonly isAll: boolean;
}

/** R206: a group whose crawlers may fetch what the `*` group disallows; groups that lack the same rules are reported once. RFC 9309 2.2.1: a crawler that a group names does not read the `*` group. */
export const nothingInherited: Problem<Facts> = {
  code: "R206",
  severity: "warning",
  title: "Rules that a group does not inherit",
  inFile: (file) => {
    const star = file.analysis.groupNamed("*");
    if (!star || reachOf(star, file.analysis.dialect) !== "something") return NOTHING_FOUND;
    const freed = file.analysis.groups
      .slice(0, MOST_ASKED)
      .flatMap((group) => (group === star ? [] : freedIn(group, star, file.analysis)));
    return [...groupedBy(freed, likenessOf).values()].flatMap((alike) =>
      spotted(alike, star.ruleCount <= MOST_ASKED),
    );
  },
  sentence: ({ agent, others, path, line, count, isAll }) => {
    const ignore = others > 0 ? "ignore" : "ignores";
    const more = count > 1 ? ` and ${isAll ? "" : "at least "}${counted(count - 1, RULES)}` : "";
    const why = others > 0 ? "another group names each of them" : "it has its own group";
    return `${withMore(agent, others)} ${ignore} line ${line} (${code(`Disallow: ${path}`)})${more} of the ${code("*")} group: ${why}.`;
  },
  about: [
    "A crawler reads the group that names it or, if no group does, the * group. A group that names a crawler inherits no rules from the * group. If you write a group to disallow a little more for one crawler, that crawler ignores everything that the * group disallows.",
    "If the crawler should obey the rules of the * group too, repeat them in its group.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /api/\n\nUser-agent: PerplexityBot\nDisallow: /blog/",
    right:
      "User-agent: *\nDisallow: /api/\n\nUser-agent: PerplexityBot\nDisallow: /api/\nDisallow: /blog/",
  },
  source: rfc("2.2.1"),
};

const RULES = { one: "more rule", other: "more rules" };

/** The crawlers of a group, and the rules of the `*` group that they ignore. */
interface Freed {
  readonly severity: Severity;
  readonly agents: readonly Agent[];
  readonly rules: readonly Rule[];
}

function freedIn(group: Group, star: Group, analysis: Analysis): readonly Freed[] {
  const { dialect } = analysis;
  const reach = reachOf(group, dialect);
  if (reach === "everything" || (reach === "nothing" && !group.rules.some(allowsPath))) return [];
  const agents = agentsWithoutStar(group, analysis);
  // Where every other crawler is blocked, the group is there to let these in.
  const rules = freedRules(star, group, dialect).filter((rule) => !isWholeSite(rule.pattern));
  if (agents.length === 0 || rules.length === 0) return [];
  // A group that allows everything is meant so; one that allows a part may expect the rest to be disallowed.
  const isMeant = reach === "nothing" && !group.rules.some(allowsPart);
  return [{ severity: isMeant ? "information" : "warning", agents, rules }];
}

function allowsPath({ allows, path }: Rule): boolean {
  return allows && path !== "";
}

function allowsPart(rule: Rule): boolean {
  return allowsPath(rule) && !isWholeSite(rule.pattern);
}

/** The same text for groups that are reported together. */
function likenessOf({ severity, rules }: Freed): string {
  return `${severity} ${rules.map(({ line }) => line.number)}`;
}

function spotted(alike: readonly Freed[], isAll: boolean): readonly SpottedAt<Facts>[] {
  const [agent, ...others] = alike.flatMap(({ agents }) => agents);
  const [first] = alike;
  const [rule] = first?.rules ?? [];
  if (!agent || !first || !rule) return [];
  const facts = {
    agent: agent.name,
    others: others.length,
    path: rule.path,
    line: rule.line.number,
    count: first.rules.length,
    isAll,
  };
  return [{ line: agent.line.number, severity: first.severity, facts }];
}
