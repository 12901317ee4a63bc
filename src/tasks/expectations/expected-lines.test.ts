import { describe, expect, test } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { Expectations, type ExpectedLine } from "../../core/expectations.ts";
import type { ReadAs } from "../../core/inputs.ts";
import { Work } from "../../engine/decide/work.ts";
import { plain, plainSentence } from "../../words/quoting.ts";
import {
  eachOnce,
  expectedLine,
  expectedLinesIn,
  MOST_LINES,
  storedLines,
} from "./expected-line.ts";
import { lineAnswers } from "./expected-lines.ts";
import { expectedLineWords } from "./words.ts";

const FILE = `User-agent: *
Disallow: /cart # for people
Crawl-delay: 10

User-agent: slurp
User-agent: GPTBot
crawl-DELAY : 60
Disallow: /a...

Sitemap: https://shop.example/sitemap.xml
Sitemap: https://cdn.example/images.xml
`;

function answered(line: ExpectedLine, text = FILE, readAs: ReadAs = "rfc9309") {
  const expectations = Expectations.none([], [], [line]);
  const session = sessionWith({ text, urls: [], crawlers: [], readAs, expectations });
  const work = new Work(lineAnswers(session.getState()));
  work.run(() => false);
  const [answer] = work.result ?? [];
  if (!answer) throw new Error("every expected line has an answer");
  return answer;
}

type Row = readonly [agent: string, text: string, expected: ExpectedLine["expected"]];

describe("what is expected of a line", () => {
  test.each<Row>([
    ["", "Sitemap: https://shop.example/sitemap.xml", "yes"],
    ["", "sitemap : https://shop.example/sitemap.xml # ours", "yes"],
    ["", "Sitemap: https://shop.example/sitemap", "no"],
    ["", "Sitemap: https://cdn.example/...", "yes"],
    ["", "Sitemap: https://...", "only"],
    ["", "User-agent: gptbot", "yes"],
    ["", "User-agent: *", "yes"],
    ["", "User-agent: CCBot", "no"],
    ["", "Host: ...", "no"],
    ["", "Host: shop.example", "only"],
    ["Slurp", "Crawl-delay: 60", "yes"],
    ["Slurp", "Crawl-delay: 60", "only"],
    ["Slurp", "Disallow: /cart", "no"],
    ["GPTBot", "User-agent: Slurp", "yes"],
    // No group names it: it follows that of *.
    ["Bingbot", "Crawl-delay: 10", "yes"],
    ["Bingbot", "Disallow: /cart", "yes"],
  ])("is met: of “%s”, %s, %s", (agent, text, expected) => {
    const answer = answered({ agent, text, expected });
    expect([answer.standing, answer.line, answer.sentence]).toEqual(["met", null, []]);
  });

  test.each<readonly [...Row, line: number | null, why: string]>([
    [
      "",
      "Sitemap: https://shop.example/map.xml",
      "yes",
      null,
      "No line says “Sitemap: https://shop.example/map.xml”.",
    ],
    [
      "",
      "Sitemap: https://shop.example/...",
      "only",
      11,
      "Line 11 says “Sitemap: https://cdn.example/images.xml”.",
    ],
    ["", "User-agent: CCBot", "yes", null, "No line says “User-agent: CCBot”."],
    ["", "User-agent: GPTBOT", "no", 6, "Line 6 says “User-agent: GPTBot”."],
    // Case counts in paths (RFC 9309 2.2.2).
    [
      "Bingbot",
      "Disallow: /Cart",
      "yes",
      2,
      "“Bingbot” follows group A, in which no line says “Disallow: /Cart”. Line 2 says “Disallow: /cart”.",
    ],
    [
      "Slurp",
      "Crawl-delay: 10",
      "yes",
      7,
      "“Slurp” follows group B, in which no line says “Crawl-delay: 10”. Line 7 says “crawl-DELAY: 60”.",
    ],
    ["Slurp", "Crawl-delay: ...", "no", 7, "Line 7 says “crawl-DELAY: 60”."],
    ["AdsBot-Google", "Crawl-delay: 10", "yes", null, "“AdsBot-Google” follows no group."],
  ])("is not met: of “%s”, %s, %s", (agent, text, expected, line, why) => {
    const answer = answered({ agent, text, expected });
    expect([answer.standing, answer.line]).toEqual(["unmet", line]);
    expect(plainSentence(answer.sentence)).toBe(why);
  });

  test("is about the lines as the parser reads them", () => {
    // The 1994 specification ends a group at a blank line.
    const text = "User-agent: Slurp\n\nCrawl-delay: 60\n";
    const line = { agent: "Slurp", text: "Crawl-delay: 60", expected: "yes" } as const;
    expect(answered(line, text, "original-1994").standing).toBe("unmet");
    expect(answered(line, text, "rfc9309").standing).toBe("met");
    // Google's parser reads a misspelt rule.
    const misspelt = { agent: "", text: "Disallow: /a", expected: "yes" } as const;
    expect(answered(misspelt, "User-agent: *\nDisalow: /a\n", "google").standing).toBe("met");
    expect(answered(misspelt, "User-agent: *\nDisalow: /a\n", "rfc9309").standing).toBe("unmet");
  });

  test("is done in small steps", () => {
    const text = `User-agent: a\n${"Disallow: /b\n".repeat(5000)}`;
    const line = { agent: "", text: "Disallow: /c", expected: "yes" } as const;
    const expectations = Expectations.none([], [], [line, { ...line, text: "Disallow: /d" }]);
    const session = sessionWith({ text, urls: [], crawlers: [], expectations });
    const steps = lineAnswers(session.getState());
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThan(15);
    // The second reads nothing again.
    expect(count).toBeLessThan(30);
  });

  test("has a name", () => {
    const named = (line: ExpectedLine) => plain(expectedLineWords.named(line));
    expect(named({ agent: "", text: "Host: a", expected: "yes" })).toBe("“Host: a”");
    expect(named({ agent: "Bot", text: "Host: a", expected: "only" })).toBe(
      "“Bot”: only “Host: a”",
    );
    expect(named({ agent: "Bot", text: "Host: a", expected: "no" })).toBe("“Bot”: no “Host: a”");
  });
});

