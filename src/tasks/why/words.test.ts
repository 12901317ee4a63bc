import { expect, test } from "vitest";
import { nearMissesOf } from "../../engine/advise/near-misses-of.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { judge } from "../../engine/decide/decide.ts";
import { explain } from "../../engine/decide/explain.ts";
import { select } from "../../engine/decide/select.ts";
import { parseRobots } from "../../engine/index.ts";
import { nearMissWords, whyWords } from "./words.ts";

interface Row {
  readonly file: readonly string[];
  readonly url: string;
  readonly crawler?: string;
  readonly reader?: "python" | "yandex" | "heritrix" | "draft-1996";
  readonly phrase: string;
}

const forAll = (rule: string) => ["User-agent: *", rule];

const rows: readonly Row[] = [
  { file: forAll("Disallow: /A"), url: "/a", phrase: "differs in upper and lower case" },
  {
    file: forAll("Disallow: /a%2Fb"),
    url: "/a/b",
    phrase: "percent-encoded differently from the URL",
  },
  { file: forAll("Disallow: /a/"), url: "/a", phrase: "the URL’s path lacks the slash at its end" },
  {
    file: forAll("Disallow: /a$"),
    url: "/a/",
    phrase: "the URL’s path has an extra slash at its end",
  },
  { file: forAll("Disallow: /a$"), url: "/a/b", phrase: "$ requires the URL to end here" },
  {
    file: forAll("Disallow: /a$"),
    url: "/a?b",
    phrase: "$ requires the URL to end before the query",
  },
  {
    file: forAll("Disallow: /*?b="),
    url: "/?a=1&b=2",
    phrase: "b would have to be the first parameter",
  },
  { file: forAll("Disallow: a"), url: "/a", phrase: "/ is missing at the start of the path" },
  { file: forAll("Disallow: .js"), url: "/a.js", phrase: "/* is missing at the start of the path" },
  {
    file: forAll("Disallow: https://shop.example/a"),
    url: "/a",
    phrase: "an absolute URL instead of a path",
  },
  { file: forAll("Disalow: /a"), url: "/a", phrase: "Disalow is not a field of RFC 9309" },
  {
    file: forAll("Disalow: /a"),
    url: "/a",
    reader: "draft-1996",
    phrase: "Disalow is not a field of the 1996 draft",
  },
  { file: forAll("Disallow /a"), url: "/a", phrase: "no colon after Disallow" },
  {
    file: forAll("Disallow : /a"),
    url: "/a",
    reader: "heritrix",
    phrase: "a space between Disallow and its colon",
  },
  { file: ["Disallow: /a"], url: "/a", phrase: "before any group" },
  {
    file: ["User-agent: *", "", "Disallow: /a"],
    url: "/a",
    reader: "yandex",
    phrase: "after a blank line, which ends the group",
  },
  {
    file: ["User-agent: *", "Disallow: /a", "User-agent: Googlebot", "Disallow: /b"],
    url: "/a",
    phrase: "in group A for *, but this crawler follows group B",
  },
  {
    file: forAll("Disallow: /a"),
    url: "/a",
    crawler: "AdsBot-Google",
    phrase: "in group A for *, which this crawler ignores",
  },
  {
    file: ["User-agent: Googlebot", "Disallow: /b", "", "User-agent: Googlebot", "Disallow: /a"],
    url: "/a",
    reader: "python",
    phrase: "in another group for Googlebot, and Python up to 3.13.13 does not combine the two",
  },
  {
    file: ["User-agent: Googlebot/2.1", "Disallow: /a"],
    url: "/a",
    phrase: "in group A for Googlebot/2.1, which RFC 9309 does not match to this crawler",
  },
];

for (const { file, url, crawler = "Googlebot", reader = "rfc9309", phrase } of rows)
  test(`A near miss ends in words: ${phrase}`, () => {
    const analysis = parseRobots(file.join("\n"), reader);
    const selection = select(analysis, followerNamed(crawler));
    const misses = nearMissesOf(judge(analysis, selection.group, url), { analysis, selection });
    const phrases = misses.map(({ flaw }) =>
      nearMissWords.nearMiss(flaw, analysis.dialect, selection),
    );
    expect(phrases).toEqual([`near miss: ${phrase}`]);
  });

test.each([
  ["rfc9309", "/a", " by line 2: its length 3 beats length 2 of line 3. The longest match wins."],
  [
    "python-rfc9309",
    "/a",
    " by line 2: it matches the first 4 bytes of the URL’s path, and line 3 matches only 2. The longest match wins.",
  ],
  [
    "python-rfc9309",
    "/a*b",
    " by line 3: lines 3 and 2 both match the first 4 bytes of the URL’s path. Allow wins a tie.",
  ],
] as const)("A longer match is told as %s measures it, beside %s", (parser, allowed, sentence) => {
  const analysis = parseRobots(`User-agent: *\nDisallow: /*b\nAllow: ${allowed}`, parser);
  const verdict = judge(analysis, select(analysis, followerNamed("Googlebot")).group, "/aab");
  expect(whyWords.verdict(verdict, explain(verdict, analysis.dialect))).toBe(sentence);
});

test.each([
  ["Disallow: /a\nDisallow: /", " by line 2: of 2 matching rules, none is longer. They all agree."],
  [
    "Disallow: /a\nDisallow: /a",
    " by line 2: of 2 matching rules, none is longer. They all agree.",
  ],
  ["Disallow: /a\nAllow:", " by line 2: of 2 matching rules, none is longer."],
])("Rules agree only where they all say the same: %j", (rules, sentence) => {
  const analysis = parseRobots(`User-agent: *\n${rules}`, "google");
  const verdict = judge(analysis, select(analysis, followerNamed("Googlebot")).group, "/a");
  expect(whyWords.verdict(verdict, explain(verdict, analysis.dialect))).toBe(sentence);
});
