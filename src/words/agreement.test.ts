import { describe, expect, test } from "vitest";
import { findingsIn } from "../../test/lint-cases.ts";
import { phoneWords, verdictNewsWords } from "../app/later-words.ts";
import { inputWords, progressWords, sitemapsWords } from "../cli/words.ts";
import { textWords } from "../editor/words.ts";
import { followerNamed } from "../engine/crawlers/index.ts";
import type { Difference, Unread } from "../engine/decide/difference.ts";
import { dialects } from "../engine/dialects/index.ts";
import type { UseAnswer } from "../engine/preferences/preferences-for.ts";
import { completionWords, hoverWords } from "../features/assist/words.ts";
import { crawlerListWords } from "../features/crawlers/words.ts";
import { draftWords } from "../features/draft/words.ts";
import { coverageWords, groupWords } from "../features/groups/words.ts";
import type { WishResult } from "../features/intent/read-back.ts";
import { intentWords } from "../features/intent/words.ts";
import { statusWords } from "../features/opening/facts-words.ts";
import { pastedWords } from "../features/opening/pasted-words.ts";
import { problemListWords } from "../features/problems/words.ts";
import { siteWords } from "../features/sites/words.ts";
import { fixLabel, sentenceOf } from "../lint/problem.ts";
import { problems } from "../lint/run.ts";
import {
  comparedFileWords,
  comparedTextWords,
  comparingWords,
  comparisonReportWords,
  differenceWords,
  groupChangeWords,
  turnWords,
  useChangeWords,
} from "../tasks/compare/words.ts";
import {
  brokenWords,
  expectationImportWords,
  expectedLineWords,
  expectMenuWords,
  repairWords,
} from "../tasks/expectations/words.ts";
import { reportWords } from "../tasks/exports/words.ts";
import { linkWords, shareWords } from "../tasks/links/words.ts";
import { importWords } from "../tasks/lists/words.ts";
import { SitemapListing, type SitemapRead } from "../tasks/live/sitemaps/model.ts";
import { sitemapWords } from "../tasks/live/sitemaps/words.ts";
import { liveWords } from "../tasks/live/words.ts";
import { useWords } from "../tasks/preferences/words.ts";
import { laterTableWords } from "../tasks/table/later-words.ts";
import { verdictTableWords } from "../tasks/table/words.ts";
import { parserDifferenceWords, whyWords } from "../tasks/why/words.ts";
import { copyingWords } from "./copying.ts";
import { counted, listText, nouns } from "./numbers.ts";
import { firstFew, plain, plainSentence } from "./quoting.ts";
import { termWords } from "./terms.ts";
import { troubleReportWords } from "./trouble.ts";

const NUMBERS = [0, 1, 2, 5] as const;

const NOUNS =
  "rule|URL|crawler|line|verdict|problem|sitemap|second|error|warning|note|byte|request|piece|group|name|character|change|expectation|repetition|contradiction|minute|redirect|mistake";
const SINGULAR =
  "is|was|has|does|decides|reads|finds|joins|prefers|treats|leaves|keeps|wins|gets|ends|accepts|applies|uses|stops|ignores|rejects|tries|lets";
const PLURAL =
  "are|were|have|do|decide|read|find|join|prefer|treat|leave|keep|win|get|end|accept|apply|use|stop|ignore|reject|try|let";

/** What does not agree in a sentence, most of it with the number before it. */
const WRONG: readonly RegExp[] = [
  new RegExp(`\\b1 (?:more |other |matching )*(?:${NOUNS})s\\b`),
  new RegExp(`(?<!-)\\b(?:0|[2-9]|\\d{2,}) (?:more |other |matching )*(?:${NOUNS})\\b`),
  /\b1 (?:more )?entries\b|\b(?:0|[2-9]|\d{2,}) (?:more )?entry\b/,
  new RegExp(`\\b1 of \\d+ (?:\\w+ )?(?:${PLURAL})\\b`),
  new RegExp(`\\b(?:0|[2-9]) of \\d+ (?:\\w+ )?(?:${SINGULAR})\\b`),
  new RegExp(`(?<![Ll]ine |\\band )\\b1 (?:more |in the file )?(?:${PLURAL})\\b`),
  new RegExp(`(?<!of |[Ll]ine |\\d)\\b(?:0|[2-9]) (?:more |in the file )?(?:${SINGULAR})\\b`),
  new RegExp(`(?<!, )\\band (?!nothing)\\w+:? (?:${SINGULAR})\\b`),
  new RegExp(`^\\w+: (?:${PLURAL})\\b`),
  /\blines \d+(?!\d*(?:–|,| and| or| to))/,
  /\bline \d+(?:–|, \d| and \d)/,
];

