/** Every sentence of the page, in English. The engine speaks in codes and spans; this is where they become words. */

import type { Ignorance } from "../engine/analysis.ts";
import type { Dialect } from "../engine/dialect.ts";
import type { Explanation, Standing, Victory } from "../engine/explain.ts";
import { type Group, letterOf, type Rule } from "../engine/group.ts";
import type { Severity } from "../engine/lint/finding.ts";
import type { Piece } from "../engine/piece.ts";
import type { Reason } from "../engine/select.ts";
import type { Outcome, Verdict } from "../engine/verdict.ts";
import { GROUNDS, scopePhrase } from "./circumstance-phrases.ts";

/** An outcome in one word, as a cell says it. */
export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  allow: "Allow",
  disallow: "Block",
  undefined: "Undefined",
  "not-governed": "Not governed",
};

/** An outcome as a sentence begins with it. */
export const OUTCOME_PARTICIPLES: Readonly<Record<Outcome, string>> = {
  allow: "Allowed",
  disallow: "Blocked",
  undefined: "Undefined",
  "not-governed": "Not governed",
};

/** How a matching rule fares, at the end of its line. */
export const STANDINGS: Readonly<Record<Standing, string>> = {
  decides: "decides",
  "agrees-shorter": "agrees, shorter",
  shorter: "shorter",
  "loses-tie": "as long, but Allow wins",
  "agrees-later": "agrees, further down",
  later: "further down",
  empty: "no path, forbids nothing",
  open: "left open",
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

/** Why a line decides nothing, at its end. */
export const IGNORANCES: Readonly<Record<Ignorance, string>> = {
  "unknown-field": "unknown field",
  "other-field": "ignored",
  "no-field": "not a field",
  "no-group": "before any group",
};

/** On a line inside a group that people take for its end. */
export function goesOnPhrase(group: Group): string {
  return `does not end group ${letterOf(group)}`;
}

/** In the place of a folded group, behind its first line: who else it is for, and how much is folded. */
export function foldPhrase(piece: Piece | null, lines: number): string {
  const [, ...others] = piece?.names ?? [];
  const names = others.slice(0, NAMES_FOLDED).map(({ name }) => name);
  if (others.length > names.length) names.push("…");
  return excerpt([...names, counted(lines, "line")].join(", "));
}

const NAMES_FOLDED = 3;

/** On a line that ends a list of agents without being a rule. */
export function partsPhrase({ title }: Dialect): string {
  return `ends the list of agents for ${title}`;
}

/** On the first line of a piece that joins an earlier one. */
export function joinsPhrase(group: Group): string {
  return `joins group ${letterOf(group)}, line ${group.pieces[0]?.first}`;
}

/** On the line where a dialect stops reading. */
export function unreadPhrase({ title, fileLimit }: Dialect): string {
  const limit = fileLimit ? `${numberText(fileLimit.octets)} bytes` : "the limit";
  return fileLimit?.beyond === "file-ignored"
    ? `${title} ignores files over ${limit}`
    : `${title} stops reading here, at ${limit}`;
}

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

/** A problem by how bad it is, as it is counted and as a row of the list begins. */
export const SEVERITY_NOUNS: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  information: "note",
};

const MOST_SHOWN = 200;

/** As much of a stranger's text as a row has room for. A row of a megabyte would be laid out on every key. */
export function excerpt(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const NUMBERS = new Intl.NumberFormat("en");

/** A number as people read it: 1,234. */
export function numberText(number: number): string {
  return NUMBERS.format(number);
}

/** `3 rules`, `1 rule`. */
export function counted(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** `4–12`, or `4` for one line. */
export function lineRange(first: number, last: number): string {
  return first === last ? `${first}` : `${first}–${last}`;
}
