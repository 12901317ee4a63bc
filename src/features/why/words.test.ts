import { expect, test } from "vitest";
import { nearMissesOf } from "../../engine/advise/near-misses-of.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { judge } from "../../engine/decide/verdict.ts";
import { parseRobots } from "../../engine/index.ts";
import { nearMissWords } from "./words.ts";

interface Row {
  readonly file: readonly string[];
  readonly url: string;
  readonly crawler?: string;
  readonly reader?: "python" | "yandex";
  readonly phrase: string;
}

const forAll = (rule: string) => ["User-agent: *", rule];

const rows: readonly Row[] = [
  { file: forAll("Disallow: /A"), url: "/a", phrase: "differs in case" },
  { file: forAll("Disallow: /a%2Fb"), url: "/a/b", phrase: "encoded otherwise than the URL" },
  { file: forAll("Disallow: /a/"), url: "/a", phrase: "the URL lacks the slash" },
  { file: forAll("Disallow: /a$"), url: "/a/", phrase: "the URL has a slash more" },
  { file: forAll("Disallow: /a$"), url: "/a/b", phrase: "$ wants the URL to end here" },
  {
    file: forAll("Disallow: /a$"),
    url: "/a?b",
    phrase: "$ wants the URL to end here, without a query",
  },
  {
    file: forAll("Disallow: /*?b="),
    url: "/?a=1&b=2",
    phrase: "wants b to be the first parameter",
  },
  { file: forAll("Disallow: a"), url: "/a", phrase: "the path lacks / in front" },
  { file: forAll("Disallow: .js"), url: "/a.js", phrase: "the path lacks /* in front" },
  {
    file: forAll("Disallow: https://shop.example/a"),
    url: "/a",
    phrase: "a whole URL where a path belongs",
  },
  { file: forAll("Disalow: /a"), url: "/a", phrase: "Disalow is no field of RFC 9309" },
  { file: forAll("Disallow /a"), url: "/a", phrase: "no colon after Disallow" },
  { file: ["Disallow: /a"], url: "/a", phrase: "before any group" },
  {
    file: ["User-agent: *", "", "Disallow: /a"],
    url: "/a",
    reader: "yandex",
    phrase: "a blank line ends the group before it",
  },
  {
    file: ["User-agent: *", "Disallow: /a", "User-agent: Googlebot", "Disallow: /b"],
    url: "/a",
    phrase: "in group A for *, which group B replaces",
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
    phrase: "in another group for Googlebot, which Python to 3.13.13 does not join",
  },
  {
    file: ["User-agent: Googlebot/2.1", "Disallow: /a"],
    url: "/a",
    phrase: "in group A for Googlebot/2.1, not this crawler’s name to RFC 9309",
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
