import { crawlerNamed, legacyNamed } from "../../engine/crawlers/index.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Agent, Rule } from "../../engine/parse/types.ts";
import { groupedBy } from "../../engine/text/lists.ts";
import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { shapeOf } from "../agent-names.ts";
import { NOTHING_FOUND, type Problem, rfc, type Severity, type SpottedAt } from "../problem.ts";
import { freedRules, isWholeSite, MOST_RULES, reachOf } from "../reach.ts";
import type { FileView } from "../views.ts";

interface Facts {
  readonly agent: string;
  readonly others: number;
  readonly path: string;
  readonly line: number;
  readonly count: number;
  /** Whether all rules of `*` were tried. */
  readonly isAll: boolean;
}

/** R206: a group whose crawlers may fetch what the group of `*` forbids; groups that lack the same rules are told of once. RFC 9309 2.2.1: a crawler with a group of its own does not read that of `*`. */
export const nothingInherited: Problem<Facts> = {
  code: "R206",
  severity: "warning",
  title: "Rules that a group does not inherit",
  inFile: (file) => {
    const star = file.analysis.groupNamed("*");
    if (!star || reachOf(star, file.analysis.dialect) !== "something") return NOTHING_FOUND;
    const freed = file.analysis.groups
      .slice(0, MOST_GROUPS)
      .flatMap((group) => (group === star ? [] : freedIn(group, star, file.analysis.dialect)));
    return [...groupedBy(freed, likenessOf).values()].flatMap((alike) =>
      spotted(alike, star.ruleCount <= MOST_RULES, file),
    );
  },
  sentence: ({ agent, others, path, line, count, isAll }) => {
    const who = others
      ? `${code(agent)} and ${numberText(others)} more have groups of their own and so do`
      : `${code(agent)} has a group of its own and so does`;
    const more = count - 1;
    const rest =
      more > 0 ? `, nor ${isAll ? "" : "at least "}${numberText(more)} more of its rules` : "";
    return `${who} not obey ${code(`Disallow: ${path}`)} of ${code("*")} in line ${line}${rest}.`;
  },
  about: [
    "A crawler reads one group: the one that names it, or that of * where none does. Nothing is inherited, so whoever writes a group for one crawler, to forbid it a little more, takes away all that is forbidden to the others.",
    "If the crawler is to obey these rules too, repeat them in its group.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /api/\n\nUser-agent: PerplexityBot\nDisallow: /blog/",
    right:
      "User-agent: *\nDisallow: /api/\n\nUser-agent: PerplexityBot\nDisallow: /api/\nDisallow: /blog/",
  },
  source: rfc("2.2.1"),
};

/** Of more groups than these the first are looked at. */
const MOST_GROUPS = 100;

/** Whether there is a crawler of this name that would read the group of `*`. */
function readsStarOtherwise({ name, token }: Agent): boolean {
  if (legacyNamed(name)) return false;
  const crawler = crawlerNamed(name);
  if (crawler) return crawler.followsStar && crawler.kind !== "control token";
  return token !== "*" && shapeOf(name) === "name";
}

/** The agents of a group, and the rules of `*` that they so do not obey. */
interface Freed {
  readonly severity: Severity;
  readonly agents: readonly Agent[];
  readonly rules: readonly Rule[];
}

function freedIn(group: Group, star: Group, dialect: Dialect): readonly Freed[] {
  const reach = reachOf(group, dialect);
  if (reach === "everything" || (reach === "nothing" && !group.rules.some(allowsPath))) return [];
  const agents = group.agents.filter(readsStarOtherwise);
  // Where all is forbidden to the others, that the named may fetch more is the very purpose.
  const rules = freedRules(star, group, dialect).filter((rule) => !isWholeSite(rule.pattern));
  if (agents.length === 0 || rules.length === 0) return [];
  // Who allows everything means it; who allows this or that takes the rest for forbidden.
  const isMeant = reach === "nothing" && !group.rules.some(allowsPart);
  return [{ severity: isMeant ? "information" : "warning", agents, rules }];
}

function allowsPath({ allows, path }: Rule): boolean {
  return allows && path !== "";
}

function allowsPart(rule: Rule): boolean {
  return allowsPath(rule) && !isWholeSite(rule.pattern);
}

/** The same of groups that are told of together. */
function likenessOf({ severity, rules }: Freed): string {
  return `${severity} ${rules.map(({ line }) => line.number)}`;
}

function spotted(
  alike: readonly Freed[],
  isAll: boolean,
  file: FileView,
): readonly SpottedAt<Facts>[] {
  const [agent, ...others] = alike.flatMap(({ agents }) => agents);
  const [first] = alike;
  const [rule] = first?.rules ?? [];
  if (!agent || !first || !rule) return [];
  const { number } = agent.line;
  const facts = {
    agent: agent.name,
    others: others.length,
    path: rule.path,
    line: rule.line.number,
    count: first.rules.length,
    isAll,
  };
  return [{ line: number, span: file.valueAt(number), severity: first.severity, facts }];
}
