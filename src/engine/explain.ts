import type { Group, Rule } from "./group.ts";
import { align, type Segment } from "./pattern.ts";
import { comparedPath, type Ground, type Verdict } from "./verdict.ts";

/**
 * How a matching rule stands to the one that decides: it decides; it says the same with fewer
 * octets; it says the contrary with fewer; it says the contrary with as many, and Allow wins; it
 * says the same with as many, on a later line; or it is one of two that the dialect leaves open.
 */
export type Standing =
  | "decides"
  | "agrees-shorter"
  | "shorter"
  | "loses-tie"
  | "agrees-later"
  | "open";

/** A matching rule laid over the URL. Segments are offsets into `path`, the URL as this rule sees it. */
export interface Candidate {
  readonly rule: Rule;
  readonly standing: Standing;
  readonly path: string;
  readonly segments: readonly Segment[];
}

/** Why the winner wins: nothing else matches; nothing contradicts it; it is longer; Allow wins a tie; nothing forbids (a rule without a path); nobody wins. */
export type Victory = "only" | "unopposed" | "longest" | "tie" | "empty" | "open";

/**
 * A verdict that rests on rules, spelled out. `candidates` are in order of precedence. Where the
 * dialect leaves the verdict open, `winner` and `rival` are the two rules that contradict each other.
 */
export interface Explanation {
  readonly group: Group;
  readonly winner: Rule;
  readonly victory: Victory;
  /** The strongest rule that says the contrary, or null. */
  readonly rival: Rule | null;
  readonly candidates: readonly Candidate[];
}

/** Spells out a verdict that rests on a rule; null for verdicts that rest on none. */
export function explain(verdict: Verdict): Explanation | null {
  const { ground } = verdict;
  if (ground.kind === "open") return explainOpen(verdict, ground);
  if (ground.kind !== "rule") return null;
  const { group, rule: winner, matching } = ground;
  const rival = matching.find((rule) => contradicts(rule, winner)) ?? null;
  return {
    group,
    winner,
    rival,
    victory: victoryOf(winner, rival, matching.length),
    candidates: matching.map((rule) => candidateOf(rule, standingOf(rule, winner), verdict)),
  };
}

function explainOpen(verdict: Verdict, ground: Extract<Ground, { kind: "open" }>): Explanation {
  const { group, allow, disallow, matching } = ground;
  const standing = (rule: Rule) => (rule === allow || rule === disallow ? "open" : "shorter");
  return {
    group,
    winner: allow,
    rival: disallow,
    victory: "open",
    candidates: matching.map((rule) => candidateOf(rule, standing(rule), verdict)),
  };
}

function candidateOf(rule: Rule, standing: Standing, verdict: Verdict): Candidate {
  const path = comparedPath(rule, verdict.target);
  return {
    rule,
    standing,
    path,
    segments: align(rule.pattern, path) ?? [],
  };
}

function standingOf(rule: Rule, winner: Rule): Standing {
  if (rule === winner) return "decides";
  const equal = rule.pattern.octets === winner.pattern.octets;
  if (contradicts(rule, winner)) return equal ? "loses-tie" : "shorter";
  return equal ? "agrees-later" : "agrees-shorter";
}

function victoryOf(winner: Rule, rival: Rule | null, matching: number): Victory {
  if (winner.pattern.octets === 0) return "empty";
  if (matching === 1) return "only";
  if (!rival) return "unopposed";
  return rival.pattern.octets === winner.pattern.octets ? "tie" : "longest";
}

// A rule of no octets forbids nothing, so it contradicts nothing.
function contradicts(rule: Rule, winner: Rule): boolean {
  return rule.allows !== winner.allows && rule.pattern.octets > 0;
}
