import type { ExpectedLine } from "../../core/expectations.ts";
import type { Elsewhere, Flaw, NearMiss, Unread } from "../../engine/advise/near-miss.ts";
import type { Column } from "../../engine/decide/report.ts";
import type { Ground, Outcome, Verdict } from "../../engine/decide/verdict.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { letterOf } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import type { Purpose } from "../../engine/preferences/preference.ts";
import { ruleText } from "../../lint/fixes.ts";
import { groundWords } from "../../words/grounds.ts";
import { counted, formOf, lineRange, nouns, numberText } from "../../words/numbers.ts";
import { preferenceWords } from "../../words/preferences.ts";
import {
  code,
  excerpt,
  plain,
  quoted,
  type SentencePart,
  toLine,
  words,
} from "../../words/quoting.ts";
import { termWords, titleOf } from "../../words/terms.ts";
import { whyWords } from "../why/words.ts";
import type { Cause, Setting } from "./what-broke.ts";

type Open = Extract<Ground, { kind: "open" }>;

/** The menu that sets expected verdicts. */
export const expectMenuWords = {
  expect: "Expect",
  asNow: "Expect the current verdicts",
  usesAsNow: "Expect the current uses",
  /** Before the choices for the use of a cell. */
  expectUse: (purpose: Purpose): string => `Expect ${preferenceWords.purposes[purpose]}`,
  nothing: "Clear all expectations",
  fromFile: "Read expectations from CSV or JSON…",
  file: "File with expectations",
  /** The row of a URL or the column of a crawler; `purpose`: of its uses. */
  allOf(name: string, purpose: Purpose | null = null): string {
    return `All of ${name}${purpose ? `, ${preferenceWords.purposes[purpose]}` : ""}`;
  },
  /** The choice of no expectation, beside the outcomes. */
  any: "any",
  /** After the current verdicts were expected; `skipped`: how many neither allow nor block. */
  expectedNow(count: number, skipped: number): string {
    const set = `${counted(count, EXPECTATIONS)} set. From now on, a verdict that changes is marked in red.`;
    return skipped > 0
      ? `${set} ${counted(skipped, nouns.verdict)} left out: neither Allow nor Block.`
      : set;
  },
  /** The same of uses; `skipped`: how many are neither allowed nor refused. */
  expectedUsesNow(count: number, skipped: number): string {
    const set = `${counted(count, EXPECTATIONS)} set. From now on, a use that changes is marked in red.`;
    return skipped > 0
      ? `${set} Left out because they are neither allowed nor refused: ${numberText(skipped)}.`
      : set;
  },
};

/** Verdicts that are not as expected: what is expected, and why the verdict differs. Each is a sentence. */
export const mismatchWords = {
  expected(expected: Outcome): readonly SentencePart[] {
    return [words(`Expected ${termWords.outcomes[expected]}.`)];
  },

  /** The rule that decides. */
  byRule(rule: Rule, outcome: Outcome): readonly SentencePart[] {
    return [
      ...naming(rule),
      words(outcome === "allow" ? " allows this URL." : " blocks this URL."),
    ];
  },

  /** A parser that gives the expected verdict. */
  byParser: (dialect: Dialect): readonly SentencePart[] => [
    words(`As ${titleOf(dialect)} reads the file, the verdict is as expected.`),
  ],

  /** Two rules, where the parser's documentation does not say which one wins. */
  open({ allow, disallow }: Open): readonly SentencePart[] {
    const rest = ` contradicts line ${disallow.line.number}, and the parser’s documentation does not say which one wins.`;
    return [...naming(disallow), words(" disallows this URL. "), ...naming(allow), words(rest)];
  },

  /** The reason where no rule decides. */
  withoutRule(verdict: Verdict): readonly SentencePart[] {
    const { ground, outcome } = verdict;
    const rest =
      ground.kind === "out-of-scope"
        ? groundWords.outOfScope(ground.reason, null)
        : whyWords.verdict(verdict, null);
    return [words(`${whyWords.participles[outcome]}${rest}`)];
  },

  /** The reason where the robots.txt of another site decides. */
  elsewhere(verdict: Verdict, file: string): readonly SentencePart[] {
    const { ground, outcome } = verdict;
    const line = ground.kind === "rule" ? `Line ${ground.rule.line.number} of ` : "";
    return [
      words(line),
      quoted(file),
      words(outcome === "allow" ? " allows" : " blocks"),
      words(" this URL."),
    ];
  },

  /** The rule that nearly gave the expected verdict, and why it did not. `column`: of the verdict's crawler. */
  nearly({ rule, outcome, flaw }: NearMiss, column: Column): readonly SentencePart[] {
    const would =
      outcome === "allow" ? " would allow this URL, but " : " would block this URL, but ";
    const lacks = nearMissClause(flaw, column);
    return [...naming(rule, headOf(flaw)), words(would), ...lacks, words(".")];
  },
};

