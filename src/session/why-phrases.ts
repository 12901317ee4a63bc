/** Why a verdict is what it is, in words. See phrases.ts for the rest. */

import type { Explanation, Victory } from "../engine/explain.ts";
import { letterOf, type Rule } from "../engine/group.ts";
import type { Reason } from "../engine/select.ts";
import type { Outcome, Verdict } from "../engine/verdict.ts";
import { GROUNDS, scopePhrase } from "./circumstance-phrases.ts";
import { counted } from "./phrases.ts";

/** An outcome as a sentence begins with it. */
export const OUTCOME_PARTICIPLES: Readonly<Record<Outcome, string>> = {
  allow: "Allowed",
  disallow: "Blocked",
  undefined: "Undefined",
  "not-governed": "Not governed",
};

/** Why the winner wins, beside its bar. */
export const VICTORIES: Readonly<Record<Victory, string>> = {
  only: "the only match",
  unopposed: "longest, wins",
  longest: "longest, wins",
  tie: "Allow wins the tie",
  first: "first, wins",
  empty: "no path, forbids nothing",
  open: "left open",
};

/** Why a crawler reads the group it reads. */
export function reasonPhrase(reason: Reason): string {
  switch (reason.kind) {
    case "own":
      return `own group, line ${reason.agent.line.number}`;
    case "fallback":
      return `falls back to ${reason.agent.name}, line ${reason.agent.line.number}`;
    case "star":
      return "follows *, no group of its own";
    case "no-group":
      return "no group for it, so all is allowed";
    case "ignores-star":
      return "ignores * and has no group, so all is allowed";
  }
}

/** The rest of the sentence that begins with the outcome's participle. */
export function verdictPhrase(verdict: Verdict, explanation: Explanation | null): string {
  const { ground } = verdict;
  switch (ground.kind) {
    case "robots-txt":
      return ": /robots.txt itself may always be fetched (RFC 9309, section 2.2.2).";
    case "out-of-scope":
      return scopePhrase(ground.reason, ground.robotsUrl);
    case "response":
      return `: ${GROUNDS[ground.meaning.reason]}.`;
    case "no-group":
      return ": no group is for this crawler, so nothing is forbidden.";
    case "no-match":
      return noMatchPhrase(letterOf(ground.group), ground.group.rules);
    case "open":
    case "rule":
      return explanation ? rulePhrase(explanation) : ".";
  }
}

function noMatchPhrase(letter: string, rules: readonly Rule[]): string {
  if (rules.length === 0) return `: group ${letter} has no rules, so nothing is forbidden.`;
  if (rules.every((rule) => rule.path === ""))
    return `: group ${letter} only has a rule without a path, which forbids nothing.`;
  return `: no rule of group ${letter} matches.`;
}

function rulePhrase({ winner, rival, victory, group, candidates }: Explanation): string {
  const number = winner.rule.line.number;
  const by = ` by line ${number}`;
  const other = rival?.rule.line.number;
  if (winner.rule.derived) return `${by}, which this reader also takes for ${winner.rule.path}.`;
  switch (victory) {
    case "only":
      return `${by}, the only rule of group ${letterOf(group)} that matches.`;
    case "unopposed":
      return `${by}, the longest of ${candidates.length} rules that match. None says the contrary.`;
    case "longest":
      return `${by}: ${counted(winner.weight, "octet")} against ${rival?.weight} for line ${other}. The longest match wins.`;
    case "tie":
      return `${by}: as long as line ${other}, ${counted(winner.weight, "octet")} each. Allow wins a tie.`;
    case "first":
      return `${by}, the first of ${candidates.length} rules that match. The order of the lines decides.`;
    case "open":
      return `: lines ${number} and ${other} contradict each other, and the document leaves open which one wins.`;
    case "empty":
      return `${by}: a rule without a path forbids nothing.`;
  }
}
