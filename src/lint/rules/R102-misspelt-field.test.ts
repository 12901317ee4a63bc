import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { misspeltField } from "./R102-misspelt-field.ts";

testProblem(misspeltField, {
  raises: [
    {
      file: ["User-agent: *", "Disalow: /a"],
      at: ["2:0-7 error"],
      fix: {
        name: "correct",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    {
      // robots.cc, KeyIsDisallow and KeyIsUserAgent.
      file: ["Useragent: *", "Dissallow: /a", "Disallows: /b"],
      readAs: "google",
      at: ["1:0-9 warning", "2:0-9 warning", "3:0-9 warning"],
      fix: {
        name: "correct",
        file: ["User-agent: *", "Disallow: /a", "Disallow: /b"],
        changes: [],
      },
    },
    { file: ["Dis-allow: /a"], readAs: "google", at: ["1:0-9 error"] },
    {
      // Without the colon, too, by white space between two words.
      file: ["User-agent: *", "Disalow /a"],
      readAs: "google",
      at: ["2:0-7 warning"],
      fix: { name: "correct", file: ["User-agent: *", "Disallow: /a"], changes: [] },
    },
    // KeyIsAllow looks at the beginning.
    { file: ["Allow these: /a"], readAs: "google", at: ["1:0-11 warning"] },
    {
      file: ["Useg-agent: a", "Dsallow: /a"],
      readAs: "crawler-commons",
      at: ["1:0-10 warning", "2:0-7 warning"],
    },
    {
      file: ["Allowed: /a", "User agent: a", "Site-map: /s.xml", "Crawldelay: 1", "Noindx: /a"],
      at: ["1:0-7 error", "2:0-10 error", "3:0-8 error", "4:0-10 error", "5:0-6 error"],
    },
    { file: ["  - Disallow : /a"], at: ["1:2-12 error"] },
    {
      file: ["User-agent: *", "Disalow=/a", "Disalow /b", "Dissallow =/c:d"],
      at: ["2:0-7 error", "3:0-7 error", "4:0-9 error"],
      fix: {
        name: "correct",
        file: ["User-agent: *", "Disallow: /a", "Disallow: /b", "Disallow: /c:d"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    // What is before the colon may be a path, which a fix would lose.
    { file: ["Disallow/a: b", "Disallow*: /c"], at: ["1:0-10 error", "2:0-9 error"] },
    { file: ["Disallop: /a", "disalolw: /b", "Clean-params: a"], at: lines(8, 8, 12) },
  ],
  leaves: [
    { file: ["DISALLOW: /a", "uSER-aGENT : a", "\tAllow:/"] },
    // R522.
    { file: ["User-agent: *", "DisallowAITraining: /"] },
    { file: ["User-agent: *", "DisallowAITraining: /"], readAs: "google" },
    // R103.
    { file: ["Disallow /a", "Sitemap https://shop.example/s.xml", "Disallow=/a"] },
    { file: ["Disallow : /a", "Crawl-delay: often"], readAs: "heritrix" },
    // R104.
    { file: ["User-agent: a Disallow: /a"], readAs: "temoto" },
    // R101.
    { file: ["Follow: /a", "Index: /b", "Post: c", "Robots: d", "Agent: e"] },
    // R111 and R112.
    { file: ["Dis\u200ballow: /a", "User\u2011agent: *"] },
    { file: ["# Disalow: /a"] },
    { file: [`D${"isallow".repeat(1000)}: /a`] },
    { file: ["Disallowed are all the paths that begin as follows here: /a"] },
    { file: ["// Disallow: /a"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});

test("R102 names only the parsers that read the line", () => {
  const said = (line: string) =>
    findingsIn({ file: [line] }).map((finding) => plain(sentenceOf(finding)));
  expect(said("Disalow /a")).toEqual([
    "Only some parsers read this line: RFC 9309 does not accept “Disalow” as “Disallow”; Google’s parser, Scrapy’s Protego and crawler-commons do.",
  ]);
  expect(said("Disalow=/a")).toEqual([
    "This line has no effect: RFC 9309 does not accept “Disalow” as “Disallow”.",
  ]);
  expect(said("Content-Signals: ai-train=no")).toEqual([
    "Crawlers ignore this line: no parser accepts “Content-Signals” as “Content-signal” by default. Programs can have crawler-commons 1.7-SNAPSHOT read it.",
  ]);
});

function lines(...lengths: readonly number[]): readonly string[] {
  return lengths.map((length, index) => `${index + 1}:0-${length} error`);
}