const NAMES = ["Ape", "Bee", "Cat", "Dog", "Elk"];

function names(count: number): readonly string[] {
  return NAMES.slice(0, count);
}

const rule = {
  path: "/a",
  line: { number: 4 },
} as unknown as Parameters<typeof hoverWords.shadows>[0][number];

/** An answer about use that so many lines refuse, and so many allow. */
function statedBy(refusing: number, allowing: number): UseAnswer {
  const grammar = "content-signal" as const;
  const values = names(refusing + allowing).map((_, at) => (at < refusing ? "refused" : "allowed"));
  const statements = values.map((value, line) => ({ line, grammar, value, path: null }) as const);
  return { value: "refused", statements };
}

/** What comes of a wish for so many crawlers, and so many lines that say the opposite. */
function wishedFor(done: number, not: number): WishResult {
  const lines = names(done).map((_, at) => at + 1);
  return {
    wish: { category: "search", use: "search", want: "refused", tokens: names(done + not) },
    isRead: true,
    isMet: "unmet",
    done,
    lines,
    unmet: names(not).map((token, line) => ({ token, line })),
    exceptions: lines.map((line) => ({ line, path: "/a" })),
    uses: { lines, silent: names(not), contrary: names(not).map((_, line) => line) },
  };
}

/** A line about so many parsers that begins with their names. */
function withParsers(
  what: Difference | "scheme" | "utf-16" | "robots-txt" | "no-group" | "open" | "other",
  count: number,
): string | null {
  const difference: Difference = typeof what === "string" ? { kind: what } : what;
  return count === 0
    ? null
    : `${listText(names(count))}: ${parserDifferenceWords.difference(difference, count)}`;
}

const UNREAD: readonly Unread[] = [
  { kind: "unknown-field", key: "Disalow", allows: false },
  { kind: "no-colon" },
  { kind: "space-before-colon" },
  { kind: "behind-blank", blank: 6 },
  { kind: "behind-field", field: 6 },
  { kind: "before-groups" },
  { kind: "beyond-limit" },
  { kind: "path" },
  { kind: "other" },
];

/** Every reason why a parser reads a line, and why it does not. */
const CAUSES = Object.fromEntries(
  UNREAD.flatMap((cause) =>
    (["line-unread", "line-read"] as const).map((kind) => [
      `${kind}, ${cause.kind}`,
      (count: number) => withParsers({ kind, line: 7, cause }, count),
    ]),
  ),
);

/** A file that has so many of everything. */
function imported(count: number): string {
  const counts = { urls: count, folded: count, beyond: count, most: count, bad: count };
  return importWords.read({
    kind: "list",
    column: null,
    isWindows1252: true,
    lacks: [],
    refusable: { relative: count, unescaped: count },
    ...counts,
  });
}

/** So many crawlers that follow another group than before. */
function moved(count: number): string | null {
  const follower = followerNamed("Ape");
  return count === 0
    ? null
    : groupChangeWords.move({
        kind: "other-agent",
        before: { follower, group: null, reason: { kind: "no-group" } },
        after: { follower, group: null, reason: { kind: "ignores-star" } },
        readers: names(count),
      });
}

function turnsOf(turnCount: number) {
  return { turns: [], turnCount, isPartial: false };
}

/** What is said of a sitemap with so many of everything. */
function sitemapRead(count: number): SitemapRead {
  const counts = { entries: count, bad: count, unexpanded: count, foreign: count };
  return {
    ...{ relative: count, unescaped: count },
    ...{ kind: "read", as: "urlset", again: count, tooDeep: count, ...counts },
    ...{ firstForeign: "http://a.example/", cut: null, unknownCharset: null },
  };
}

