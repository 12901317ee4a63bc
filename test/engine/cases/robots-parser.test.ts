import fc from "fast-check";
import theirs from "robots-parser";
import { describe, expect, test } from "vitest";
import { type Answer, answerOf, type Question, sentenceOf } from "./case.ts";
import { cases } from "./robots-parser.ts";

describe("robots-parser 3.0.1", () => {
  for (const row of cases)
    test(sentenceOf(row), () => {
      expect(row).toMatchObject(theirAnswer(row));
    });

  test("answers as the engine does, whatever the file, verdict and line", () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(answerOf(question, "robots-parser")).toEqual(theirAnswer(question));
      }),
      { numRuns: 300 },
    );
  });
});

// Without `^`, which editions of the URL Standard, and so of Node.js, encode differently.
const path = fc
  .array(fc.constantFrom(..."//ab*$?=%é'[\\ ", "..", "%2e", "%c3%a9", "%2F"), { maxLength: 6 })
  .map((parts) => `/${parts.join("")}`);
const agent = fc.constantFrom("*", "*", "FooBot", "foobot/2", "BarBot", "Foo Bot", "");
const line = fc.oneof(
  { weight: 2, arbitrary: agent.map((name) => `User-agent: ${name}`) },
  { weight: 4, arbitrary: path.map((value) => `Disallow: ${value}`) },
  { weight: 2, arbitrary: path.map((value) => `\ufeffallow\xa0:${value} # x`) },
  fc.constantFrom("", " ", "junk", ": x", "x: y", "Crawl-delay: 1", "Disallow:", "Sitemap: /s"),
);
const questions: fc.Arbitrary<Question> = fc.record({
  robots: fc
    .tuple(fc.array(line, { maxLength: 10 }), fc.constantFrom("\n", "\r\n", "\r"))
    .map(([lines, end]) => lines.join(end)),
  crawler: agent,
  url: path.map((value) => `http://example.com${value}`),
});

/** The package itself. It has -1 for no line. */
function theirAnswer({ robots, crawler, url }: Question): Answer {
  const parser = theirs("http://example.com/robots.txt", robots);
  const line = parser.getMatchingLineNumber(url, crawler);
  return {
    outcome: parser.isAllowed(url, crawler) ? "allow" : "disallow",
    line: Math.max(line, 0),
  };
}
