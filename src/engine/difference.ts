import { type Analysis, ruleAt } from "./analysis.ts";
import type { Selection } from "./select.ts";
import { decidingLineOf, type Verdict } from "./verdict.ts";

/** A verdict with what it was drawn from. */
export interface Answer {
  readonly analysis: Analysis;
  readonly selection: Selection;
  readonly verdict: Verdict;
}

/**
 * Where another reader parts from ours, at the first stage that differs: it knows no group for the
 * crawler; it reads the group that `line` begins; it does not read our deciding line as a rule; it
 * reads as a rule a line that we do not; it leaves the verdict open; our rule does not match there;
 * a rule that does not match for us matches there; both match, and it prefers another.
 */
export type Difference =
  | { readonly kind: "no-group" }
  | { readonly kind: "other-group"; readonly line: number }
  | { readonly kind: "line-unread"; readonly line: number }
  | { readonly kind: "line-read"; readonly line: number }
  | { readonly kind: "open" }
  | { readonly kind: "no-match"; readonly line: number }
  | { readonly kind: "match"; readonly line: number }
  | { readonly kind: "preference"; readonly line: number }
  | { readonly kind: "robots-txt" }
  | { readonly kind: "other" };

/** Why `theirs` is another verdict than `ours`, for the same crawler and URL. */
export function differenceOf(ours: Answer, theirs: Answer): Difference {
  if ((ours.verdict.ground.kind === "robots-txt") !== (theirs.verdict.ground.kind === "robots-txt"))
    return { kind: "robots-txt" };
  return groupDifference(ours, theirs) ?? ruleDifference(ours, theirs);
}

function groupDifference(ours: Answer, theirs: Answer): Difference | null {
  const our = ours.selection.group;
  const their = theirs.selection.group;
  if (!their) return our ? { kind: "no-group" } : null;
  const first = their.pieces[0]?.first ?? 0;
  if (!our || !sameLines(our.pieces, their.pieces)) return { kind: "other-group", line: first };
  return null;
}

// Only where a group begins is compared: what else belongs to it shows in the rules.
function sameLines(ours: readonly { first: number }[], theirs: readonly { first: number }[]) {
  return ours[0]?.first === theirs[0]?.first && ours.length === theirs.length;
}

function ruleDifference(ours: Answer, theirs: Answer): Difference {
  const our = decidingLineOf(ours.verdict);
  const their = decidingLineOf(theirs.verdict);
  if (theirs.verdict.ground.kind === "open") return { kind: "open" };
  if (our && !ruleAt(theirs.analysis, our)) return { kind: "line-unread", line: our };
  if (their && !ruleAt(ours.analysis, their)) return { kind: "line-read", line: their };
  if (our && !matching(theirs.verdict).has(our)) return { kind: "no-match", line: our };
  if (their && !matching(ours.verdict).has(their)) return { kind: "match", line: their };
  return their ? { kind: "preference", line: their } : { kind: "other" };
}

function matching({ ground }: Verdict): ReadonlySet<number> {
  const rules = "matching" in ground ? ground.matching : [];
  return new Set(rules.map((rule) => rule.line.number));
}
