import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { fieldOf, ofRule, ruleText } from "../fixes.ts";
import { type Problem, rfc } from "../problem.ts";
import { mayStillCount } from "../reach.ts";
import { managedBlockOpens } from "./R523-managed-block-opens.ts";

interface Facts {
  readonly winner: string;
  readonly loser: string;
  readonly line: number;
  /** Whether the first match decides. */
  readonly isFirst: boolean;
}

/** R402: an Allow and a Disallow of the same path in one group. RFC 9309 2.2.2: of equivalent rules the Allow should be used. */
export const conflictingRules: Problem<Facts> = {
  code: "R402",
  severity: "error",
  title: "Allow and Disallow for the same path",
  inGroup: (view) =>
    [...view.rulesByPattern.values()].flatMap((same) => {
      const winner = winnerOf(same, view.dialect);
      const loser = winner && same.find(({ allows }) => allows !== winner.allows);
      if (!winner || !loser || mayStillCount(loser, view)) return [];
      const facts = {
        winner: ruleText(winner),
        loser: fieldOf(loser),
        line: winner.line.number,
        isFirst: view.dialect.precedence === "first" || view.dialect.ties !== undefined,
      };
      return [ofRule(view, loser, facts)];
    }),
  // R523 says of the same rule who undid it.
  inContext: (found, file) => {
    const undone = file.once("R523", () => managedBlockOpens.inFile?.(file) ?? []);
    return undone.some(({ line }) => line === found.line) ? null : found;
  },
  sentence: ({ winner, loser, line, isFirst, under }) =>
    isFirst
      ? `This ${code(loser)} never counts ${under}, because ${code(winner)} in line ${line} is the first match.`
      : `This ${code(loser)} never counts ${under}, because ${code(winner)} in line ${line} is equally long, and Allow wins a tie.`,
  about: [
    "Under RFC 9309, an Allow wins over a Disallow of equal length. If both have the same path, the Disallow therefore has no effect.",
    "In parsers that take the first match, the first of the two lines decides. Delete the line that you did not mean.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /private/\nAllow: /private/",
    right: "User-agent: *\nDisallow: /private/\nAllow: /private/terms",
  },
  source: rfc("2.2.2"),
};

/** Which of rules that match the same decides; null where none matches anything. */
function winnerOf(same: readonly Rule[], { precedence, ties }: Dialect): Rule | null {
  const [first] = same;
  if (!first || first.pattern.octets === 0) return null;
  return precedence === "first" || ties ? first : (same.find(({ allows }) => allows) ?? first);
}
