import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { PLAIN } from "../../engine/decide/request-context.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import { Analysis } from "../../engine/parse/analysis.ts";
import { Source } from "../../engine/text/source.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { Lint } from "../run.ts";
import { duplicateRule } from "./R401-duplicate-rule.ts";

testProblem(duplicateRule, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /a", "Allow: /b", "Disallow: /a"],
      at: ["4:10-12 information"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "Disallow: /a", "Allow: /b"],
        changes: [],
      },
    },
    {
      // In two sections of one group: the second has no other rule, so it is not offered to go.
      file: [
        "User-agent: A",
        "Disallow: /a",
        "User-agent: B",
        "Disallow: /",
        "User-agent: a",
        "Disallow: /a",
      ],
      at: ["6:10-12 information"],
    },
    // Spelt in upper case, and with a comment: every parser reads the same rule.
    {
      file: ["User-agent: *", "DISALLOW : /a # one", "Crawl-delay: 1", "Disallow: /a"],
      at: ["4:10-12 information"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "DISALLOW : /a # one", "Crawl-delay: 1"],
        changes: [],
      },
    },
    // RFC 9309 2.2.2: an escape of an unreserved character is that character.
    { file: ["User-agent: *", "Disallow: /~a", "Disallow: /%7Ea"], at: ["3:10-15 information"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /A"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /a$"] },
    { file: ["User-agent: *", "Disallow:", "Disallow:"] },
    { file: ["User-agent: A", "Disallow: /a", "User-agent: B", "Disallow: /a"] },
    {
      // The second is new to B.
      file: [
        "User-agent: A",
        "Disallow: /a",
        "User-agent: B",
        "Disallow: /b",
        "User-agent: A",
        "User-agent: B",
        "Disallow: /a",
      ],
    },
  ],
  meant: [
    ["AnyBot", "/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});

// To other parsers, the line may be the only one of its rule: so it is not offered to go.
test.each([
  {
    readAs: "google",
    file: ["User-agent: GPTBot", "Disalow: /", "Disallow: /"],
    said: "This line changes nothing for Google’s parser, which reads line 2 as the same rule.",
  },
  {
    readAs: "google",
    file: ["User-agent: GPTBot", "Disallow /", "Disallow: /"],
    said: "This line changes nothing for Google’s parser, which reads line 2 as the same rule.",
  },
  {
    readAs: "rfc9309",
    file: ["User-agent: *", "Disallow: /~a", "Disallow: /%7Ea"],
    said: "This line changes nothing under RFC 9309, which reads line 2 as the same rule.",
  },
  {
    // Google’s parser reads another group in line 3.
    readAs: "rfc9309",
    file: ["User-agent: *", "Disallow: /a", "Useragent: Googlebot", "Disallow: /a"],
    said: "This line changes nothing under RFC 9309, which reads line 2 as the same rule.",
  },
] as const)("the parser is named that reads a rule twice in $file", ({ readAs, file, said }) => {
  const found = findingsIn({ readAs, file }).filter(({ problem }) => problem === duplicateRule);
  expect(found.map((finding) => plain(sentenceOf(finding)))).toEqual([said]);
  expect(found.flatMap(({ fixes }) => fixes)).toEqual([]);
});

test("of more than a few, those that every parser reads twice are told of apart", () => {
  const twice = ["a", "b", "c", "d", "e", "f"].map((path) => `Disallow: /${path}`);
  const file = ["User-agent: *", ...twice, "Disallow: /~x", ...twice, "Disallow: /%7Ex"];
  const found = findingsIn({ file }).filter(({ problem }) => problem === duplicateRule);
  expect(found.map((finding) => plain(sentenceOf(finding)))).toEqual([
    "“/a” is already in line 2, so this line changes nothing; the same applies to 5 other rules of this group.",
    "This line changes nothing under RFC 9309, which reads line 8 as the same rule.",
  ]);
});

test("a line of another group that comes to be unknown between two sections is heard of", () => {
  const text =
    "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /c\n# x\n\nUser-agent: *\nDisallow: /a\n";
  const source = Source.of(text);
  const arePlain = (analysis: Analysis) => {
    const lint = new Lint(analysis, { context: PLAIN, urls: [], statusAt: () => null });
    lint.run(() => false);
    const found = lint.findings?.filter(({ problem }) => problem === duplicateRule);
    return found?.map(({ facts }) => ("isPlain" in facts ? facts.isPlain : null));
  };
  const before = new Analysis(source, rfc9309, 1, null);
  expect(arePlain(before)).toEqual([true]);
  const from = text.indexOf("# x");
  const edited = source.edited([{ from, to: from + 2, insert: "" }]);
  const after = new Analysis(edited, rfc9309, 1, before);
  expect(after.groupNamed("*")).toBe(before.groupNamed("*"));
  expect(arePlain(after)).toEqual([false]);
});
