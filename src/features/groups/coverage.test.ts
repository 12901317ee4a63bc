import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { Report } from "../../engine/decide/report.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type Analysis, decide, parseRobots } from "../../engine/index.ts";
import type { DialectId } from "../../engine/parse/dialect.ts";
import { Coverage, type Covered } from "./coverage.ts";
import { coverageWords } from "./words.ts";

const never = () => false;

interface Question {
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
}

/** `analysisFor`: the file as the reader of a crawler sees it. */
function coveredBy(analysisFor: (crawler: string) => Analysis, question: Question): Covered {
  const coverage = new Coverage(new Report(analysisFor, followerNamed, question, null, never));
  expect(coverage.result).toBeNull();
  expect(coverage.run(never)).toBe(true);
  if (!coverage.result) throw new Error("it is counted, and there is no result");
  return coverage.result;
}

function covered(text: string, question: Question, readAs?: DialectId): Covered {
  const analysis = parseRobots(text, readAs);
  return coveredBy(() => analysis, question);
}

/** How many URLs each line decides; then the idle lines. */
function shown({ decided, idle }: Covered) {
  return { decided: Object.fromEntries(decided), idle: idle.map(({ line }) => line.number) };
}

const FILE = [
  "User-agent: *", //          1
  "Disallow: /a", //           2
  "Allow: /a/b", //            3
  "Disallow:", //              4
  "", //                       5
  "User-agent: GPTBot", //     6
  "User-agent: CCBot", //      7
  "Disallow: /a", //           8
  "Disallow: /z", //           9
  "", //                      10
  "User-agent: Other", //     11
  "Disallow: /a", //          12
].join("\n");

const urls = ["/a", "/a/b", "/a/c", "/b", "/robots.txt", "mailto:a@b.example"];

describe("coverage", () => {
  test("counts the URLs of each rule that a crawler of the table reads, once for all that read its group", () => {
    const found = covered(FILE, { urls, crawlers: ["GPTBot", "FooBot", "CCBot", "BarBot"] });
    expect(shown(found)).toEqual({
      decided: { 2: 2, 3: 1, 8: 3, 9: 0 },
      idle: [9],
    });
    expect([found.ruleCount, found.urlCount]).toEqual([4, 6]);
  });

  test("is of no rules where no crawler reads any", () => {
    const none = { urlCount: 6, ruleCount: 0, idle: [], decided: new Map() };
    expect(covered(FILE, { urls, crawlers: [] })).toEqual(none);
    expect(covered("", { urls, crawlers: ["FooBot"] })).toEqual(none);
  });

  test("is of rules that all are idle where there are no URLs", () => {
    expect(shown(covered(FILE, { urls: [], crawlers: ["FooBot"] })).idle).toEqual([2, 3]);
  });

  test("counts what a second reading decides for its line (robots.cc, HandleAllow)", () => {
    const text = "User-agent: *\nAllow: /a/index.html\nDisallow: /";
    const found = covered(text, { urls: ["/a/", "/b"], crawlers: ["FooBot"] }, "google");
    expect(shown(found)).toEqual({ decided: { 2: 1, 3: 1 }, idle: [] });
  });

  test("counts a rule without a path where it decides", () => {
    const found = covered("User-agent: *\nDisallow:", { urls, crawlers: ["FooBot"] }, "python");
    expect(shown(found).idle).toEqual([]);
  });

  test("names a rule that can match nothing for what is written in it", () => {
    const found = covered("User-agent: *\nDisallow: cart", { urls, crawlers: ["FooBot"] });
    expect(found.idle.map(({ path }) => path)).toEqual(["cart"]);
  });

  test("counts a line that stands in several groups as one rule", () => {
    const text = "User-agent: a\nUser-agent: b\nDisallow: /a\n\nUser-agent: a\nDisallow: /b";
    const found = covered(text, { urls: ["/b"], crawlers: ["a", "b"] });
    expect(shown(found)).toEqual({ decided: { 3: 0, 6: 1 }, idle: [3] });
    expect(found.ruleCount).toBe(2);
  });

  test("is of what each parser decides where the crawlers have several", () => {
    const [one, other] = [parseRobots(FILE, "rfc9309"), parseRobots(FILE, "original-1994")];
    const crawlers = ["FooBot", "BarBot"];
    const read = (urls: readonly string[]) =>
      coveredBy((crawler) => (crawler === "FooBot" ? one : other), { urls, crawlers });
    expect(shown(read(["/a/b"]))).toEqual({ decided: { 2: 1, 3: 1 }, idle: [] });
    // A URL that the line decides by both parsers is one URL.
    expect(shown(read(["/a", "/a/c"]))).toEqual({ decided: { 2: 2, 3: 0 }, idle: [3] });
  });

  test("is counted in time slices as at once, also where an edit makes another report of it", () => {
    const analysis = parseRobots(FILE);
    const many = Array.from({ length: 3000 }, (_, index) => `/a/${index % 2 ? "b" : "c"}${index}`);
    const question = { urls: many, crawlers: ["FooBot", "GPTBot"] };
    const report = new Report(() => analysis, followerNamed, question, null, never);
    const coverage = new Coverage(report);
    let [slices, asked] = [0, 0];
    let next: Report | null = null;
    while (!coverage.run(() => ++asked % 3 === 0)) {
      slices++;
      if (next || !report.isCounted) continue;
      next = new Report(() => parseRobots(`${FILE}\n`), followerNamed, question, report, never);
      expect(report.isCounted).toBe(true);
    }
    expect(next).not.toBeNull();
    expect(slices).toBeGreaterThan(80);
    expect(coverage.result && shown(coverage.result)).toEqual(shown(covered(FILE, question)));
  });
});

