import type { Analysis } from "../analysis.ts";
import { firstIndexFrom } from "../bisect.ts";
import { outcomeOf } from "../decision.ts";
import type { Piece } from "../piece.ts";
import { patternMatches } from "../rule-index.ts";
import type { Asked } from "./asked.ts";
import type { NearMiss, Unread } from "./near-miss.ts";
import { type UnreadRule, unreadRulesOf } from "./unread-rules.ts";

/** The lines that would be rules of the crawler's group, and would match, if they were read as rules. */
export function missesByLine(asked: Asked): readonly NearMiss[] {
  const { group, target, wanted, origin } = asked;
  if (asked.isOverridden) return [];
  const ours: ReadonlySet<Piece> = new Set(group?.pieces);
  const unread = unreadRulesOf(origin.analysis)
    .filter(({ rule }) => patternMatches(rule.pattern, target))
    .map((one) => ({ ...one, why: whyUnread(one, origin.analysis, ours) }));
  return unread.flatMap(({ rule, key, why }) => {
    if (!why || outcomeOf(rule) !== wanted || !asked.wouldDecide(rule, target)) return [];
    // What puts one rule into the group puts the others there as well.
    const rivals = unread.filter((other) => other.why === why && isHomeless(why));
    if (!asked.winsAgainst(rule, rivals.map((rival) => rival.rule))) return [];
    return [asked.miss(rule, target, { kind: "unread", key, why }, [])];
  });
}

function isHomeless(why: Unread): boolean {
  return why === "before-groups" || why === "behind-blank";
}

/** Why the line is not one of the crawler's rules; null where it would not be one either way. `ours`: the pieces that it obeys. */
function whyUnread(
  { rule: { line }, reason }: UnreadRule,
  analysis: Analysis,
  ours: ReadonlySet<Piece>,
): Unread | null {
  const { pieces } = analysis;
  const piece = pieces[firstIndexFrom(pieces, ({ first }) => first > line.number) - 1];
  if (!piece) return reason === "no-group" ? "before-groups" : null;
  if (!ours.has(piece)) return null;
  if (reason === "no-group") return "behind-blank";
  if (!isInside(piece, line.number, analysis)) return null;
  return reason === "no-field" ? "no-colon" : "unknown-field";
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
