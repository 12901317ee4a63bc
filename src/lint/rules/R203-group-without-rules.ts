import type { Group } from "../../engine/parse/group.ts";
import { code } from "../../words/quoting.ts";
import { emptyDisallowBelow } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import { agentsObeying } from "../obeyed-agents.ts";
import { fieldsIn } from "../path-mistakes.ts";
import { type Problem, type SpottedAt, withMore } from "../problem.ts";
import { reachOf } from "../reach.ts";
import { atSeam, ownRuleLabel, type SeamFacts, seamsIn, sharing } from "../seams.ts";
import type { FileView } from "../views.ts";

type Facts =
  | SeamFacts
  | (Pick<SeamFacts, "before" | "others"> & { readonly effect: "free" | "free-of-star" });

/**
 * R203: a group without rules, perhaps with a Crawl-delay. Where other user-agent lines follow, it
 * shares their rules (RFC 9309 2.2); otherwise its crawlers may fetch everything.
 */
export const groupWithoutRules: Problem<Facts> = {
  code: "R203",
  severity: "error",
  title: "Group without rules",
  awaitsRules: true,
  inFile: (file) => [
    ...seamsIn(file, "group-field").map((seams): SpottedAt<Facts> => {
      const found = atSeam(file, seams);
      return found.severity === "warning" ? { ...found, severity: "error" } : found;
    }),
    ...file.analysis.groups
      // A group that is continued can have thousands of sections, and rules only in the last.
      .filter((group) => !group.membership.isContinued && group.ruleCount === 0)
      .slice(0, MOST_ASKED)
      .flatMap((group) => free(file, group)),
  ],
  sentence: (facts) => {
    if ("after" in facts)
      return `${sharing(facts)}: there is no rule between these user-agent lines.`;
    const even = facts.effect === "free" ? "" : `, even what the ${code("*")} group disallows`;
    const whose = facts.others > 0 ? "their" : "its";
    return `${withMore(facts.before, facts.others)} may fetch everything${even}: ${whose} group has no rule.`;
  },
  fixLabels: (facts) => ({
    "own-rule": ownRuleLabel(facts),
    "say-so": `Add an empty ${code("Disallow:")}`,
  }),
  about: [
    "Under RFC 9309, Crawl-delay and Content-Signal are not rules. If a group has nothing else, its crawlers join the next group and obey the rules there. A crawler that you only meant to slow down can end up blocked.",
    "At the end of the file, no other group follows, and the crawlers of a group without rules may fetch everything. They do not read the * group, because they have a group of their own. Some parsers ignore a group without rules and use the * group.",
    "Add the rules that these crawlers should obey, or an empty Disallow if they may fetch everything.",
  ],
  example: {
    wrong: "User-agent: Slurp\nCrawl-delay: 5\n\nUser-agent: BadBot\nDisallow: /",
    right: "User-agent: Slurp\nCrawl-delay: 5\nDisallow:\n\nUser-agent: BadBot\nDisallow: /",
  },
  source: {
    title: "google/robotstxt, issue 51",
    url: "https://github.com/google/robotstxt/issues/51",
  },
};

function free(file: FileView, group: Group): readonly SpottedAt<Facts>[] {
  const last = group.sections.at(-1)?.last;
  const star = file.analysis.groupNamed("*");
  // A `*` group without rules is meant: every crawler may fetch everything.
  if (last === undefined || group === star) return [];
  const [agent, ...others] = agentsObeying(group, file.analysis);
  // R104 says what is in such a name.
  if (!agent || fieldsIn(agent.name).length > 0) return [];
  // The last line would be for the group that has the rules of this section.
  const sayingSo = { name: "say-so", edits: [emptyDisallowBelow(file, last)] };
  const losesRules = star && reachOf(star, file.analysis.dialect) !== "nothing";
  return [
    {
      line: agent.line.number,
      severity: losesRules ? "warning" : "information",
      facts: {
        effect: losesRules ? "free-of-star" : "free",
        before: agent.name,
        others: others.length,
      },
      fixes: group.membership.isBare ? [] : [sayingSo],
    },
  ];
}
