import type { Group } from "../../engine/parse/group.ts";
import { code } from "../../words/quoting.ts";
import type { Problem, SpottedAt } from "../problem.ts";
import { reachOf } from "../reach.ts";
import {
  atSeam,
  ownRule,
  ownRuleLabel,
  type Seam,
  type SeamFacts,
  seamsIn,
  sharing,
  withOthers,
} from "../seams.ts";
import type { FileView } from "../views.ts";

type Facts =
  | SeamFacts
  | { readonly effect: "free"; readonly before: string; readonly others: number }
  | { readonly effect: "free-of-star"; readonly before: string; readonly others: number };

/**
 * R203: a group that has perhaps a Crawl-delay, but no rule. Where other user-agent lines follow,
 * it shares their rules (RFC 9309 2.2); where none do, its crawlers may fetch everything.
 */
export const groupWithoutRules: Problem<Facts> = {
  code: "R203",
  severity: "error",
  title: "Group without rules",
  inFile: (file) => [
    ...seamsIn(file, "group-field").map((seams) => joined(file, seams)),
    ...file.analysis.groups.flatMap((group) => {
      // Groups that go on may have thousands of sections each, and rules in the last.
      const mayHaveRules = group.membership.isContinued || group.ruleCount > 0;
      return mayHaveRules ? [] : free(file, group);
    }),
  ],
  sentence: (facts) => {
    const who = `${withOthers(facts)} ${facts.others ? "have" : "has"}`;
    if (facts.effect === "free") return `${who} no rule and so may fetch everything.`;
    if (facts.effect === "free-of-star")
      return `${who} no rule and so may fetch everything, even what the group of ${code("*")} forbids.`;
    const they = facts.others ? "they" : "it";
    return `${who} no rule before the next user-agent line, so ${sharing(facts, they)}.`;
  },
  fixLabels: (facts) => ({
    "own-rule": ownRuleLabel(facts),
    "say-so": `Say so with ${code("Disallow:")}`,
  }),
  about: [
    "Crawl-delay and Content-Signal are not rules. A group that has nothing else does not end where it seems to: its agents join those of the next group and get their rules. A crawler that was only to be slowed down may so be shut out.",
    "At the end of the file nothing follows, and the crawlers of such a group may fetch everything. They do not read the group of * any more, for they have one of their own.",
    "Give the group the rules that its crawlers are to obey, or an empty Disallow if they may fetch everything.",
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

function joined(file: FileView, seams: readonly [Seam, ...Seam[]]): SpottedAt<Facts> {
  const place = atSeam(file, seams);
  // They would be free of the rules for all else, which is hardly what was meant.
  if (seams[0].effect === "some-of-all") return place;
  const ends = seams.map(({ before, texts }) => texts.at(-1) ?? before);
  return { ...place, severity: "error", fixes: [ownRule(file, ends)] };
}

function free(file: FileView, group: Group): readonly SpottedAt<Facts>[] {
  const agent = group.agentAt(0);
  const last = group.sections.at(-1)?.last;
  const star = file.analysis.groupNamed("*");
  // That all may fetch everything is what such a file is for.
  if (!agent || last === undefined || group === star) return [];
  const losesRules = star && reachOf(star, file.analysis.dialect) !== "nothing";
  return [
    {
      line: agent.line.number,
      span: file.valueAt(agent.line.number),
      severity: losesRules ? "warning" : "information",
      facts: {
        effect: losesRules ? "free-of-star" : "free",
        before: agent.name,
        others: group.agentCount - 1,
      },
      fixes: [{ ...ownRule(file, [last]), name: "say-so" }],
    },
  ];
}
