import type { Elsewhere, Flaw, Unread } from "../../engine/advise/near-miss.ts";
import type { Category } from "../../engine/crawlers/crawler.ts";
import type { Difference } from "../../engine/decide/difference.ts";
import type { Advantage, Explanation } from "../../engine/decide/explain.ts";
import type { Reason, Selection } from "../../engine/decide/select.ts";
import type { Outcome, Verdict } from "../../engine/decide/verdict.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { letterOf } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { groundWords } from "../../words/grounds.ts";
import { counted, formOf, listText, nouns, numberText } from "../../words/numbers.ts";
import { excerpt, marked, plain } from "../../words/quoting.ts";
import { termWords, titleOf } from "../../words/terms.ts";

/** Why a verdict is what it is. */
export const whyWords = {
  /** What it means besides, that a crawler of a category is blocked; null where it is only that. */
  whenBlocked(category: Category | undefined): string | null {
    switch (category) {
      case "search":
        // Google, “Block search indexing with noindex”.
        return "Blocking does not remove this URL from search results, and hides a noindex in the page.";
      case "social":
        return "A link to this URL is shared without its preview: a title, a text and a picture.";
      default:
        return null;
    }
  },

  /** An outcome as a sentence begins with it. */
  participles: {
    allow: "Allowed",
    disallow: "Blocked",
    undefined: "Undefined",
    "not-governed": "Not governed",
  } satisfies Readonly<Record<Outcome, string>>,

  /** What a person may not expect of a URL: a star there is an ordinary character, and the part after `#` is not requested. Null for any other URL. */
  aboutUrl(url: string): string | null {
    if (url.includes("*"))
      return `In the URL ${excerpt(url)}, * is an ordinary character: the verdict is about this one URL only.`;
    const at = url.indexOf("#");
    return at < 0
      ? null
      : `Crawlers do not request ${excerpt(url.slice(at))}: the verdict is about the URL before it.`;
  },

  /** Where a file is over the limit of some crawlers: how much of it they read. Null where they read all of it. */
  readOnly(crawlers: readonly string[], { dialect, unread, lineCount }: Analysis): string | null {
    const { fileLimit } = dialect;
    if (!unread || !fileLimit) return null;
    const names = listText(crawlers);
    const bytes = counted(fileLimit.octets, nouns.byte);
    return fileLimit.beyond === "file-ignored"
      ? `${names} ${formOf(IGNORE, crawlers.length)} the whole file, because it has more than ${bytes}.`
      : `${names} ${formOf(STOP, crawlers.length)} reading at line ${numberText(lineCount)}, after ${bytes}.`;
  },

  /** Parts of the region that come later, as a sentence begins with them. */
  others: "The list of other parsers",
  othersDiffer: "Other parsers differ",
  /** Over those that are folded. */
  moreOthers: (count: number): string => `${numberText(count)} more`,
  askingOthers: "Asking the other parsers…",

  /** Above what is said of a verdict whose URL the filter leaves out. */
  hiddenRow: "The table does not show this URL: the filter hides it.",
  nothingChosen: "Choose a verdict to see which line decides it, and why.",
  /** The group that a crawler reads, its letter marked. */
  group: (letter: string): string => `group ${marked(letter)}`,
  /** What rules are compared with, marked. */
  comparedAs: (path: string): string => `Compared as ${marked(path)}`,

  expect: "Expect",
  /** Where nothing is expected of a verdict. */
  expectNothing: "any",

  /** The verdict in a sentence, and the URL with rules laid below it. */
  laid: "The verdict, and the URL with its rules, aligned character by character",
  heads: { rule: "Rule", url: "URL", octets: "Length", result: "Result" },
  /** What the number below that is. */
  length: (octets: number): string => `length ${counted(octets, nouns.byte)}`,
  moreRules: (count: number): string => `and ${counted(count, MORE_RULES)}`,

  /** Why the winner wins, beside its bar. */
  advantages: {
    only: "the only match",
    unopposed: "longest, wins",
    longest: "longest, wins",
    tie: "Allow wins the tie",
    "first-in-tie": "first, wins the tie",
    first: "first, wins",
    empty: "no path, blocks nothing",
    open: "left undefined",
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
        return "obeys no rules: no group applies to it";
      case "ignores-star":
        return "obeys no rules: ignores * and has no group of its own";
    }
  },

  /** The terms of the glossary that explain these reasons, by id. */
  explainedBy: {
    own: "group",
    fallback: "fallback",
    star: "star-group",
    "no-group": "group",
    "ignores-star": "star-group",
  } satisfies Readonly<Record<Reason["kind"], string>>,

  /** Phrases of the sentences below that the glossary explains, and its terms for them, by id. */
  phrases: [
    ["longest match", "longest-match"],
    ["length", "length"],
    ["group", "group"],
  ] as readonly (readonly [phrase: string, id: string])[],

  /** The rest of the sentence that begins with the outcome's participle. `file`: the robots.txt that decides, where it is not the one in the editor. */
  verdict(verdict: Verdict, explanation: Explanation | null, file: string | null = null): string {
    const { ground } = verdict;
    switch (ground.kind) {
      case "robots-txt":
        return ": crawlers may always fetch /robots.txt itself (RFC 9309, section 2.2.2).";
      case "out-of-scope":
        return groundWords.outOfScope(ground.reason, ground.robotsUrl);
      case "response":
        return `: ${groundWords.response[ground.meaning.reason]}.`;
      case "rejected":
        return `: ${lineOf(ground.line.number, file)} makes the parser reject the whole file.`;
      case "no-group":
        return ": no group applies to this crawler, so nothing is blocked.";
      case "no-match":
        return noMatch(letterOf(ground.group), ground.group.rules);
      case "open":
      case "rule":
        return explanation ? byRule(explanation, file) : ".";
    }
  },
};

