import { align, type Segment } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Rule } from "../parse/types.ts";
import { comparedPath, type Ground, type Verdict } from "./verdict.ts";

/**
 * The relation of a matching rule to the one that decides. It decides; it says the same and is
 * shorter; it says the opposite and is shorter; it says the opposite and is equally long, and Allow
 * wins; it says the same and is equally long, on a later line; it comes later, where order decides,
 * always or between equally long rules;
 * it has no path and disallows nothing; or it is one of two between which the dialect leaves the
 * verdict open.
 */
export type Standing =
  | "decides"
  | "agrees-shorter"
  | "shorter"
  | "loses-tie"
  | "agrees-later"
  | "later"
  | "empty"
  | "open";

/** A matching rule, with the parts of the URL that it matches. Segments are offsets into `path`, the URL as this rule sees it; `weight` is what the dialect compares, usually the length. */
export interface Candidate {
  readonly rule: Rule;
  readonly standing: Standing;
  readonly weight: number;
  readonly path: string;
  readonly segments: readonly Segment[];
}

/** Why the winner wins: nothing else matches; no rule says the opposite; it is longer; Allow wins a tie; the first wins a tie; it comes first; a rule without a path disallows nothing; the verdict is open. */
export type Advantage =
  | "only"
  | "unopposed"
  | "longest"
  | "tie"
  | "first-in-tie"
  | "first"
  | "empty"
  | "open";

/**
 * The explanation of a verdict that rules decide. `candidates` are in order of precedence, the
 * winner first. Where the dialect leaves the verdict open, `winner` and `rival` are the two rules
 * that contradict each other.
 */
export interface Explanation {
  readonly group: Group;
  readonly winner: Candidate;
  readonly advantage: Advantage;
  /** The strongest rule that says the opposite, or null. */
  readonly rival: Candidate | null;
  readonly candidates: readonly Candidate[];
}

/** Explains a verdict that rules decide; null for other verdicts. `dialect` says how rules are weighed; by default, as in RFC 9309. */
export function explain(verdict: Verdict, dialect: Weighing = STANDARD): Explanation | null {
  const { ground } = verdict;
  if (ground.kind !== "rule" && ground.kind !== "open") return null;
  const weighed = ground.matching.map((rule) => weigh(rule, verdict, dialect));
  if (ground.kind === "open") return explainOpen(ground, weighed);
  const winner = weighed.find(({ rule }) => rule === ground.rule);
  if (!winner) return null;
  const others = weighed.filter((other) => other !== winner);
  if (dialect.precedence !== "first") others.sort((a, b) => b.weight - a.weight);
  const standing = (other: Weighed) => standingOf(other, winner, dialect);
  const decider: Candidate = { ...winner, standing: "decides" };
  const candidates = [decider, ...others.map((other) => ({ ...other, standing: standing(other) }))];
  const rival = candidates.find(({ rule }) => contradicts(rule, winner.rule)) ?? null;
  return {
    group: ground.group,
    winner: decider,
    rival,
    advantage: advantageOf(winner, rival, candidates.length, dialect),
    candidates,
  };
}

type Weighed = Omit<Candidate, "standing">;

type Weighing = Pick<Dialect, "precedence" | "ties" | "weight">;

const STANDARD: Weighing = { precedence: "longest" };

function explainOpen(
  { group, allow, disallow }: Extract<Ground, { kind: "open" }>,
  weighed: readonly Weighed[],
): Explanation | null {
  const candidates = weighed.map((other): Candidate => {
    const open = other.rule === allow || other.rule === disallow;
    return { ...other, standing: open ? "open" : "shorter" };
  });
  const winner = candidates.find(({ rule }) => rule === allow);
  const rival = candidates.find(({ rule }) => rule === disallow) ?? null;
  return winner ? { group, winner, rival, advantage: "open", candidates } : null;
}

function weigh(rule: Rule, { target }: Verdict, { weight }: Weighing): Weighed {
  const path = comparedPath(rule, target);
  return {
    rule,
    weight: weight?.(rule, target) ?? rule.pattern.octets,
    path,
    segments: align(rule.pattern, path) ?? [],
  };
}

function standingOf(other: Weighed, winner: Weighed, { precedence, ties }: Weighing): Standing {
  if (other.rule.pattern.octets === 0) return "empty";
  if (precedence === "first") return "later";
  const equal = other.weight === winner.weight;
  if (contradicts(other.rule, winner.rule)) {
    if (equal) return ties ? "later" : "loses-tie";
    return "shorter";
  }
  return equal ? "agrees-later" : "agrees-shorter";
}

function advantageOf(
  winner: Weighed,
  rival: Weighed | null,
  matching: number,
  { precedence, ties }: Weighing,
): Advantage {
  if (winner.rule.pattern.octets === 0) return "empty";
  if (matching === 1) return "only";
  if (precedence === "first") return "first";
  if (!rival) return "unopposed";
  if (rival.weight !== winner.weight) return "longest";
  return ties ? "first-in-tie" : "tie";
}

// A rule of length 0 disallows nothing, so it contradicts nothing.
function contradicts(rule: Rule, winner: Rule): boolean {
  return rule.allows !== winner.allows && rule.pattern.octets > 0;
}
