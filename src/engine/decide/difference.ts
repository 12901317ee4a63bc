import { type Analysis, ruleAt } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import type { Grounds } from "../parse/response.ts";
import type { Selection } from "./select.ts";
import { decidingLineOf, type Verdict } from "./verdict.ts";

/** A verdict, with its analysis and its selection. */
interface Answer {
  readonly analysis: Analysis;
  readonly selection: Selection;
  readonly verdict: Verdict;
}

/**
 * The first stage at which another parser differs from ours. It has no group for the crawler; it
 * uses the group that `line` begins; it does not join the section that `line` begins, or does join
 * it; it ignores our deciding line; it reads a line as a rule that we ignore; it leaves the verdict
 * open; our rule does not match there; a rule matches there that does not match for us; both rules
 * match, and it prefers the other; or the response for robots.txt has another meaning there.
 */
export type Difference =
  | { readonly kind: "no-group" }
  | { readonly kind: "other-group"; readonly line: number }
  | { readonly kind: "not-joined"; readonly line: number }
  | { readonly kind: "joined"; readonly line: number }
  | { readonly kind: "line-unread"; readonly line: number }
  | { readonly kind: "line-read"; readonly line: number }
  | { readonly kind: "open" }
  | { readonly kind: "no-match"; readonly line: number }
  | { readonly kind: "match"; readonly line: number }
  | { readonly kind: "preference"; readonly line: number }
  | { readonly kind: "robots-txt" }
  | { readonly kind: "response"; readonly reason: Grounds }
  | { readonly kind: "other" };

/** Why `theirs` differs from `ours`, for the same crawler and URL. */
export function differenceOf(ours: Answer, theirs: Answer): Difference {
  if ((ours.verdict.ground.kind === "robots-txt") !== (theirs.verdict.ground.kind === "robots-txt"))
    return { kind: "robots-txt" };
  const { ground } = theirs.verdict;
  if (ground.kind === "response") return { kind: "response", reason: ground.meaning.reason };
  if (ours.verdict.ground.kind === "response") return { kind: "response", reason: "answered" };
  return groupDifference(ours, theirs) ?? ruleDifference(ours, theirs);
}

function groupDifference(ours: Answer, theirs: Answer): Difference | null {
  const our = beginnings(ours.selection.group);
  const their = beginnings(theirs.selection.group);
  const [first] = their;
  if (first === undefined) return our.length > 0 ? { kind: "no-group" } : null;
  if (our[0] !== first) return { kind: "other-group", line: first };
  const missing = our.find((line) => !their.includes(line));
  if (missing !== undefined) return { kind: "not-joined", line: missing };
  const added = their.find((line) => !our.includes(line));
  return added === undefined ? null : { kind: "joined", line: added };
}

/** The first lines of a group's sections. */
function beginnings(group: Group | null): readonly number[] {
  return group ? group.sections.map(({ first }) => first) : [];
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