const STOP = { one: "stops", other: "stop" };
const IGNORE = { one: "ignores", other: "ignore" };

function noMatch(letter: string, rules: readonly Rule[]): string {
  if (rules.length === 0) return `: group ${letter} has no rules, so nothing is blocked.`;
  if (rules.every((rule) => rule.path === ""))
    return `: no rule of group ${letter} has a path, so nothing is blocked.`;
  const isSorted = rules.some(({ pattern }) => pattern.sortsAs !== undefined);
  return `: no rule of group ${letter}${isSorted ? " that the parser tries" : ""} matches.`;
}

function lineOf(number: number, file: string | null): string {
  return file === null ? `line ${number}` : `line ${number} of ${file}`;
}

function byRule(
  { winner, rival, advantage, group, candidates }: Explanation,
  file: string | null,
): string {
  const number = winner.rule.line.number;
  const by = ` by ${lineOf(number, file)}`;
  const other = rival?.rule.line.number;
  // Python from 3.13.14 compares how much of the URL the rules match.
  const byLength = [winner, rival].every((one) => !one || one.weight === one.rule.pattern.octets);
  // In some parsers a rule without a path matches too, and is shorter than every other.
  const isShared = candidates.every(({ rule }) => rule.allows === winner.rule.allows);
  const allAgree = isShared ? " They all agree." : "";
  if (winner.rule.derived)
    return `${by}, which this parser treats as ${termWords.rule(winner.rule)}: ${winner.rule.path}.`;
  switch (advantage) {
    case "only":
      return `${by}, the only rule of group ${letterOf(group)} that matches.`;
    case "unopposed":
      return candidates.every((one) => one.weight === one.rule.pattern.octets)
        ? `${by}: of ${candidates.length} matching rules, none is longer.${allAgree}`
        : `${by}: of ${candidates.length} matching rules, none matches a longer part of the URL’s path.${allAgree}`;
    case "longest":
      return byLength
        ? `${by}: its length ${winner.weight} beats length ${rival?.weight} of line ${other}. The longest match wins.`
        : `${by}: it matches the first ${winner.weight} bytes of the URL’s path, and line ${other} matches only ${rival?.weight}. The longest match wins.`;
    case "tie":
      return byLength
        ? `${by}: lines ${number} and ${other} both have length ${winner.weight}. Allow wins a tie.`
        : `${by}: lines ${number} and ${other} both match the first ${winner.weight} bytes of the URL’s path. Allow wins a tie.`;
    case "first-in-tie":
      return `${by}: lines ${number} and ${other} have the same length. The first of them wins.`;
    case "first":
      return `${by}, the first of ${candidates.length} matching rules. The order of the lines decides.`;
    case "open":
      return `: lines ${number} and ${other} contradict each other, and the parser’s documentation leaves open which one wins.`;
    case "empty":
      return `${by}: a rule without a path blocks nothing.`;
  }
}