/** So many sitemaps that break off, with so many URLs of other sites in each. */
function sitemapsWith(count: number): SitemapListing {
  const result = { ...sitemapRead(count), cut: "gzip" as const };
  const files = names(count).map((url) => ({ url, result }));
  return new SitemapListing("", files, new Map(), count);
}

/** Sentences by a number; null where there is none with that number. */
const SENTENCES: Readonly<Record<string, (count: number) => string | null>> = {
  counted: (count) => counted(count, nouns.url),
  "left out of a list": (count) => inputWords.moreLeftOut("-", count),
  "done of a list": (count) => progressWords.done(count, count),
  "first few": (count) => firstFew(names(count), (name) => name),
  "first few of rules": (count) =>
    firstFew(names(count), (name) => name, { one: "more rule", other: "more rules" }),
  problems: (count) => termWords.problemsOf("warning", count),
  "table is full": (count) => groupWords.tableIsFull(count),
  "copy texts": (count) => copyingWords.show(names(count)),
  "characters in all": (count) => troubleReportWords.charactersInAll(count),
  "rules of a group": (count) => groupWords.rules(count),
  "readers of a group": (count) => groupWords.readBy(names(count)),
  covered: (count) => coverageWords.covered(Math.min(1, count), count),
  "all covered": (count) => coverageWords.covered(count, 5),
  "covered shortly": (count) => coverageWords.coveredShortly(count, 5),
  decides: (count) => coverageWords.decides(Math.min(1, count), count, [Math.min(1, count), count]),
  suggested: (count) =>
    coverageWords.suggested(
      { urls: names(count), examples: count, edges: 0, nearMisses: 0, left: count },
      1000,
    ),
  "crawlers as columns": (count) => crawlerListWords.aboutColumns(count),
  "crawlers as one column": (count) => crawlerListWords.aboutOne(count),
  "crawlers of a column": (count) => verdictTableWords.crawlersOf(count),
  "blocked in a column": (count) => verdictTableWords.whoIsBlocked(names(count), 5),
  "blocked of a purpose": (count) => crawlerListWords.aboutBlocked(0, count, true),
  "URLs blocked for a crawler": (count) => crawlerListWords.answer("disallow", count, count),
  "full of crawlers": (count) => crawlerListWords.full(count),
  "blocked of a crawler": (count) => verdictTableWords.blocked("Ape", count, 5),
  "blocked of all": (count) => verdictTableWords.blocked("Ape", count, count),
  "still counting": (count) => verdictTableWords.countingFor("Ape", count),
  "looking through": (count) => laterTableWords.rows(null, count),
  "all rows": (count) => laterTableWords.rows(count, count),
  "some rows": (count) => laterTableWords.rows(count, 7),
  printed: (count) => laterTableWords.printedTable("RFC 9309", count, count, count),
  "more URLs": (count) => laterTableWords.moreUrls(count),
  "more lines": (count) => laterTableWords.moreLines(count),
  "more rules": (count) => whyWords.moreRules(count),
  "lines about a use": (count) => useWords.answer(statedBy(count, 0)),
  "lines that disagree": (count) => useWords.answer(statedBy(count, 1)),
  "crawlers to be named": (count) => intentWords.namesAll(count),
  "more faulty paths": (count) => intentWords.moreFaulty(count),
  "more places for lines": (count) => intentWords.morePlaces(count),
  "lines inserted": (count) => intentWords.inserted(count),
  "crawlers that change": (count) =>
    intentWords.verdicts("search", "", [{ before: "allow", after: "disallow", count }]),
  "a wish come true": (count) => intentWords.result(wishedFor(count, 0), true).join(" "),
  "a wish not come true": (count) => intentWords.result(wishedFor(0, count), true).join(" "),
  "no group for": (count) => withParsers("no-group", count),
  "left open by": (count) => withParsers("open", count),
  "robots.txt by": (count) => withParsers("robots-txt", count),
  ...CAUSES,
  "a wildcard by": (count) => withParsers({ kind: "match", line: 7, special: "*" }, count),
  "no wildcard by": (count) => withParsers({ kind: "no-match", line: 7, special: "*" }, count),
  "not tried by": (count) => withParsers({ kind: "untried", line: 7 }, count),
  "tried by": (count) => withParsers({ kind: "tried", line: 7 }, count),
  "not used by": (count) => withParsers("scheme", count),
  "read as UTF-16 by": (count) => withParsers("utf-16", count),
  "rejected by": (count) => withParsers({ kind: "rejected", line: 7 }, count),
  "not rejected by": (count) => withParsers({ kind: "not-rejected", line: 7 }, count),
  "preferred by": (count) => withParsers({ kind: "preference", line: 7, uses: "first" }, count),
  "allowed in a tie by": (count) =>
    withParsers({ kind: "preference", line: 7, uses: "allow" }, count),
  "differ, beside a verdict": (count) =>
    verdictTableWords.differing(
      names(count).map((title) => ({ dialect: { title }, outcome: "allow" })),
    ),
  "something else by": (count) => withParsers("other", count),
  folded: (count) => textWords.folded(null, count),
  "problems on a phone": (count) => phoneWords.problems(count),
  "lines of a problem": (count) =>
    count === 0
      ? null
      : problemListWords.place(
          "error",
          Array.from({ length: count }, (_, at) => at + 1),
        ),
  "more lines of a problem": (count) => problemListWords.moreLines(count),
  "verdicts a problem changes": (count) => problemListWords.changes(turnsOf(count)),
  "verdicts without a problem": (count) => problemListWords.without(turnsOf(count)),
  "verdicts changed": (count) =>
    verdictNewsWords.changed(
      names(count).map((crawler) => ({ url: "/a", crawler, now: "allow" as const })),
    ),
  "hover, length": (count) => hoverWords.octets(count),
  "hover, matches": (count) => hoverWords.matches(count, count, 5),
  "hover, matches of all": (count) => hoverWords.matches(count, count, count),
  "hover, decides": (count) => hoverWords.decides(count),
  "hover, loses": (count) => hoverWords.beaten([{ rule, count }]),
  "hover, never": (count) =>
    hoverWords.shadows(
      names(count).map(() => rule),
      null,
    ),
  "hover, names": (count) => hoverWords.names([...NAMES, ...names(count), ...NAMES]),
  "hover, parsers": (count) => hoverWords.parsers(dialects.slice(0, count), dialects.length),
  "hover, character": (count) => hoverWords.standsFor("é", count),
  "hover, delay": (count) => hoverWords.delay(count === 0 ? 100_000 : 86_400 / count),
  "completion, URLs": (count) => completionWords.asTyped(count),
  "completion, crawlers": (count) => completionWords.snippetDetail(count, count),
  "compare, changed": (count) => comparingWords.changed(count),
  "compare, size": (count) => comparedFileWords.size(count, count),
  "compare, changes": (count) => comparedFileWords.changed(count),
  "compare, removed lines": (count) => comparedTextWords.tooDifferent(count),
  "compare, no verdict": (count) => comparisonReportWords.noneChanges(count),
  "compare, verdicts": (count) => comparisonReportWords.changed(count),
  "compare, not shown": (count) => comparisonReportWords.more(count),
  "compare, crawlers": (count) => differenceWords.crawlers(names(count)),
  "compare, to the table": (count) => differenceWords.add(names(count)),
  "compare, progress": (count) => differenceWords.progress(Math.min(1, count), count),
  "compare, all checked": (count) => differenceWords.progress(count, count),
  "compare, stopped": (count) => differenceWords.stopped(count, count),
  "compare, differing": (count) =>
    differenceWords.summary({ kind: "differs", differing: count, readers: 5, undecided: 0 }),
  "compare, differing and undecided": (count) =>
    differenceWords.summary({ kind: "differs", differing: 1, readers: 5, undecided: count }),
  "compare, undecided": (count) =>
    differenceWords.summary({ kind: "undecided", readers: count, undecided: count }),
  "compare, proven": (count) =>
    differenceWords.summary({ kind: "undecided", readers: count, undecided: 0 }),
  "compare, other group": moved,
  "compare, turns": (count) => turnWords.counted({ before: "allow", after: "disallow", count }),
  "expectations, broken": (count) =>
    plainSentence(brokenWords.until({ ground: { kind: "no-group" } }, "allow", Math.max(1, count))),
  "expectations, repaired": (count) => repairWords.restore(4, 3 + Math.max(1, count)),
  "a use that changed": (count) =>
    useChangeWords.change({
      purpose: "training",
      before: { value: "unstated", by: null },
      after: {
        value: "refused",
        by: { line: 3, grammar: "content-usage", value: "refused", path: null },
      },
      readers: Array.from({ length: count + 3 }, (_, n) => `Bot${n}`),
    }),
  "uses as expected": (count) =>
    `${reportWords.usesAsExpected(0, count)} ${reportWords.usesAsExpected(count, 1)} ${reportWords.moreUses(count)}`,
  "expectations, now": (count) => expectMenuWords.expectedNow(count, count),
  "expected uses, now": (count) => expectMenuWords.expectedUsesNow(count, count),
  "expectations, read": (count) => expectationImportWords.read(count, count, count),
  "expected lines, read": (count) => expectationImportWords.readLines(count),
  "expected lines, as expected": (count) =>
    `${expectedLineWords.asExpected(0, count)} ${expectedLineWords.asExpected(count, 1)}`,
  "expectations, repetitions": (count) => expectationImportWords.repetitions(count),
  "expectations, contradictions": (count) => expectationImportWords.contradictions(count),
  "expectations, no room": (count) =>
    expectationImportWords.noRoom(count, count, count, count, count),
  "expectations, bad": (count) => expectationImportWords.bad(count),
  "import, read": imported,
  "import, more": (count) => importWords.moreBadPlaces(count),
  "import, no room": (count) => importWords.noRoom(count, count, count),
  "export, lines": (count) => reportWords.moreLines(count),
  "export, left out": (count) => (count === 0 ? null : reportWords.leftOut(count, count)),
  "export, as expected": (count) => reportWords.allAsExpected(count),
  "export, not as expected": (count) => reportWords.notAsExpected(count, count),
  "export, more": (count) => reportWords.moreNotAsExpected(count),
  "draft, other tab": (count) => draftWords.otherTab(count),
  "file, size": (count) => statusWords.size(count),
  "file, lines": (count) => statusWords.lines(count, null),
  "file, ignored": (count) => statusWords.ignored(count),
  "file, invalid": (count) => statusWords.noUtf8(count),
  "share, bytes": (count) => shareWords["too-many-bytes"](count, count),
  "share, characters": (count) => shareWords["too-many-characters"](count, 1000),
  "share, length": (count) => shareWords.note(null, count, "anywhere"),
  "share, cut": (count) => linkWords.cut(count, 5),
  "share, mistakes": (count) => linkWords.faulty([], count),
  "share, parameters": (count) =>
    count === 0 ? null : linkWords.mistakes["unknown-parameter"]("x", names(count)),
  "share, parsers": (count) =>
    count === 0 ? null : linkWords.mistakes["read-as"]("x", names(count)),
  "named in the file": (count) => crawlerListWords.addNamed(count),
  "paste, URLs": (count) => pastedWords.added(count),
  "sites of a table": (count) => siteWords.button(count),
  "more sites of a table": (count) => siteWords.moreSites(count),
  "URLs of a site": (count) => siteWords.urls(count),
  "live, size": (count) => liveWords.size(count),
  "live, cut": (count) => liveWords.cutAfter(count),
  "live, added lines": (count) =>
    count === 0
      ? null
      : liveWords.lines({ kind: "added", spans: [{ from: 1, to: count }], managed: null }),
  "live, added at": (count) =>
    count === 0
      ? null
      : liveWords.added({ kind: "added", spans: [{ from: 4, to: 3 + count }], managed: null }),
  "live, encoding of lines": (count) =>
    count === 0
      ? null
      : liveWords.encodingChanged({
          kind: "twice",
          lines: Array.from({ length: count }, (_, at) => 2 * at + 1),
        }),
  "sitemap, read": (count) => sitemapWords.about({ result: sitemapRead(count) }).join(" "),
  "sitemaps, read": (count) => sitemapWords.read(sitemapsWith(count)),
  "sitemaps, news": (count) => sitemapWords.news(sitemapsWith(count)).join(" "),
  "sitemaps, named": (count) => sitemapWords.named(names(count), 0),
  "sitemaps, named relative": (count) => sitemapWords.named([], count),
  "sitemaps, unread": (count) => sitemapWords.unread(count),
  "sitemaps, no room": (count) => sitemapWords.noRoom(count),
  "sitemaps, waiting": (count) => sitemapWords.waiting(count),
  "sitemaps, reading": (count) =>
    sitemapWords.progress({ file: 1, files: count, url: "/", urls: count }),
  "sitemaps, blocked": (count) => sitemapWords.blockedOf(Math.min(1, count), count),
  "sitemaps, more blocked": (count) => sitemapWords.moreBlocked(count),
  "sitemaps, blocking lines": (count) =>
    sitemapWords.blockedSitemap(["Ape"], count === 0 ? [] : names(count).map((_, at) => at + 2)),
  "sitemaps, blocked for a crawler": (count) => sitemapsWords.blocked("Ape", count, 5, []),
  "sitemaps, not all": (count) => sitemapsWords.notAll(count),
  "live, redirects": (count) => liveWords.redirects(count, null),
};

