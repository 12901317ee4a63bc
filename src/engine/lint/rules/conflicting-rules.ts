import type { Dialect } from "../../parse/dialect.ts";
import type { Rule } from "../../parse/types.ts";
import type { GroupCheck } from "../check.ts";

/** R402: an Allow and a Disallow of the same path in one group. RFC 9309 2.2.2: of equivalent rules the Allow should be used. */
export const conflictingRules: GroupCheck = {
  code: "R402",
  severity: "error",
  inGroup: (view) =>
    [...view.rulesByPattern.values()].flatMap((same) => {
      const winner = winnerOf(same, view.dialect);
      const loser = winner && same.find(({ allows }) => allows !== winner.allows);
      if (!winner || !loser) return [];
      const facts = {
        path: loser.path,
        winner: winner.allows ? "Allow" : "Disallow",
        loser: loser.allows ? "Allow" : "Disallow",
        line: winner.line.number,
        isFirst: view.dialect.precedence === "first",
      };
      return [{ line: loser.line.number, span: view.valueAt(loser.line.number), facts }];
    }),
};

/** Which of rules that match the same decides; null where none matches anything, or where the dialect leaves it open. */
function winnerOf(same: readonly Rule[], { precedence, leavesOpen }: Dialect): Rule | null {
  const [first] = same;
  if (!first) return null;
  const { pieces, octets } = first.pattern;
  if (octets === 0 || (leavesOpen && pieces.length > 1)) return null;
  return precedence === "first" ? first : (same.find(({ allows }) => allows) ?? first);
}
