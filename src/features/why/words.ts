import type { Elsewhere, Flaw, Unread } from "../../engine/advise/near-miss.ts";
import type { Difference } from "../../engine/decide/difference.ts";
import type { Advantage, Explanation } from "../../engine/decide/explain.ts";
import type { Reason, Selection } from "../../engine/decide/select.ts";
import type { Outcome, Verdict } from "../../engine/decide/verdict.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { letterOf } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { circumstanceWords } from "../../words/circumstances.ts";
import { counted } from "../../words/numbers.ts";
import { excerpt, marked } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";

/** Why a verdict is what it is. */
export const whyWords = {
  /** An outcome as a sentence begins with it. */
  participles: {
    allow: "Allowed",
    disallow: "Blocked",
    undefined: "Undefined",
    "not-governed": "Not governed",
  } satisfies Readonly<Record<Outcome, string>>,

  /** Parts of the region that come later, as a sentence begins with them. */
  nearMisses: "The near misses",
  others: "What other readers say",
  readByOthers: "Read by others",
  askingOthers: "Asking the other readers …",

  nothingChosen: "Choose a verdict, and this says which line decides it and why.",
  /** The group that a crawler reads, its letter marked. */
  group(letter: string): string {
    return `group ${marked(letter)}`;
  },
  /** What rules are compared with, marked. */
  comparedAs(path: string): string {
    return `Compared as ${marked(path)}`;
  },

  expect: "Expect",
  /** Where nothing is expected of a verdict. */
  expectNothing: "any",

  /** The URL with rules laid below it. */
  laid: "Rules laid over the URL",
  heads: { rule: "Rule", url: "URL", octets: "Octets", result: "Result" },
  moreRules(count: number): string {
    return `and ${counted(count, SHORTER_RULES)} that match`;
  },

  /** Why the winner wins, beside its bar. */
  advantages: {
    only: "the only match",
    unopposed: "longest, wins",
    longest: "longest, wins",
    tie: "Allow wins the tie",
    first: "first, wins",
    empty: "no path, forbids nothing",
    open: "left open",
  } satisfies Readonly<Record<Advantage, string>>,

  /** Why a crawler reads the group it reads. */
  reason(reason: Reason): string {
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
  },

  /** The rest of the sentence that begins with the outcome's participle. */
  verdict(verdict: Verdict, explanation: Explanation | null): string {
    const { ground } = verdict;
    switch (ground.kind) {
      case "robots-txt":
        return ": /robots.txt itself may always be fetched (RFC 9309, section 2.2.2).";
      case "out-of-scope":
        return circumstanceWords.outOfScope(ground.reason, ground.robotsUrl);
      case "response":
        return `: ${circumstanceWords.grounds[ground.meaning.reason]}.`;
      case "no-group":
        return ": no group is for this crawler, so nothing is forbidden.";
      case "no-match":
        return noMatch(letterOf(ground.group), ground.group.rules);
      case "open":
      case "rule":
        return explanation ? byRule(explanation) : ".";
    }
  },
};

function noMatch(letter: string, rules: readonly Rule[]): string {
  if (rules.length === 0) return `: group ${letter} has no rules, so nothing is forbidden.`;
  if (rules.every((rule) => rule.path === ""))
    return `: group ${letter} only has a rule without a path, which forbids nothing.`;
  return `: no rule of group ${letter} matches.`;
}

function byRule({ winner, rival, advantage, group, candidates }: Explanation): string {
  const number = winner.rule.line.number;
  const by = ` by line ${number}`;
  const other = rival?.rule.line.number;
  if (winner.rule.derived) return `${by}, which this reader also takes for ${winner.rule.path}.`;
  switch (advantage) {
    case "only":
      return `${by}, the only rule of group ${letterOf(group)} that matches.`;
    case "unopposed":
      return `${by}, the longest of ${candidates.length} rules that match. None says the contrary.`;
    case "longest":
      return `${by}: ${counted(winner.weight, OCTETS)} against ${rival?.weight} for line ${other}. The longest match wins.`;
    case "tie":
      return `${by}: as long as line ${other}, ${counted(winner.weight, OCTETS)} each. Allow wins a tie.`;
    case "first":
      return `${by}, the first of ${candidates.length} rules that match. The order of the lines decides.`;
    case "open":
      return `: lines ${number} and ${other} contradict each other, and the document leaves open which one wins.`;
    case "empty":
      return `${by}: a rule without a path forbids nothing.`;
  }
}