describe("singular and plural agree in", () => {
  test.each(Object.entries(SENTENCES))("%s", (_, sentence) => {
    for (const count of NUMBERS) {
      const text = plain(sentence(count) ?? "");
      for (const wrong of WRONG) expect(text).not.toMatch(wrong);
    }
  });
});

/** Facts of problems that are counts. */
const COUNTS = ["others", "more", "count"];

/** A problem's facts with so many of what it counts or lists. */
function factsWith(facts: object, count: number): object {
  const changed = Object.entries(facts).map(([key, value]) => {
    if (!Array.isArray(value)) {
      const isCount = COUNTS.includes(key) && typeof value === "number";
      // A problem that counts to two is none of one.
      return [key, isCount ? Math.max(key === "count" ? value : 0, count) : value];
    }
    const isOfNames = typeof value[0] === "string";
    return [key, isOfNames ? names(Math.max(1, count)) : value.slice(0, Math.max(1, count))];
  });
  return Object.fromEntries(changed);
}

describe("the sentence of a problem agrees with each number:", () => {
  const found = problems.flatMap((problem) => {
    const { wrong, right: _, ...beside } = problem.example;
    const all = findingsIn({ ...beside, file: wrong.split("\n") });
    return all.filter((finding) => finding.problem === problem).slice(0, 1);
  });

  test.each(found.map((finding) => ({ code: finding.problem.code, finding })))(
    "$code",
    ({ finding }) => {
      for (const count of NUMBERS) {
        const facts = factsWith(finding.facts, count) as typeof finding.facts;
        const varied = { ...finding, facts };
        const labels = finding.fixes.map((fix) => fixLabel(varied, fix));
        for (const text of [sentenceOf(varied), ...labels])
          for (const wrong of WRONG) expect(plain(text)).not.toMatch(wrong);
      }
    },
  );

  test("and there is one for each problem", () => {
    expect(found).toHaveLength(problems.length);
  });
});

describe("what does not agree is found", () => {
  test.each([
    "1 rules",
    "0 rule",
    "5 other rule",
    "2 line is",
    "lines 4",
    "line 4–7",
    "Ape and Bee: reads the group",
    "Ape: read the group",
    "1 of 3 rules decide",
    "2 of 3 rules decides",
  ])("in %j", (text) => {
    expect(WRONG.some((wrong) => wrong.test(text))).toBe(true);
  });

  test.each([
    "1 rule",
    "0 rules",
    "21 more lines",
    "lines 4 and 7",
    "lines 4–12, 28–32",
    "line 4: Ape and Bee read it",
  ])("and not in %j", (text) => {
    expect(WRONG.some((wrong) => wrong.test(text))).toBe(false);
  });
});
