import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly path: string;
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
  title: "Allow and Disallow of the same path",
  inGroup: (view) =>
    [...view.rulesByPattern.values()].flatMap((same) => {
      const winner = winnerOf(same, view.dialect);
      const loser = winner && same.find(({ allows }) => allows !== winner.allows);
      if (!winner || !loser) return [];
      const facts = {
        path: loser.path,
        winner: fieldOf(winner),
        loser: fieldOf(loser),
        line: winner.line.number,
        isFirst: view.dialect.precedence === "first",
      };
      return [{ line: loser.line.number, span: view.valueAt(loser.line.number), facts }];
    }),
  sentence: ({ path, winner, loser, line, isFirst }) =>
    isFirst
      ? `${code(`${winner}: ${path}`)} comes first, in line ${line}, so this ${code(loser)} never counts.`
      : `${code(`${winner}: ${path}`)} in line ${line} is just as long, and of equals Allow wins, so this ${code(loser)} never counts.`,
  about: [
    "Where an Allow and a Disallow match a URL and are equally long, the Allow decides. With one path in both, they always are, and the Disallow is without effect.",
    "Readers that take the first match instead decide by the order of the two lines. Delete the one that is not meant.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /private/\nAllow: /private/",
    right: "User-agent: *\nDisallow: /private/\nAllow: /private/terms",
  },
  source: rfc("2.2.2"),
};

function fieldOf({ allows }: Rule): string {
  return allows ? "Allow" : "Disallow";
}

/** Which of rules that match the same decides; null where none matches anything, or where the dialect leaves it open. */
function winnerOf(same: readonly Rule[], { precedence, leavesOpen }: Dialect): Rule | null {
  const [first] = same;
  if (!first) return null;
  const { pieces, octets } = first.pattern;
  if (octets === 0 || (leavesOpen && pieces.length > 1)) return null;
  return precedence === "first" ? first : (same.find(({ allows }) => allows) ?? first);
}
