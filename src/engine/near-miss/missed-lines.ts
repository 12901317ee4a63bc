import type { Analysis } from "../analysis.ts";
import { firstIndexFrom } from "../bisect.ts";
import { outcomeOf } from "../decision.ts";
import type { Rule } from "../group.ts";
import { outcomeAmong, withRule } from "../outcome-among.ts";
import type { Piece } from "../piece.ts";
import { patternMatches } from "../rule-index.ts";
import type { Asked } from "./asked.ts";
import type { NearMiss, Unread } from "./near-miss.ts";
import { type UnreadRule, unreadRulesOf } from "./unread-rules.ts";

const MOST_TRIED = 64;

/** The lines that would be rules of the crawler's group, and would match, if they were read as rules. */
export function missesByLine(asked: Asked): readonly NearMiss[] {
  const { group, target, origin } = asked;
  if (asked.isOverridden) return [];
  const ours: ReadonlySet<Piece> = new Set(group?.pieces);
  const lines = unreadRulesOf(origin.analysis)
    .filter(({ rule }) => patternMatches(rule.pattern, target))
    .slice(0, MOST_TRIED)
    .map((unread) => ({ ...unread, why: whyUnread(unread, origin.analysis, ours) }));
  return lines.flatMap(({ rule, key, why }) => {
    if (!why || outcomeOf(rule) !== asked.wanted || !asked.wouldDecide(rule, target)) return [];
    // What puts one line into the group puts all there that stand with it.
    const others = isHomeless(why) ? lines.filter((other) => other.why === why) : [];
    if (others.some((other) => !isStronger(rule, other.rule, asked))) return [];
    return [asked.miss(rule, target, { kind: "unread", key, why }, [])];
  });
}

function isHomeless(why: Unread): boolean {
  return why === "before-groups" || why === "behind-blank";
}

/** Whether of two rules the first settles what both say. */
function isStronger(rule: Rule, other: Rule, { dialect, target, wanted }: Asked): boolean {
  return outcomeAmong(withRule(rule, [other], dialect), dialect, target) === wanted;
}

/** Why the line is not one of the crawler's rules; null where it would not be one either way. `ours`: the pieces that it obeys. */
function whyUnread(
  { rule: { line }, reason }: UnreadRule,
  analysis: Analysis,
  ours: ReadonlySet<Piece>,
): Unread | null {
  const { pieces } = analysis;
  const piece = pieces[firstIndexFrom(pieces, ({ first }) => first > line.number) - 1];
  const parted = partedFrom(piece, line.number, analysis);
  if (parted === "agent" || (piece && !ours.has(piece))) return null;
  if (reason === "no-group") return piece ? "behind-blank" : "before-groups";
  if (!piece || parted || line.number < lastAgentOf(piece)) return null;
  return reason === "no-field" ? "no-colon" : "unknown-field";
}

/** The last line that names an agent of the piece: a rule before it would part the agents. */
function lastAgentOf({ content, first }: Piece): number {
  const last = content.agents.at(-1);
  return first + (last?.at ?? 0) + (last?.item.agents.at(-1)?.line ?? 0);
}

// Nobody looks further down for the rest of a group.
const MOST_BETWEEN = 100;

/** What of the lines since the piece keeps another line from being of it, for readers of whom pieces do not simply go on: a blank one, or an agent of a piece that does not count. */
function partedFrom(
  piece: Piece | undefined,
  line: number,
  analysis: Analysis,
): "blank" | "agent" | null {
  const { endedBy, countsWith } = analysis.dialect.grouping;
  if (endedBy === "nothing" && countsWith === null) return null;
  const last = piece?.last ?? 0;
  if (line - last > MOST_BETWEEN) return "agent";
  let parted: "blank" | null = null;
  for (let number = last + 1; number < line; number++) {
    const seen = analysis.lineAt(number);
    if (seen?.content.kind === "field" && seen.content.name === "user-agent") return "agent";
    if (seen?.content.kind === "blank" && !seen.comment && endedBy !== "nothing") parted = "blank";
  }
  return parted;
}
