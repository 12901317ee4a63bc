import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultDialect, dialectNamed } from "../dialects/index.ts";
import { parseRobots } from "../index.ts";
import {
  type Analysis,
  analyse,
  gapAt,
  groupsOf,
  ignoranceAt,
  partsAgents,
  ruleAt,
  sectionAt,
} from "./analysis.ts";
import type { DialectId } from "./dialect.ts";
import { letterOf } from "./group.ts";

const both: readonly DialectId[] = ["rfc9309", "google"];

/** A section as the lines it reaches over. */
const reaches = (text: string) =>
  parseRobots(text).sections.map(({ first, last }) => [first, last]);

const reasons = ({ ignored }: Analysis) => ignored.map(({ line, reason }) => [line.number, reason]);

// A text with everything that a section may begin, hold and end with.
const text = [
  "Disallow: /orphan",
  "User-agent: a",
  "User-agent: b",
  "",
  "Disallow: /1",
  "# note",
  "Sitemap: https://example.com/1.xml",
  "Allow: /2",
  "Crawl-delay: 5",
  "Sitemap: https://example.com/2.xml",
  "User-agent: b",
  "Disallow: /3",
  "not a field",
  "Foo: bar",
].join("\n");

describe("a section", () => {
  test.each([
    [
      "reaches from its first agent to its last rule",
      "user-agent: a\n\ndisallow: /\n\n# x\n",
      [[1, 3]],
    ],
    ["of agents alone reaches to the last of them", "user-agent: a\n\nuser-agent: b\n\n", [[1, 3]]],
    [
      "holds blank lines, comments and Sitemaps that stand in it",
      "user-agent: a\n# x\nsitemap: /s\n\nallow: /\n",
      [[1, 5]],
    ],
    ["is not extended by a Sitemap after it", "user-agent: a\nallow: /\nsitemap: /s\n", [[1, 2]]],
    [
      "is extended by a Crawl-delay after it",
      "user-agent: a\nallow: /\n\ncrawl-delay: 5\n",
      [[1, 4]],
    ],
    [
      "is extended by a Content-Signal after it",
      "user-agent: a\nallow: /\ncontent-signal: ai-train=no\n",
      [[1, 3]],
    ],
    [
      "is not extended by Host, Clean-param or License after it",
      "user-agent: a\nallow: /\nhost: h\nclean-param: p\nlicense: l\n",
      [[1, 2]],
    ],
    [
      "is not extended by a field that nobody knows",
      "user-agent: a\nallow: /\nfoo: bar\n",
      [[1, 2]],
    ],
    [
      "ends where an agent follows a rule",
      "user-agent: a\nallow: /\nuser-agent: b\nallow: /\n",
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      "does not end where an agent follows a Crawl-delay",
      "user-agent: a\ncrawl-delay: 5\nuser-agent: b\nallow: /\n",
      [[1, 4]],
    ],
    ["does not begin before an agent", "crawl-delay: 5\nallow: /\n", []],
  ])("%s", (_, robots, expected) => {
    expect(reaches(robots)).toEqual(expected);
  });
});

describe("analyse", () => {
  test("gathers agents, rules and Sitemaps with their lines", () => {
    const { sections, sitemaps } = parseRobots(text);
    expect(sections.map(({ first, last }) => [first, last])).toEqual([
      [2, 9],
      [11, 12],
    ]);
    expect(sections[0]?.agents.map(({ name, line }) => [name, line.number])).toEqual([
      ["a", 2],
      ["b", 3],
    ]);
    expect(sections[0]?.rules.map(({ allows, path, line }) => [allows, path, line.number])).toEqual(
      [
        [false, "/1", 5],
        [true, "/2", 8],
      ],
    );
    expect(sitemaps.map(({ url, line }) => [url, line.number])).toEqual([
      ["https://example.com/1.xml", 7],
      ["https://example.com/2.xml", 10],
    ]);
  });

  test.each(both)("says of every line that decides nothing why, by %s", (dialect) => {
    expect(reasons(parseRobots(text, dialect))).toEqual([
      [1, "no-group"],
      [9, "other-field"],
      [13, "no-field"],
      [14, "unknown-field"],
    ]);
  });

  test("says so by the dialect: what one reads another ignores", () => {
    const robots = "Useragent: *\nDisalow: /a\nDisallow /b\nSite-map: /s\n";
    expect(reasons(parseRobots(robots, "google"))).toEqual([]);
    expect(reasons(parseRobots(robots, "rfc9309"))).toEqual([
      [1, "unknown-field"],
      [2, "unknown-field"],
      [3, "no-field"],
      [4, "unknown-field"],
    ]);
  });

  test("makes two rules of an Allow for index.html by Google's parser (robots.cc, HandleAllow)", () => {
    const robots = "User-agent: *\nAllow: /a/index.html\nDisallow: /b/index.html\n";
    const rulesBy = (dialect: DialectId) =>
      parseRobots(robots, dialect).sections.flatMap(({ rules }) =>
        rules.map(({ path, derived, line }) => [path, derived, line.number]),
      );
    expect(rulesBy("rfc9309")).toEqual([
      ["/a/index.html", false, 2],
      ["/b/index.html", false, 3],
    ]);
    expect(rulesBy("google")).toEqual([
      ["/a/index.html", false, 2],
      ["/a/$", true, 2],
      ["/b/index.html", false, 3],
    ]);
  });

  test("knows the group of every agent, in lower case", () => {
    const analysis = parseRobots(text);
    const { groups } = analysis;
    expect(groups.map(letterOf)).toEqual(["A", "B"]);
    expect(analysis.groupNamed("a")).toBe(groups[0]);
    expect(analysis.groupNamed("b")).toBe(groups[1]);
    expect(analysis.groupNamed("B")).toBeNull();
  });

  test("reads a text of nothing as one blank line and no group", () => {
    const { lines, sections, groups, sitemaps, ignored } = parseRobots("");
    expect(lines).toHaveLength(1);
    expect([sections, groups, sitemaps, ignored]).toEqual([[], [], [], []]);
  });
});

