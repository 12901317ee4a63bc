import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { dialects } from "../dialects/index.ts";
import { decide, parseRobots, type Verdict } from "../index.ts";
import { matches } from "../match/pattern.ts";
import type { DialectId } from "../parse/dialect.ts";
import type { Rule } from "../parse/types.ts";
import { judge } from "./decide.ts";
import { followerOf, select } from "./select.ts";
import { comparedPath, outcomeOf } from "./verdict.ts";

const both: readonly DialectId[] = ["rfc9309", "google"];

/** The outcome, and what it rests on: a kind, or the line of a rule. */
const shown = ({ outcome, ground }: Verdict) =>
  `${outcome} by ${ground.kind === "rule" ? `line ${ground.rule.line.number}` : ground.kind}`;

const linesOf = ({ ground }: Verdict) =>
  ground.kind === "rule" ? ground.matching.map(({ line }) => line.number) : [];

describe.each(both)("by %s, a verdict", (dialect) => {
  const analysis = parseRobots(
    "User-agent: *\nAllow: /a/b\nDisallow: /a\nUser-agent: FooBot",
    dialect,
  );
  const alone = parseRobots("User-agent: FooBot\nDisallow: /a\n", dialect);

  test.each([
    ["is the rule's that matches", analysis, "BarBot", "/a", "disallow by line 3"],
    ["is the longer rule's", analysis, "BarBot", "/a/b", "allow by line 2"],
    ["is allow where no rule matches", analysis, "BarBot", "/c", "allow by no-match"],
    ["is allow where a group has no rules", analysis, "FooBot", "/a", "allow by no-match"],
    ["is of the crawler's own group", alone, "FooBot", "/a", "disallow by line 2"],
    ["is allow where no group is obeyed", alone, "BarBot", "/a", "allow by no-group"],
    ["is of a fallback's group", alone, ["BarBot", "FooBot"], "/a", "disallow by line 2"],
    [
      "is allow where nothing is written",
      parseRobots("", dialect),
      "FooBot",
      "/a",
      "allow by no-group",
    ],
  ])("%s", (_, read, crawler, url, expected) => {
    expect(shown(decide(read, crawler, url))).toBe(expected);
  });

  test("of a crawler that obeys no group is allow", () => {
    expect(shown(judge(analysis, null, "/a"))).toBe("allow by no-group");
  });

  test("names the rules that match, the strongest first (RFC 9309 2.2.2)", () => {
    const rules = [
      "Disallow: /a",
      "Allow: /b",
      "Allow: /*a",
      "Disallow: /",
      "Allow: /a",
      "Disallow: /a",
    ];
    const text = ["User-agent: *", ...rules].join("\n");
    const verdict = decide(parseRobots(text, dialect), "FooBot", "/a");
    expect(shown(verdict)).toBe("allow by line 4");
    expect(linesOf(verdict)).toEqual([4, 6, 2, 7, 5]);
  });

  test("gives the URL as asked and as compared", () => {
    const { url, target } = decide(analysis, "FooBot", "https://example.com/a?b#c");
    expect(url).toBe("https://example.com/a?b#c");
    expect(target).toMatchObject({ path: "/a?b", queryPath: "/a?b" });
  });
});

describe("decide, asked for several crawlers in any order,", () => {
  const groups = ["*", "FooBot", "BarBot"].map(
    (name, number) => `User-agent: ${name}\nDisallow: /*${number}\nAllow: /1*${number}\n`,
  );
  const crawlers = ["FooBot", "BarBot", "QuxBot", "FooBot", "QuxBot", "*"];
  // More than it remembers.
  const urls = Array.from({ length: 2500 }, (_, number) => `/${number}`);

  test.each(both)("says by %s what the crawler's group says", (dialect) => {
    const analysis = parseRobots(groups.join(""), dialect);
    const judged = (crawler: string, url: string) =>
      shown(judge(analysis, select(analysis, followerOf(crawler)).group, url));
    for (const list of [urls.slice(0, 50), urls])
      for (const crawler of crawlers)
        for (const url of list)
          expect(shown(decide(analysis, crawler, url))).toBe(judged(crawler, url));
    for (const url of urls.slice(0, 50))
      for (const crawler of crawlers)
        expect(shown(decide(analysis, crawler, url))).toBe(judged(crawler, url));
  });
});

