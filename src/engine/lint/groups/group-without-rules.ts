import type { Group } from "../../parse/group.ts";
import type { FileCheck, SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import { reachOf } from "../reach.ts";
import { atSeam, ownRule } from "./at-seam.ts";
import { type Seam, seamsIn } from "./seams.ts";

/**
 * R203: a group that has perhaps a Crawl-delay, but no rule. Where other user-agent lines follow,
 * it shares their rules (RFC 9309 2.2); where none do, its crawlers may fetch everything.
 */
export const groupWithoutRules: FileCheck = {
  code: "R203",
  severity: "error",
  inFile: (file) => [
    ...seamsIn(file, "group-field").map((seams) => joined(file, seams)),
    ...file.analysis.groups.flatMap((group) => {
      // Groups that go on may have thousands of pieces each, and rules in the last.
      const mayHaveRules = group.membership.isContinued || group.ruleCount > 0;
      return mayHaveRules ? [] : free(file, group);
    }),
  ],
};

function joined(file: FileView, seams: readonly [Seam, ...Seam[]]): SpottedAt {
  const place = atSeam(file, seams);
  // They would be free of the rules for all else, which is hardly what was meant.
  if (seams[0].effect === "some-of-all") return place;
  const ends = seams.map(({ before, texts }) => texts.at(-1) ?? before);
  return { ...place, severity: "error", fixes: [ownRule(file, ends)] };
}

function free(file: FileView, group: Group): readonly SpottedAt[] {
  const agent = group.agentAt(0);
  const last = group.pieces.at(-1)?.last;
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