/** Expected lines of the file. */
export const expectedLineWords = {
  title: "Expected lines",
  /** One of them: whose group it is about, if it is about one, and what it says. */
  named({ agent, text, expected }: ExpectedLine): string {
    return `${agent === "" ? "" : `${code(agent)}: `}${WANTED[expected]}${code(text)}`;
  },
  /** Why it is not as expected. `wrong`: the line that is to blame, or the first that has the same field. `letter`: of the group that its crawler follows; null for none. */
  unmet(
    { agent, text, expected }: ExpectedLine,
    wrong: { readonly number: number; readonly text: string } | null,
    letter: string | null,
  ): readonly SentencePart[] {
    const where =
      letter === null ? [] : [quoted(agent), words(` follows group ${letter}, in which `)];
    const lacks =
      expected !== "yes"
        ? []
        : agent !== "" && letter === null
          ? [quoted(agent), words(" follows no group.")]
          : [
              ...where,
              words(where.length > 0 ? "no line says " : "No line says "),
              quoted(text),
              words("."),
            ];
    if (!wrong) return lacks;
    const said = [
      words(lacks.length > 0 ? " " : ""),
      toLine(wrong.number, `Line ${wrong.number}`),
      words(" says "),
      quoted(wrong.text),
      words("."),
    ];
    return [...lacks, ...said];
  },
  /** In one line. */
  failure: ({ text, expected }: ExpectedLine): string =>
    `expected ${WANTED[expected]}“${excerpt(text)}”`,
  /** The result of all. */
  asExpected(unmet: number, met: number): string {
    if (unmet === 0) return `All lines as expected: ${numberText(met)}.`;
    return `Lines not as expected: ${numberText(unmet)}. As expected: ${numberText(met)}.`;
  },
  /** Opens the list. `unmet`: null while that is not known. */
  button: (lines: number, unmet: number | null): string =>
    unmet ? `≠ ${numberText(unmet)} of ${counted(lines, nouns.line)}` : counted(lines, nouns.line),
  remove: "Remove",
  removeNamed: (line: ExpectedLine): string => `Remove ${plain(expectedLineWords.named(line))}`,
  /** Adds one. */
  add: "Expect a line",
  example: "Sitemap: https://…",
  addButton: "Add",
  how: "What is expected of the line",
  choices: {
    yes: "a line says it",
    no: "no line says it",
    only: "no line of this field says anything else",
  } satisfies Readonly<Record<ExpectedLine["expected"], string>>,
  where: "Where the line is expected",
  inFile: "in the file",
  inGroup: (crawler: string): string => `in the group that ${crawler} follows`,
  notALine:
    "Write a field, a colon and a value, such as “Sitemap: https://shop.example/sitemap.xml”. At the end, “...” stands for any text.",
  full: (most: number): string =>
    `The line was not added: ${numberText(most)} lines are expected already. Remove one first.`,
};

const WANTED: Readonly<Record<ExpectedLine["expected"], string>> = {
  yes: "",
  no: "no ",
  only: "only ",
};

/** Why a verdict is no longer as expected: what decided it until which change, and what became of that. Each is a sentence. */
export const brokenWords = {
  /** `steps`: how many times undo leads back behind the change. */
  until(
    { ground }: Pick<Verdict, "ground">,
    expected: Outcome,
    steps: number,
  ): readonly SentencePart[] {
    const change =
      steps === 1
        ? "Until your last change, "
        : `Before a change that you can undo in ${counted(steps, STEPS)}, `;
    const does = expected === "allow" ? "allowed" : "blocked";
    if (ground.kind === "rule") {
      const text = ruleText(ground.rule).trimEnd();
      const { number } = ground.rule.line;
      return [words(`${change}line ${number}, `), quoted(text), words(`, ${does} this URL.`)];
    }
    const isOfResponse = ground.kind === "response" && ground.meaning.reason !== "file-ignored";
    const rest = isOfResponse
      ? `the response for robots.txt ${does} every URL.`
      : "no rule blocked this URL.";
    return [words(change + rest)];
  },

  /** Line numbers of lines that are gone are those of then. */
  cause(cause: Cause): readonly SentencePart[] {
    switch (cause.kind) {
      case "group-gone": {
        const { first, last, agent } = cause;
        return [
          words("The group for "),
          quoted(agent),
          words(` is gone (${linesText(first, last)}).`),
        ];
      }
      case "line-gone":
        return [words(`Line ${cause.line}, `), quoted(cause.text), words(", is gone.")];
      case "line-changed": {
        const { line, text, before } = cause;
        const now = [
          words(" is now "),
          quoted(text),
          words("; it was "),
          quoted(before),
          words("."),
        ];
        return [toLine(line, `Line ${line}`), ...now];
      }
      case "line-new": {
        const { line, text } = cause;
        return [toLine(line, `Line ${line}`), words(", "), quoted(text), words(", is new.")];
      }
      case "setting":
        return [words(`${SETTINGS[cause.setting]} has changed.`)];
      case "other":
        return [];
    }
  },
};