describe("a verdict on /robots.txt", () => {
  const text = "User-agent: *\nDisallow: /\n";

  test("rests on nothing else by RFC 9309, whatever group there is (RFC 9309 2.2.2)", () => {
    const analysis = parseRobots(text, "rfc9309");
    expect(shown(decide(analysis, "FooBot", "/robots.txt"))).toBe("allow by robots-txt");
    expect(shown(judge(analysis, null, "/robots.txt"))).toBe("allow by robots-txt");
  });

  test("rests on the rules by Google's parser (robots.cc)", () => {
    const analysis = parseRobots(text, "google");
    expect(shown(decide(analysis, "FooBot", "/robots.txt"))).toBe("disallow by line 2");
  });
});

describe("a rule", () => {
  test("with a query is compared with the query's delimiters decoded, by RFC 9309 (2.2.2, row 2 of the table)", () => {
    const analysis = parseRobots("User-agent: *\nDisallow: /a?b=%3A\nDisallow: /*%3A\n", "rfc9309");
    const { target, ground } = decide(analysis, "FooBot", "/a?b=%3a");
    const rules = analysis.groups[0]?.rules ?? [];
    expect(rules.map((rule) => comparedPath(rule, target))).toEqual(["/a?b=:", "/a?b=%3A"]);
    expect(ground.kind === "rule" && ground.matching).toHaveLength(2);
  });

  test("without a path forbids nothing (RFC 9309 2.2; robots.cc, disallow)", () => {
    const outcomes = both.flatMap((dialect) =>
      parseRobots("User-agent: *\nDisallow:\nAllow:\n", dialect).groups[0]?.rules.map(outcomeOf),
    );
    expect(outcomes).toEqual(["allow", "allow", "allow", "allow"]);
  });
});

describe("whatever is asked,", () => {
  const words = [
    "user-agent",
    "allow",
    "disallow",
    ":",
    " ",
    "*",
    "$",
    "/",
    "%2A",
    "%",
    "?",
    "#",
    "a",
    "é",
  ];
  const scraps = fc.constantFrom(
    ...words,
    "\n",
    "\r",
    "\0",
    "\ufeff",
    "\udcef",
    "\ud800",
    "😀",
    "index.html",
  );
  const texts = fc.oneof(
    fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
    fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join("")),
  );
  const rules = fc.array(fc.tuple(fc.constantFrom("allow", "disallow"), texts), { maxLength: 6 });
  const files = fc.oneof(
    texts,
    rules.map((list) => ["user-agent: *", ...list.map((rule) => rule.join(":"))].join("\n")),
  );
  const urls = fc.oneof(texts, fc.webUrl({ withQueryParameters: true, withFragments: true }));

  test("parseRobots and decide answer, by every dialect", () => {
    const crawlers = fc.oneof(texts, fc.constant("*"), fc.array(texts, { maxLength: 3 }));
    const dialectIds = fc.constantFrom(...dialects.map(({ id }) => id));
    fc.assert(
      fc.property(files, crawlers, urls, dialectIds, (text, crawler, url, dialect) => {
        const { outcome } = decide(parseRobots(text, dialect), crawler, url);
        expect(["allow", "disallow", "undefined"]).toContain(outcome);
      }),
      { numRuns: runs(400) },
    );
  });

  test("the rule that decides is the strongest of those that match", () => {
    fc.assert(
      fc.property(files, urls, fc.constantFrom(...both), (text, url, dialect) => {
        const analysis = parseRobots(text, dialect);
        const { ground, target } = decide(analysis, "*", url);
        const all = analysis.groupNamed("*")?.rules ?? [];
        const matching = all
          .filter((rule) => matches(rule.pattern, comparedPath(rule, target)))
          .sort(longestFirst);
        expect(ground.kind === "rule" ? ground.matching : []).toEqual(
          ground.kind === "robots-txt" ? [] : matching,
        );
        expect(ground.kind === "rule" ? ground.rule : undefined).toBe(
          ground.kind === "robots-txt" ? undefined : matching[0],
        );
      }),
      { numRuns: runs(150) },
    );
  });
});

/** RFC 9309 2.2.2: most octets first, Allow before Disallow of equal length, then the earlier line. */
function longestFirst(a: Rule, b: Rule): number {
  return (
    b.pattern.octets - a.pattern.octets ||
    Number(b.allows) - Number(a.allows) ||
    a.line.number - b.line.number
  );
}
