import { pieceAt } from "../../analysis.ts";
import type { Rule } from "../../group.ts";
import type { Piece } from "../../piece.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import type { GroupView } from "../group-view.ts";

/** R401: a rule that stands in its group twice. */
export const duplicateRule: GroupCheck = {
  code: "R401",
  severity: "information",
  inGroup: (group) =>
    [...group.rulesByPattern.values()].flatMap((same) =>
      [true, false].flatMap((allows) => {
        const [first, ...others] = same.filter((rule) => rule.allows === allows);
        // What a rule without a path says is another matter: see R412.
        if (!first || first.path === "") return [];
        return others.flatMap((rule) => repetition(rule, first, group));
      }),
    ),
};

function repetition({ line, path }: Rule, first: Rule, view: GroupView): readonly SpottedAt[] {
  const [piece, firstPiece] = [
    pieceAt(view.group, line.number),
    pieceAt(view.group, first.line.number),
  ];
  if (piece !== firstPiece && !isOnlyFor(piece, view)) return NOTHING_FOUND;
  const spotted: SpottedAt = {
    line: line.number,
    span: view.valueAt(line.number),
    facts: { path, line: first.line.number },
    // Where it might be the only rule of its piece, the agents above it would join the next group.
    fixes:
      piece === firstPiece
        ? [{ name: "delete", edits: [{ kind: "delete-line", line: line.number }] }]
        : [],
  };
  return [spotted];
}

/** Whether a piece is for no agents but the group's: to others the rule may be new. */
function isOnlyFor(piece: Piece | null, { group }: GroupView): boolean {
  return new Set(piece?.names.map(({ token }) => token)).size === group.agentCount;
}