const MORE_RULES = { one: "more matching rule", other: "more matching rules" };

/** Rules that nearly decided. */
export const nearMissWords = {
  /** Why a rule that would have decided did not: the end of its row in Why. `selection`: of the crawler whose verdict it is. */
  nearMiss: (flaw: Flaw, dialect: Dialect, selection: Selection): string =>
    `near miss: ${flawPhrase(flaw, dialect, selection)}`,

  /** What the verdict would have been; only the marked part is seen. */
  wouldBe: (outcome: Outcome): string =>
    `near miss, would be ${marked(termWords.outcomes[outcome])}`,
};

function flawPhrase(flaw: Flaw, dialect: Dialect, selection: Selection): string {
  switch (flaw.kind) {
    case "unread":
      return unreadPhrase(flaw.why, excerpt(flaw.key), dialect);
    case "start":
      return `${flaw.missing} is missing at the start of the path`;
    case "address":
      return "an absolute URL instead of a path";
    case "case":
      return "differs in upper and lower case";
    case "escape":
      return "percent-encoded differently from the URL";
    case "slash":
      return `the URL’s path ${flaw.isMissing ? "lacks the slash" : "has an extra slash"} at its end`;
    case "end":
      return `$ requires the URL to end ${flaw.before === "query" ? "before the query" : "here"}`;
    case "passed-over":
      return `matches, but ${titleOf(dialect)} tries line ${flaw.by.line.number} instead, which sorts between this path and the URL’s`;
    case "encoded-twice":
      return flaw.is === "rule"
        ? "percent-encoded twice: %25 is a percent sign"
        : "the URL is percent-encoded a second time";
    case "untidy":
      return flaw.has === "slashes"
        ? "matches only without the doubled slash of the URL"
        : "matches only after . and .. are taken out of the URL";
    case "parameter":
      return flaw.place === "first"
        ? `${excerpt(flaw.name)} would have to be the first parameter`
        : `${excerpt(flaw.name)} would have to follow another parameter`;
    case "deeper":
      return `the path follows only after ${excerpt(flaw.behind)}, and rules match from the start`;
    case "problem":
      return `${flaw.code}, ${plain(flaw.title)}`;
    case "elsewhere":
      return elsewherePhrase(flaw, dialect, selection);
  }
}

function unreadPhrase(why: Unread, key: string, dialect: Dialect): string {
  switch (why) {
    case "unknown-field":
      return `${key} is not a field of ${titleOf(dialect)}`;
    case "no-colon":
      return `no colon after ${key}`;
    case "space-before-colon":
      return `a space between ${key} and its colon`;
    case "before-groups":
      return "before any group";
    case "behind-blank":
      return "after a blank line, which ends the group";
  }
}

function elsewherePhrase(flaw: Elsewhere, dialect: Dialect, selection: Selection): string {
  const { why, group, agent } = flaw;
  const name = excerpt(agent.name);
  const there = group ? `in group ${letterOf(group)}` : "in another group";
  switch (why) {
    case "replaced":
      return `${there} for ${name}, but this crawler follows ${ownGroup(selection)}`;
    case "ignores-star":
      return `${there} for ${name}, which this crawler ignores`;
    case "not-joined":
      return `in another group for ${name}, and ${titleOf(dialect)} does not combine the two`;
    case "other-name":
      return `${there} for ${name}, which ${titleOf(dialect)} does not match to this crawler`;
  }
}

function ownGroup({ group }: Selection): string {
  return group ? `group ${letterOf(group)}` : "its own group";
}