const SHORTER_RULES = { one: "shorter rule", other: "shorter rules" };
const OCTETS = { one: "octet", other: "octets" };

/** Rules that nearly decided. */
export const nearMissWords = {
  /** Why a rule that would have decided did not: the end of its row in Why. `selection`: of the crawler whose verdict it is. */
  nearMiss(flaw: Flaw, dialect: Dialect, selection: Selection): string {
    return `near miss: ${flawPhrase(flaw, dialect, selection)}`;
  },

  /** What a rule would have said; only the marked part is seen. */
  wouldBe(outcome: Outcome): string {
    return `near miss, would be ${marked(termWords.outcomes[outcome])}`;
  },
};

function flawPhrase(flaw: Flaw, dialect: Dialect, selection: Selection): string {
  switch (flaw.kind) {
    case "unread":
      return unreadPhrase(flaw.why, excerpt(flaw.key), dialect);
    case "start":
      return `the path lacks ${flaw.missing} in front`;
    case "address":
      return "a whole URL where a path belongs";
    case "case":
      return "differs in case";
    case "escape":
      return "encoded otherwise than the URL";
    case "slash":
      return flaw.isMissing ? "the URL lacks the slash" : "the URL has a slash more";
    case "end":
      return `$ wants the URL to end here${flaw.before === "query" ? ", without a query" : ""}`;
    case "parameter":
      return `wants ${excerpt(flaw.name)} to be the first parameter`;
    case "elsewhere":
      return elsewherePhrase(flaw, dialect, selection);
  }
}

function unreadPhrase(why: Unread, key: string, { title }: Dialect): string {
  switch (why) {
    case "unknown-field":
      return `${key} is no field of ${title}`;
    case "no-colon":
      return `no colon after ${key}`;
    case "before-groups":
      return "before any group";
    case "behind-blank":
      return "a blank line ends the group before it";
  }
}

function elsewherePhrase(flaw: Elsewhere, { title }: Dialect, selection: Selection): string {
  const { why, group, agent } = flaw;
  const name = excerpt(agent.name);
  const there = group ? `in group ${letterOf(group)}` : "in another group";
  switch (why) {
    case "replaced":
      return `${there} for ${name}, which ${ownGroup(selection)} replaces`;
    case "ignores-star":
      return `${there} for ${name}, which this crawler ignores`;
    case "not-joined":
      return `in another group for ${name}, which ${title} does not join`;
    case "other-name":
      return `${there} for ${name}, not this crawler’s name to ${title}`;
  }
}

function ownGroup({ group }: Selection): string {
  return group ? `group ${letterOf(group)}` : "its own group";
}

/** Where readers part. */
export const readerDifferenceWords = {
  /** Where another reader parts from ours: the end of a line that begins with its name. */
  difference(difference: Difference): string {
    switch (difference.kind) {
      case "no-group":
        return "finds no group for this crawler";
      case "other-group":
        return `reads the group of line ${difference.line}`;
      case "not-joined":
        return `does not join the part of the group at line ${difference.line}`;
      case "joined":
        return `joins the part of the group at line ${difference.line}`;
      case "line-unread":
        return `does not read line ${difference.line} as a rule`;
      case "line-read":
        return `reads line ${difference.line} as a rule`;
      case "open":
        return "leaves open which rule wins";
      case "no-match":
        return `line ${difference.line} does not match there`;
      case "match":
        return `line ${difference.line} matches there`;
      case "preference":
        return `prefers line ${difference.line}`;
      case "robots-txt":
        return "treats /robots.txt itself otherwise";
      case "response":
        return circumstanceWords.grounds[difference.reason];
      case "other":
        return "answers otherwise";
    }
  },
};
