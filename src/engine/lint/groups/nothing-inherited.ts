import { crawlerNamed } from "../../crawlers/index.ts";
import type { Agent, Group } from "../../group.ts";
import { type FileCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import { freedRules, MOST_RULES } from "./freed-rules.ts";
import { legacyNamed } from "./legacy-tokens.ts";
import { shapeOf } from "./name-shape.ts";
import { matchesAll, reachOf } from "./reach.ts";

/** R206: a group whose crawlers may fetch what the group of `*` forbids. RFC 9309, 2.2.1: a crawler with a group of its own does not read that of `*`. */
export const nothingInherited: FileCheck = {
  code: "R206",
  severity: "warning",
  inFile: (file) => {
    const star = file.analysis.groupNamed("*");
    if (!star || reachOf(star) !== "something") return NOTHING_FOUND;
    return file.analysis.groups
      .slice(0, MOST_GROUPS)
      .flatMap((group) => (group === star ? [] : withoutRulesOf(star, group, file)));
  },
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

function withoutRulesOf(star: Group, group: Group, file: FileView): readonly SpottedAt[] {
  const reach = reachOf(group);
  if (reach === "everything") return [];
  if (reach === "nothing" && !group.rules.some(({ allows, path }) => allows && path !== ""))
    return [];
  const [agent, ...others] = group.agents.filter(readsStarOtherwise);
  // Where all is forbidden to the others, that the named may fetch more is the very purpose.
  const freed = freedRules(star, group, file.analysis.dialect).filter((rule) => !matchesAll(rule));
  const [first] = freed;
  if (!agent || !first) return [];
  return [
    {
      line: agent.line.number,
      span: file.valueAt(agent.line.number),
      severity: reach === "nothing" ? "information" : "warning",
      facts: {
        agent: agent.name,
        others: others.length,
        path: first.path,
        line: first.line.number,
        count: freed.length,
        isAll: star.ruleCount > MOST_RULES ? 0 : 1,
      },
    },
  ];
}
