import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRobots } from "../index.ts";
import type { DialectId } from "./dialect.ts";
import { type Group, letterOf } from "./group.ts";

const readBy = (text: string, dialect: DialectId = "rfc9309") => parseRobots(text, dialect).groups;

/** A group as its agents, and the numbers of the lines that its rules stand on. */
const shown = ({ agents, rules }: Group) => [
  agents.map(({ name }) => name).join(" "),
  ...rules.map(({ line }) => line.number),
];

const shownAll = (text: string, dialect?: DialectId) => readBy(text, dialect).map(shown);

describe("letterOf", () => {
  test.each([
    [0, "A"],
    [1, "B"],
    [25, "Z"],
    [26, "AA"],
    [27, "AB"],
    [51, "AZ"],
    [52, "BA"],
    [701, "ZZ"],
    [702, "AAA"],
  ])("gives group %i the letter %s", (index, letter) => {
    expect(letterOf({ index })).toBe(letter);
  });
});

describe("groups", () => {
  test("join the sections that name the same agents (RFC 9309 2.2.1)", () => {
    const text =
      "user-agent: a\ndisallow: /1\nuser-agent: b\ndisallow: /2\nuser-agent: A\nallow: /3\n";
    expect(shownAll(text)).toEqual([
      ["a", 2, 6],
      ["b", 4],
    ]);
    expect(readBy(text)[0]?.sections.map(({ first }) => first)).toEqual([1, 5]);
  });

  test("of agents that share some sections but not all are apart", () => {
    const text =
      "user-agent: a\nuser-agent: b\ndisallow: /1\nuser-agent: b\nuser-agent: c\nallow: /2\n";
    expect(shownAll(text)).toEqual([
      ["a", 3],
      ["b", 3, 6],
      ["c", 6],
    ]);
    expect(readBy(text).map(letterOf)).toEqual(["A", "B", "C"]);
  });

  test("name each agent once, where it first stands", () => {
    const text =
      "user-agent: a\nuser-agent: A\nuser-agent: b\ndisallow: /1\nuser-agent: B\nuser-agent: a\nallow: /2\n";
    expect(shownAll(text)).toEqual([["a b", 4, 7]]);
    expect(readBy(text)[0]?.agents.map(({ line }) => line.number)).toEqual([1, 3]);
  });

  test("name agents as the dialect cuts them (robots.cc, ExtractUserAgent)", () => {
    const text =
      "user-agent: Foo/1.0\ndisallow: /1\nuser-agent: foo 2\ndisallow: /2\nuser-agent: * x\ndisallow: /3\n";
    expect(shownAll(text, "google")).toEqual([
      ["Foo/1.0", 2, 4],
      ["* x", 6],
    ]);
    expect(readBy(text, "google").map(({ agents }) => agents[0]?.token)).toEqual(["foo", "*"]);
    expect(readBy(text, "rfc9309").map(({ agents }) => agents[0]?.token)).toEqual([
      "foo/1.0",
      "foo 2",
      "* x",
    ]);
  });

  test("keep rules in the order of the file, and rank them: octets, then Allow, then line (RFC 9309 2.2.2)", () => {
    const rules = [
      "disallow: /ab",
      "disallow: /a",
      "allow: /a",
      "allow:",
      "disallow: /a",
      "allow: /*b",
    ];
    const [group] = readBy(["user-agent: *", ...rules].join("\n"));
    expect(group?.rules.map(({ line }) => line.number)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(group && Array.from(group.ranked, (entry) => group.numberOf(entry))).toEqual([
      7, 2, 4, 3, 6, 5,
    ]);
  });

  test("are the same objects each time they are asked", () => {
    const [group] = readBy("user-agent: *\ndisallow: /b\nallow: /a\n");
    expect(group?.rules).toBe(group?.rules);
    expect(group?.ranked).toBe(group?.ranked);
    const [first] = group?.ranked ?? [];
    expect(first && group?.ruleOf(first)).toBe(group?.rules[1]);
  });

  test("give each agent the rules of every section that names it, and no other", () => {
    const tokens: readonly string[] = ["a", "b", "c", "*"];
    const section = fc.record({
      agents: fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 3 }),
      paths: fc.array(fc.constantFrom("/1", "/2", "/3"), { minLength: 1, maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(section, { maxLength: 6 }), (sections) => {
        const text = sections
          .map(({ agents, paths }) => {
            const named = agents.map((agent) => `user-agent: ${agent}\n`);
            return [...named, ...paths.map((path) => `disallow: ${path}\n`)].join("");
          })
          .join("");
        const analysis = parseRobots(text);
        for (const token of tokens) {
          const expected = sections.flatMap(({ agents, paths }) =>
            agents.includes(token) ? paths : [],
          );
          const rules = analysis.groupNamed(token)?.rules ?? [];
          expect(rules.map(({ path }) => path)).toEqual(expected);
        }
      }),
    );
  });
});