describe("groupsOf", () => {
  test("are those of the agents of a section, in the order of the file, each once", () => {
    const analysis = parseRobots(text);
    const lettersOf = analysis.sections.map((section) => groupsOf(analysis, section).map(letterOf));
    expect(lettersOf).toEqual([["A", "B"], ["B"]]);
  });

  test("of agents with the same rules are one", () => {
    const analysis = parseRobots("user-agent: a\nuser-agent: b\nallow: /\n");
    expect(analysis.sections.map((section) => groupsOf(analysis, section).map(letterOf))).toEqual([
      ["A"],
    ]);
  });
});

describe("what is at a line", () => {
  const fields = [
    "user-agent: a",
    "user-agent: b",
    "allow: /",
    "disallow: /a",
    "allow: /index.html",
  ];
  const others = ["sitemap: /s", "crawl-delay: 1", "host: h", "foo: bar", "junk", "# x", ""];
  const texts = fc
    .array(fc.constantFrom(...fields, ...fields, ...others), { maxLength: 14 })
    .map((lines) => lines.join("\n"));

  test("is what looking through all of it finds", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...both), (robots, dialect) => {
        const analysis = parseRobots(robots, dialect);
        for (let line = 0; line <= analysis.lines.length + 1; line++) {
          const section = analysis.sections.find(
            ({ first, last }) => first <= line && line <= last,
          );
          const rule = section?.rules.find((candidate) => candidate.line.number === line);
          const entry = analysis.ignored.find((candidate) => candidate.line.number === line);
          expect(sectionAt(analysis, line)).toBe(section ?? null);
          expect(ruleAt(analysis, line)).toBe(rule ?? null);
          expect(ignoranceAt(analysis, line)).toBe(entry?.reason ?? null);
        }
      }),
    );
  });

  test("is an agent, a rule, a Sitemap, nothing, or ignored", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...both), (robots, dialect) => {
        const { lines, sections, sitemaps, ignored } = parseRobots(robots, dialect);
        const used = [
          ...sections.flatMap(({ agents, rules }) => [
            ...agents,
            ...rules.filter((rule) => !rule.derived),
          ]),
          ...sitemaps,
          ...ignored,
        ].map(({ line }) => line.number);
        const blank = lines.flatMap(({ number, content }) =>
          content.kind === "blank" ? number : [],
        );
        const all = [...used, ...blank].sort((a, b) => a - b);
        expect(all).toEqual(lines.map(({ number }) => number));
      }),
    );
  });
});

describe("a line between user-agent lines", () => {
  const robots = "User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /\n";
  test.each([
    ["rfc9309", false],
    ["google", false],
    ["python", true],
    ["protego", true],
  ] as const)("parts the agents by %s: %s", (dialect, expected) => {
    expect(partsAgents(parseRobots(robots, dialect), 2)).toBe(expected);
    expect(partsAgents(parseRobots(robots, dialect), 4)).toBe(false);
  });
});

test("thousands of sections that continue each other are no more than their number", () => {
  // Of crawler-commons, where a user-agent line after a Crawl-delay goes on with the group. Were
  // each group's sections written down, they would fill the memory.
  const pairs = Array.from(
    { length: 30_000 },
    (_, index) => `User-agent: bot${index}\nCrawl-delay: 1\n`,
  );
  const analysis = parseRobots(`${pairs.join("")}Disallow: /\n`, "crawler-commons");
  // The rule stands in a section of its own, for its Crawl-delay is the last agent's alone.
  expect(analysis.groupNamed("bot0")?.agentCount).toBe(1);
  expect(analysis.groupNamed("bot29990")?.ruleCount).toBe(1);
  expect(analysis.groupNamed("bot29990")?.sections).toHaveLength(10);
});

describe("a gap in a list of agents", () => {
  test.each<{
    readonly file: readonly string[];
    readonly gaps: readonly number[];
    readonly readAs?: DialectId;
  }>([
    { file: ["User-agent: *", "", "User-agent: A", "Disallow: /"], gaps: [2] },
    { file: ["User-agent: *", "", "", "# for A", "User-agent: A", "Disallow: /"], gaps: [2] },
    { file: ["User-agent: *", "Crawl-delay: 1", "", "User-agent: A", "Disallow: /"], gaps: [3] },
    { file: ["User-agent: *", "# a comment", "User-agent: A", "Disallow: /"], gaps: [] },
    { file: ["User-agent: *", "", "Disallow: /", "", "Allow: /a"], gaps: [] },
    { file: ["User-agent: *", "Disallow:", "", "User-agent: A", "Disallow: /"], gaps: [] },
    {
      file: ["User-agent: *", "", "User-agent: A", "Disallow: /"],
      gaps: [],
      readAs: "original-1994",
    },
    { file: ["", "User-agent: *"], gaps: [] },
  ])("in $file is at lines $gaps", ({ file, gaps, readAs }) => {
    const analysis = analyse(file.join("\n"), dialectNamed(readAs ?? "") ?? defaultDialect);
    const found = file.map((_, index) => index + 1).filter((number) => gapAt(analysis, number));
    expect(found).toEqual(gaps);
  });
});
