import type { Elsewhere, Flaw, NearMiss, Unread } from "../../engine/advise/near-miss.ts";
import type { Column } from "../../engine/decide/report.ts";
import type { Ground, Outcome, Verdict } from "../../engine/decide/verdict.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { letterOf } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { circumstanceWords } from "../../words/circumstances.ts";
import { counted, numberText } from "../../words/numbers.ts";
import { quoted, type SentencePart, toLine, words } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { whyWords } from "../why/words.ts";

type Open = Extract<Ground, { kind: "open" }>;

/** The menu that says what verdicts are expected. */
export const expectMenuWords = {
  expect: "Expect",
  asNow: "What each verdict says now",
  nothing: "Nothing any more",
  fromFile: "What a file says (CSV or JSON) …",
  file: "File with expectations",
  /** The row of a URL or the column of a crawler. */
  allOf(name: string): string {
    return `All of ${name}`;
  },
  /** Nothing is expected: beside the outcomes that can be. */
  any: "any",
  /** What came of expecting that each verdict stays; `skipped`: those that neither allow nor block. */
  expectedNow(count: number, skipped: number): string {
    const said = `${counted(count, VERDICTS)} expected to stay as they are. What changes from here on is red.`;
    return skipped > 0
      ? `${said} ${counted(skipped, VERDICTS)} neither allow nor block, and nothing is expected of them.`
      : said;
  },
};

const VERDICTS = { one: "verdict", other: "verdicts" };

/** Verdicts that are not as expected: what is expected, and what stands in its way. Each is a sentence. */
export const mismatchWords = {
  expected(expected: Outcome): readonly SentencePart[] {
    return [words(`Expected ${termWords.outcomes[expected]}.`)];
  },

  /** The rule that decides. */
  byRule(rule: Rule, outcome: Outcome): readonly SentencePart[] {
    return [...naming(rule), words(outcome === "allow" ? " allows this." : " blocks this.")];
  },

  /** Two rules between which `title` leaves it open. */
  open({ allow, disallow }: Open, { title }: Dialect): readonly SentencePart[] {
    const rest = ` contradicts it, and ${title} leaves open which one wins.`;
    return [...naming(disallow), words(" blocks this. "), ...naming(allow), words(rest)];
  },

  /** Why it is so where no rule decides. */
  withoutRule(verdict: Verdict): readonly SentencePart[] {
    const { ground, outcome } = verdict;
    const rest =
      ground.kind === "out-of-scope"
        ? circumstanceWords.outOfScope(ground.reason, null)
        : whyWords.verdict(verdict, null);
    return [words(`${whyWords.participles[outcome]}${rest}`)];
  },

  /** The rule that nearly made it so, and what it lacks. `column`: whose verdict it is. */
  nearly({ rule, outcome, flaw }: NearMiss, column: Column): readonly SentencePart[] {
    const would = outcome === "allow" ? " would allow this, but " : " would block this, but ";
    const lacks = nearMissClause(flaw, column);
    return [...naming(rule, headOf(flaw)), words(would), ...lacks, words(".")];
  },
};

function naming(
  rule: Rule,
  head = `${rule.allows ? "Allow" : "Disallow"}:`,
): readonly SentencePart[] {
  const text = `${head} ${rule.path}`.trimEnd();
  const { number } = rule.line;
  return [toLine(number, `Line ${number}`), words(", "), quoted(text), words(",")];
}

/** What stands before the path where that is no field as it should be. */
function headOf(flaw: Flaw): string | undefined {
  if (flaw.kind !== "unread") return undefined;
  return flaw.why === "no-colon" ? flaw.key : `${flaw.key}:`;
}