const STEPS = { one: "step", other: "steps" };

const SETTINGS: Readonly<Record<Setting, string>> = {
  response: "The response for robots.txt",
  site: "The site",
  readAs: "The parser",
};

/** What repairs a verdict that is not as expected. */
export const repairWords = {
  restore: (first: number, last: number): string => `Restore ${linesText(first, last)}`,
  restoreAs: (line: number, before: string): string =>
    `Change line ${line} back to ${code(before)}`,
  remove: (line: number): string => `Delete line ${line}`,
  undo: "Undo that change",
  settings: {
    response: "Restore the response",
    site: "Restore the site",
    readAs: "Restore the parser",
  } satisfies Readonly<Record<Setting, string>>,
  /** A fix of a problem. */
  inLine: (line: number, fix: string): string => `Line ${line}: ${fix}`,
  add: (rule: string, line: number): string => `Add ${code(rule)} below line ${line}`,
  /** Beside the button. */
  effect: "Meets this expectation and breaks no other one.",
};

function linesText(first: number, last: number): string {
  return `${formOf(nouns.line, last - first + 1)} ${lineRange(first, last)}`;
}

function naming(
  rule: Rule,
  head = `${rule.allows ? "Allow" : "Disallow"}:`,
): readonly SentencePart[] {
  const text = `${head} ${rule.path}`.trimEnd();
  const { number } = rule.line;
  return [toLine(number, `Line ${number}`), words(", "), quoted(text), words(",")];
}

/** The text before the path, where the parser does not read it as a field. */
function headOf(flaw: Flaw): string | undefined {
  if (flaw.kind !== "unread") return undefined;
  if (flaw.why === "no-colon") return flaw.key;
  return flaw.why === "space-before-colon" ? `${flaw.key} :` : `${flaw.key}:`;
}

/** Why a rule did not decide, though it nearly did: the end of a sentence, after “but”. `column`: of the verdict's crawler. */
function nearMissClause(flaw: Flaw, { analysis, selection }: Column): readonly SentencePart[] {
  switch (flaw.kind) {
    case "unread":
      return unreadClause(flaw.why, flaw.key, analysis.dialect);
    case "start":
      return [words("the rule’s path lacks "), quoted(flaw.missing), words(" at the start")];
    case "address":
      return [words("the rule has an absolute URL instead of a path")];
    case "case":
      return [words("its path differs from the URL in upper and lower case")];
    case "escape":
      return [words("its percent-encoding differs from the URL’s")];
    case "slash":
      return [
        words(
          `the URL’s path ${flaw.isMissing ? "lacks the slash" : "has an extra slash"} at its end`,
        ),
      ];
    case "end":
      return [
        words("its "),
        quoted("$"),
        words(
          ` requires the URL to end ${flaw.before === "query" ? "before the query" : "earlier"}`,
        ),
      ];
    case "passed-over":
      return [words(`${titleOf(analysis.dialect)} tries line ${flaw.by.line.number} instead`)];
    case "parameter":
      return [
        words("it requires "),
        quoted(flaw.name),
        words(
          flaw.place === "first" ? " to be the first parameter" : " to follow another parameter",
        ),
      ];
    case "problem":
      return [words(`its path has problem ${flaw.code}, ${plain(flaw.title)}`)];
    case "encoded-twice":
      return [
        words(
          flaw.is === "rule"
            ? "its path is percent-encoded once more than the URL"
            : "the URL is percent-encoded once more than its path",
        ),
      ];
    case "untidy":
      return [
        words(
          flaw.has === "slashes"
            ? "the URL has a doubled slash"
            : "the URL has . or .. in its path",
        ),
      ];
    case "deeper":
      return [words("its path follows in the URL only after "), quoted(flaw.behind)];
    case "elsewhere":
      return elsewhereClause(flaw, analysis.dialect, selection.group && letterOf(selection.group));
  }
}

function unreadClause(why: Unread, key: string, dialect: Dialect): readonly SentencePart[] {
  switch (why) {
    case "unknown-field":
      return [words(`${titleOf(dialect)} does not know the field `), quoted(key)];
    case "no-colon":
      return [words("there is no colon after "), quoted(key)];
    case "space-before-colon":
      return [words("there is a space between "), quoted(key), words(" and its colon")];
    case "before-groups":
      return [words("it is before the first group")];
    case "behind-blank":
      return [words("a blank line above the rule ends the group")];
  }
}

