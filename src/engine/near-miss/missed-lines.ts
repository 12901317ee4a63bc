import type { Analysis } from "../analysis.ts";
import { firstIndexFrom } from "../bisect.ts";
import { outcomeOf } from "../decision.ts";
import type { Piece } from "../piece.ts";
import { patternMatches } from "../rule-index.ts";
import type { Asked } from "./asked.ts";
import { isOverridden } from "./misshapen-rules.ts";
import type { NearMiss, Whereabouts } from "./near-miss.ts";
import { type UnreadRule, unreadRulesOf } from "./unread-rules.ts";

/** The lines that would be rules of the crawler's group, and would match, if they were read as rules. */
export function missesByLine(asked: Asked): readonly NearMiss[] {
  const { group, target, dialect, wanted, origin } = asked;
  if (group && isOverridden(group, dialect)) return [];
  const ours: ReadonlySet<Piece> = new Set(group?.pieces);
  return unreadRulesOf(origin.analysis).flatMap((unread) => {
    const { rule, key } = unread;
    if (outcomeOf(rule) !== wanted || !patternMatches(rule.pattern, target)) return [];
    const where = whereaboutsOf(unread, origin.analysis, ours);
    if (!where || !asked.wouldDecide(rule, target)) return [];
    return [asked.miss(rule, target, { kind: "unread", key, where }, [])];
  });
}

/** Where the line stands, as far as it might be one of the crawler's: `ours` are the pieces that it obeys. */
function whereaboutsOf(
  { rule: { line }, isHomeless }: UnreadRule,
  analysis: Analysis,
  ours: ReadonlySet<Piece>,
): Whereabouts | null {
  const { pieces } = analysis;
  const piece = pieces[firstIndexFrom(pieces, ({ first }) => first > line.number) - 1];
  if (!piece) return isHomeless ? "before-groups" : null;
  if (!ours.has(piece)) return null;
  if (isHomeless) return "behind-blank";
  return isInside(piece, line.number, analysis) ? "in-group" : null;
}

/** Whether the line would be of this piece if it were a rule: not among the agents, which it would part, nor behind a blank line that ends the piece. */
function isInside(piece: Piece, line: number, analysis: Analysis): boolean {
  const agents = piece.content.agents.at(-1);
  const lastAgent = agents?.item.agents.at(-1)?.line ?? 0;
  if (line < piece.first + (agents?.at ?? 0) + lastAgent) return false;
  if (analysis.dialect.grouping.endedBy === "nothing") return true;
  if (line - piece.last > MOST_BETWEEN) return false;
  for (let between = piece.last + 1; between < line; between++) {
    const seen = analysis.lineAt(between);
    if (seen?.content.kind === "blank" && !seen.comment) return false;
  }
  return true;
}

const MOST_BETWEEN = 100;