describe("an expected line", () => {
  test.each([
    ["Sitemap: x", "YES ", "yes"],
    ["Sitemap: x", "true", "yes"],
    ["Sitemap: x", "0", "no"],
    ["Sitemap:", "Only", "only"],
  ])("is %s, %s", (text, word, expected) => {
    expect(expectedLine("", ` ${text} `, word)).toEqual({ agent: "", text, expected });
  });

  test.each([
    ["Sitemap", "yes", "not-a-line"],
    [": /a", "yes", "not-a-line"],
    ["Allow: /a\nAllow: /b", "yes", "not-a-line"],
    ["Allow: /a", "allow", "unknown-line"],
  ])("is not %j, %s", (text, word, reason) => {
    expect(expectedLine("", text, word)).toBe(reason);
  });

  test("that contradicts an earlier one takes its place", () => {
    const line = { agent: "Bot", text: "Crawl-delay: 5", expected: "yes" } as const;
    const again = { ...line, agent: "bot", text: "crawl-delay:5" };
    const no = { ...again, expected: "no" } as const;
    const only = { ...line, expected: "only" } as const;
    expect(eachOnce([line, again, only])).toEqual([again, only]);
    expect(eachOnce([line, only, no])).toEqual([no, only]);
    const many = Array.from({ length: MOST_LINES + 1 }, (_, n) => ({ ...line, agent: `b${n}` }));
    expect(eachOnce(many)).toHaveLength(MOST_LINES);
  });

  test("is read from what a link or a draft stores, and nothing else is", () => {
    const lines = [
      { agent: "", text: "Sitemap: x", expected: "only" },
      { agent: "Bot", text: "Crawl-delay: 5", expected: "no" },
    ] as const;
    expect(expectedLinesIn(storedLines(lines))).toEqual(lines);
    const [first = []] = storedLines(lines);
    expect(expectedLinesIn([first, first])).toEqual([lines[0]]);
    for (const odd of [
      null,
      {},
      [null],
      [["", "only"]],
      [["", "maybe", "Sitemap: x"]],
      [["", "yes", 7]],
      [["a\nb", "yes", "Sitemap: x"]],
      new Array(MOST_LINES + 1).fill(first),
    ])
      expect(expectedLinesIn(odd)).toBeNull();
  });
});