/** Why a rule that would have decided did not: the end of a sentence, behind “but”. `column`: whose verdict it is. */
function nearMissClause(flaw: Flaw, { analysis, selection }: Column): readonly SentencePart[] {
  switch (flaw.kind) {
    case "unread":
      return unreadClause(flaw.why, flaw.key, analysis.dialect);
    case "start":
      return [words("its path lacks "), quoted(flaw.missing), words(" in front")];
    case "address":
      return [words("it has a whole URL where a path belongs")];
    case "case":
      return [words("it differs from the URL in case")];
    case "escape":
      return [words("it is encoded otherwise than the URL")];
    case "slash":
      return [
        words(flaw.isMissing ? "the URL lacks the slash at its end" : "the URL has a slash more"),
      ];
    case "end":
      return [words("its "), quoted("$"), words(` wants the URL to end ${whereTo(flaw.before)}`)];
    case "parameter":
      return [words("it wants "), quoted(flaw.name), words(" to be the first parameter")];
    case "elsewhere":
      return elsewhereClause(flaw, analysis.dialect, selection.group && letterOf(selection.group));
  }
}

function whereTo(before: "query" | "more"): string {
  return before === "query" ? "before its query" : "earlier";
}

function unreadClause(why: Unread, key: string, { title }: Dialect): readonly SentencePart[] {
  switch (why) {
    case "unknown-field":
      return [quoted(key), words(` is not a field of ${title}`)];
    case "no-colon":
      return [words("there is no colon after "), quoted(key)];
    case "before-groups":
      return [words("it stands before any group")];
    case "behind-blank":
      return [words("a blank line ends the group before it")];
  }
}

/** `letter`: of the crawler's own group, or null. */
function elsewhereClause(
  { why, group, agent }: Elsewhere,
  { title }: Dialect,
  letter: string | null,
): readonly SentencePart[] {
  const there = group ? `it is in group ${letterOf(group)} for ` : "it is in another group for ";
  return [words(there), quoted(agent.name), words(`, ${notRead()}`)];

  function notRead(): string {
    switch (why) {
      case "replaced":
        return `and ${letter ? `group ${letter}` : "a group of its own"} is this crawler’s`;
      case "ignores-star":
        return "which this crawler ignores";
      case "not-joined":
        return `which ${title} does not join`;
      case "other-name":
        return `which is not this crawler’s name to ${title}`;
    }
  }
}

/** What came of reading a file of expectations. */
export const expectationImportWords = {
  /** Where a file expects nothing. */
  nothing:
    "No expectation was found in this. The table is as it was. A file of expectations is CSV with the columns user_agent, url and expected (allow or block).",
  read(expectations: number, urls: number, crawlers: number): string {
    return `${counted(expectations, EXPECTATIONS)} read, of ${counted(urls, URLS)} for ${counted(crawlers, CRAWLERS)}.`;
  },
  repetitions(count: number): string {
    return `${counted(count, REPETITIONS)} left out.`;
  },
  contradictions(count: number): string {
    return `${counted(count, CONTRADICTIONS)}: of rows about the same verdict the last one counts.`;
  },
  /** `count`: how many there was no room for. The rest: how many a file may have. */
  noRoom(count: number, urls: number, crawlers: number, expectations: number): string {
    return `A file may have ${counted(urls, URLS)}, ${counted(crawlers, CRAWLERS)} and ${counted(expectations, EXPECTATIONS)}. ${numberText(count)} more had no room.`;
  },
  /** How many places of the file expect nothing though they should. */
  bad(count: number): string {
    return `${counted(count, PLACES)} gave no expectation.`;
  },
  /** Why a place, or all of the file, expects nothing. */
  reasons: {
    empty: "no URL",
    "too-long": "too long",
    "control-character": "a control character in it",
    "unknown-word": "expects neither allow nor block",
    "no-agent": "the user agent names no crawler",
    "no-crawlers": "names no crawler, and the table has none",
    "not-an-entry": "no object with url and expected",
    unclosed: "not closed",
    "no-header": "no header with url and expected",
    "no-list": "no array, and none in “expectations”",
    "not-json": "begins like JSON, and is none",
    "too-deep": "JSON with more than 64 brackets in each other",
    "too-large": "JSON over 16 MiB; as CSV it can be read",
  },
};

const EXPECTATIONS = { one: "expectation", other: "expectations" };
const URLS = { one: "URL", other: "URLs" };
const CRAWLERS = { one: "crawler", other: "crawlers" };
const REPETITIONS = { one: "repetition", other: "repetitions" };
const CONTRADICTIONS = { one: "contradiction", other: "contradictions" };
const PLACES = { one: "place", other: "places" };