const paths = ["/", "/a", "/a/b", "/*b", "/a*$", "/b$", "", "b", "/a/index.html", "/c"];
const line = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...paths.map((path) => `Disallow: ${path}`)) },
  { weight: 4, arbitrary: fc.constantFrom(...paths.map((path) => `Allow: ${path}`)) },
  fc.constantFrom("User-agent: *", "User-agent: a", "User-agent: b", "", "Crawl-delay: 999"),
);
const texts = fc
  .array(line, { maxLength: 30 })
  .map((lines) => ["User-agent: *", ...lines].join("\n"));
const questions = fc.record({
  urls: fc.uniqueArray(
    fc.constantFrom("/", "/a", "/a/", "/a/b", "/b", "/c/b", "/d", "/robots.txt", "/a?b"),
  ),
  crawlers: fc.uniqueArray(fc.constantFrom("a", "b", "other", "another")),
});

/** By verdicts one by one: how many of the URLs each line decides for at least one crawler. */
function countOneByOne(analysis: Analysis, { urls, crawlers }: Question) {
  const counts: Record<number, number> = {};
  for (const url of urls) {
    const lines = crawlers.map((crawler) => decidingLineOf(decide(analysis, crawler, url)));
    for (const line of new Set(lines)) if (line !== null) counts[line] = (counts[line] ?? 0) + 1;
  }
  return counts;
}

describe("what is covered", () => {
  test.each(dialects.map((dialect) => [dialect.title, dialect.id] as const))(
    "is what deciding one URL after the other finds, by %s",
    (_, id) => {
      const compare = (text: string, question: Question) => {
        const analysis = parseRobots(text, id);
        const report = new Report(() => analysis, followerNamed, question, null, never);
        const found = covered(text, question, id);
        const counts = countOneByOne(analysis, question);
        const lines = new Set(
          report.columns
            .flatMap(({ selection }) => selection.group?.rules ?? [])
            .filter(({ path, pattern }) => path !== "" || pattern.pieces.length > 0)
            .map(({ line }) => line.number),
        );
        const decided = Object.fromEntries([...lines].map((line) => [line, counts[line] ?? 0]));
        expect(Object.fromEntries(found.decided)).toEqual({ ...decided, ...counts });
        const idle = [...lines].filter((line) => !counts[line]);
        expect(shown(found).idle).toEqual(idle.sort((a, b) => a - b));
        expect(found.ruleCount).toBe(lines.size);
      };
      fc.assert(fc.property(texts, questions, compare), { numRuns: runs(12), endOnFailure: true });
    },
  );
});

describe("in words, coverage", () => {
  test.each([
    [["FooBot", "GPTBot"], "3 of 4 rules decide a verdict in the table."],
    [["Other"], "1 of 1 rule decides a verdict in the table."],
    [[], "No rule applies to a crawler in the table."],
  ])("for %j is: %s", (crawlers, sentence) => {
    const { ruleCount, idle } = covered(FILE, { urls, crawlers });
    expect(coverageWords.covered(ruleCount - idle.length, ruleCount)).toBe(sentence);
  });

  test("of one rule says of how many URLs it is", () => {
    expect(coverageWords.decides(1200, 100_000, null)).toBe(
      "decides 1,200 of 100,000 URLs: show them",
    );
    expect(coverageWords.decides(0, 1, null)).toBe("decides 0 of 1 URL");
    expect(coverageWords.decides(2, 3, [1, 4])).toBe(
      "decides 2 of 3 URLs, and 1 of its crawlers’ 4 requests (25 %): show them",
    );
  });
});