/** What other parsers do differently. */
export const parserDifferenceWords = {
  /** What so many parsers do differently from ours: the end of a line that begins with their names. */
  difference(difference: Difference, parsers: number): string {
    const verb = (one: string, other: string) => formOf({ one, other }, parsers);
    switch (difference.kind) {
      case "scheme":
        return `${verb("does", "do")} not use robots.txt for URLs of this scheme`;
      case "response":
        return groundWords.response[difference.reason];
      case "utf-16":
        return `${verb("reads", "read")} the file as UTF-16`;
      case "rejected":
        return `${verb("rejects", "reject")} the whole file because of line ${difference.line}`;
      case "not-rejected":
        return `${verb("accepts", "accept")} the file despite line ${difference.line}`;
      case "robots-txt":
        return `${verb("treats", "treat")} /robots.txt itself differently`;
      case "no-group":
        return `${verb("finds", "find")} no group for this crawler`;
      case "other-group":
        return `${verb("reads", "read")} the group at line ${difference.line}`;
      case "not-joined":
        return `${verb("does", "do")} not add the part at line ${difference.line} to the group`;
      case "joined":
        return `${verb("adds", "add")} the part at line ${difference.line} to the group`;
      case "line-unread":
        return unreadBy(difference, parsers);
      case "line-read":
        return readBy(difference, parsers);
      case "open":
        return `${verb("leaves", "leave")} open which rule wins`;
      case "no-match":
        return difference.special
          ? `${verb("does", "do")} not treat ${SPECIAL[difference.special]} (line ${difference.line})`
          : `${verb("does", "do")} not match line ${difference.line} to this URL`;
      case "match":
        return difference.special
          ? `${verb("treats", "treat")} ${SPECIAL[difference.special]} (line ${difference.line})`
          : `${verb("matches", "match")} line ${difference.line} to this URL`;
      case "untried":
        return `${verb("tries", "try")} another rule instead of line ${difference.line}`;
      case "tried":
        return `also ${verb("tries", "try")} line ${difference.line}`;
      case "preference":
        if (difference.uses === "allow")
          return `${verb("lets", "let")} Allow win the tie (line ${difference.line})`;
        return difference.uses
          ? `${verb("uses", "use")} the ${difference.uses} matching rule, line ${difference.line}`
          : `${verb("prefers", "prefer")} line ${difference.line}`;
      case "other":
        return `${verb("decides", "decide")} differently`;
    }
  },
};

type LineDifference = Extract<Difference, { readonly cause: unknown }>;

/** Why so many parsers do not apply a line that is a rule for ours. */
function unreadBy({ line, cause }: LineDifference, parsers: number): string {
  const verb = (one: string, other: string) => formOf({ one, other }, parsers);
  switch (cause.kind) {
    case "unknown-field":
      return `${verb("does", "do")} not know ${excerpt(cause.key)} (line ${line})`;
    case "no-colon":
      return `${verb("ignores", "ignore")} line ${line}, which has no colon`;
    case "space-before-colon":
      return `${verb("ignores", "ignore")} line ${line}, which has a space before its colon`;
    case "behind-blank":
      return `${verb("ends", "end")} the group at line ${cause.blank}, which is blank`;
    case "behind-field":
      return `${verb("ends", "end")} the list of user-agent lines at line ${cause.field}`;
    case "before-groups":
      return `${verb("ignores", "ignore")} rules before any group (line ${line})`;
    case "beyond-limit":
      return `${verb("stops", "stop")} reading before line ${line}`;
    case "path":
      return `${verb("ignores", "ignore")} line ${line} because of its path`;
    case "other":
      return `${verb("does", "do")} not read line ${line} as a rule`;
  }
}

/** Why so many parsers apply a line that is not a rule for ours. */
function readBy({ line, cause }: LineDifference, parsers: number): string {
  const verb = (one: string, other: string) => formOf({ one, other }, parsers);
  switch (cause.kind) {
    case "unknown-field":
      return `${verb("accepts", "accept")} ${excerpt(cause.key)} as ${ruleName(cause)} (line ${line})`;
    case "no-colon":
      return `${verb("accepts", "accept")} line ${line} without a colon`;
    case "space-before-colon":
      return `${verb("accepts", "accept")} line ${line} with a space before its colon`;
    case "behind-blank":
      return `${verb("does", "do")} not end the group at line ${cause.blank}, which is blank`;
    case "behind-field":
      return `${verb("does", "do")} not end the list of user-agent lines at line ${cause.field}`;
    case "before-groups":
      return `${verb("applies", "apply")} rules before any group (line ${line})`;
    case "beyond-limit":
      return `${verb("reads", "read")} on to line ${line}`;
    case "path":
      return `${verb("accepts", "accept")} the path of line ${line}`;
    case "other":
      return `${verb("reads", "read")} line ${line} as a rule`;
  }
}

/** `Disallow`, for a field that is spelt in another way. */
function ruleName({ key, allows }: { readonly key: string; readonly allows: boolean }): string {
  const name = termWords.rule({ allows });
  return key.toLowerCase() === name.toLowerCase() ? "a rule" : name;
}

const SPECIAL = { "*": "* as a wildcard", $: "$ as the end of the URL" };