/** `letter`: of the crawler's own group, or null. */
function elsewhereClause(
  { why, group, agent }: Elsewhere,
  dialect: Dialect,
  letter: string | null,
): readonly SentencePart[] {
  const there = group ? `it is in group ${letterOf(group)} for ` : "it is in another group for ";
  const reasons: Readonly<Record<typeof why, string>> = {
    replaced: `and this crawler follows ${letter ? `group ${letter}` : "its own group"}`,
    "ignores-star": "which this crawler ignores",
    "not-joined": `and ${titleOf(dialect)} does not combine groups for the same product token`,
    "other-name": `and ${titleOf(dialect)} does not match that name to this crawler`,
  };
  return [words(there), quoted(agent.name), words(`, ${reasons[why]}`)];
}

/** The result of reading a file of expectations. */
export const expectationImportWords = {
  /** Where a file expects nothing. */
  nothing:
    "No expectations were found. The table did not change. Use a CSV file with the columns user_agent, url and expected (allow or block).",
  read(expectations: number, urls: number, crawlers: number): string {
    return `${counted(expectations, EXPECTATIONS)} read for ${counted(urls, nouns.url)} and ${counted(crawlers, nouns.crawler)}.`;
  },
  /** Of an exported table without expectations. */
  table: (urls: number, crawlers: number): string =>
    `A table of ${counted(urls, nouns.url)} and ${counted(crawlers, nouns.crawler)} was read.`,
  readDifferently: (title: string): string =>
    `They were exported with Read as “${title}”, so verdicts can differ here.`,
  /** Where the page had no site. */
  siteTaken: (site: string): string => `Site is now “${excerpt(site)}”, as in the export.`,
  /** Where the page has another; "" for none in the export. */
  otherSite(site: string): string {
    const exported = site === "" ? "without a Site" : `with “${excerpt(site)}” as Site`;
    return `The table was exported ${exported}, so verdicts can differ here.`;
  },
  readLines: (lines: number): string => `${counted(lines, EXPECTED_LINES)} read.`,
  repetitions(count: number): string {
    return `${counted(count, REPETITIONS)} left out.`;
  },
  contradictions(count: number): string {
    return `${counted(count, CONTRADICTIONS)}: the last entry counts.`;
  },
  /** `count`: how many did not fit. The rest: how many a file may have. */
  noRoom(
    count: number,
    urls: number,
    crawlers: number,
    expectations: number,
    lines: number,
  ): string {
    return `${counted(count, MORE_ENTRIES)} did not fit: a file can have at most ${counted(urls, nouns.url)}, ${counted(crawlers, nouns.crawler)}, ${counted(expectations, EXPECTATIONS)} and ${counted(lines, EXPECTED_LINES)}.`;
  },
  /** How many entries of the file are not usable. */
  bad(count: number): string {
    return `${counted(count, ENTRIES)} left out: no usable expectation.`;
  },
  /** Why an entry, or all of the file, is not usable. */
  reasons: {
    empty: "no URL",
    "too-long": "URL over 100,000 characters, or user agent over 2,048",
    "control-character": "contains a control character",
    "unknown-parser": "the value of “read_as” is not a known parser",
    "other-parser": "the value of “read_as” differs from the entries before",
    "unknown-word": "the value of “expected” is neither allow nor block",
    "unknown-use":
      "the value of “expected” is neither allowed nor refused, and the entry is about a use",
    "unknown-purpose": "the value of “purpose” is neither training, input nor search",
    "unknown-line":
      "the value of “expected” is neither yes, no nor only, and the entry is about a line",
    "not-a-line": "the value of “line_text” is not a field and a value with a colon between them",
    "line-and-url": "the entry has a line, and also a URL or a purpose",
    "no-agent": "the user agent names no crawler",
    "no-crawlers": "no user agent, and no crawler in the table",
    contradicts: "contradicts an earlier entry",
    "not-an-entry": "not an object with “expected”, and “url” or “line_text”",
    unclosed: "quotation mark not closed",
    "no-header": "no header row with “expected”, and “url” or “line_text”",
    "no-list": "no array of expectations",
    "not-json": "not valid JSON",
    "too-deep": "JSON nested deeper than 64 levels",
    "too-much": "JSON with over 200,000 characters in one entry or outside the list",
    "too-large": "JSON over 16 MiB: use CSV instead",
  },
};

const EXPECTATIONS = { one: "expectation", other: "expectations" };
const EXPECTED_LINES = { one: "expected line", other: "expected lines" };
const REPETITIONS = { one: "repetition", other: "repetitions" };
const CONTRADICTIONS = { one: "contradiction", other: "contradictions" };
const ENTRIES = { one: "entry", other: "entries" };
const MORE_ENTRIES = { one: "more entry", other: "more entries" };
