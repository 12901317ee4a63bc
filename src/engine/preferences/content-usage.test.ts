import fc from "fast-check";
import { parseDictionary, Token } from "structured-headers";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { contentUsage } from "./content-usage.ts";
import { MOST_MEMBERS } from "./members.ts";
import type { ReadMember } from "./preference.ts";

const { membersOf, pathIn, read } = contentUsage;

/** A member as text: label, value, what it states or its fault, and what was meant. */
function shown(value: string) {
  const text = ({ from, to }: { from: number; to: number }) => value.slice(from, to);
  return membersOf(value).map(({ label, value: after, stated, fault, meant }: ReadMember) =>
    [text(label), after && text(after), fault ?? stated, meant].filter((part) => part !== null),
  );
}

describe("the members of a line", () => {
  test.each([
    [
      "train-ai=n, search=y",
      [
        ["train-ai", "n", "refused"],
        ["search", "y", "allowed"],
      ],
    ],
    ["/a b=1", [["b", "1", "unknown-label"]]],
    [
      "train-ai=y,train-ai=n",
      [
        ["train-ai", "y"],
        ["train-ai", "n", "refused"],
      ],
    ],
    [
      "train-ai;a=n, ai-use=n;b",
      [
        ["train-ai", "unknown-value"],
        ["ai-use", "n", "refused"],
      ],
    ],
    [
      'x="a, \\" b", train-ai=n',
      [
        ["x", '"a, \\" b"', "unknown-label"],
        ["train-ai", "n", "refused"],
      ],
    ],
    [
      'x=%"\\", train-ai=n',
      [
        ["x", '%"\\"', "unknown-label"],
        ["train-ai", "n", "refused"],
      ],
    ],
    [
      "Train-AI=n, search=y",
      [
        ["Train-AI", "n", "capital", "train-ai=n"],
        ["search", "y", "syntax"],
      ],
    ],
    ["train-ai = n", [["train-ai", "n", "space", "train-ai=n"]]],
    ["train-ai= n", [["train-ai", "n", "space", "train-ai=n"]]],
    ["train-ai=n,", [["train-ai", "n", "syntax"]]],
    ["ai-train=no", [["ai-train", "no", "other-label", "train-ai=n"]]],
    ["ai-input=yes", [["ai-input", "yes", "other-label", "ai-use=y"]]],
    [
      "train-ai=no, search=?0",
      [
        ["train-ai", "no", "other-value", "train-ai=n"],
        ["search", "?0", "other-value", "search=n"],
      ],
    ],
    [
      'train-ai="n", search=N',
      [
        ["train-ai", '"n"', "unknown-value", "train-ai=n"],
        ["search", "N", "unknown-value", "search=n"],
      ],
    ],
    [
      "bots=n, genai=n, all=y",
      [
        ["bots", "n", "retired-label"],
        ["genai", "n", "retired-label", "train-ai=n"],
        ["all", "y", "retired-label"],
      ],
    ],
    ["", []],
    ["/a", []],
  ] as const)("of %j", (value, members) => {
    expect(shown(value)).toEqual(members);
  });
});

test("a path ends at white space", () => {
  expect(pathIn("/a\tb")).toEqual({ from: 0, to: 2 });
  expect(pathIn("/")).toEqual({ from: 0, to: 1 });
  expect(pathIn("a")).toBeNull();
});

const label = fc.constantFrom(
  "train-ai",
  "search",
  "ai-use",
  "Train-AI",
  "x",
  "ai-train",
  "*",
  "é",
  "",
);
const value = fc.constantFrom(
  "=y",
  "=n",
  "=no",
  "",
  "=",
  "= n",
  "=(n y)",
  '="n, y"',
  '=%"\\"',
  "=?1",
  "=:n=:",
  "=1.5",
  "=y;a=n",
  ';q="=,"',
  "=y ;a",
);
const separator = fc.constantFrom(",", ", ", " ,\t", ";", " ", ",,", "");
const dictionaries = fc
  .array(
    fc.tuple(label, value, separator).map((parts) => parts.join("")),
    { maxLength: 6 },
  )
  .chain((parts) => fc.constantFrom(parts.join(""), parts.join("").replace(/[, ]+$/, "")));

/** What a dictionary says of each label, by the library alone. */
function byLibrary(text: string): Readonly<Record<string, string>> | null {
  try {
    const entries = [...parseDictionary(text)].flatMap(([key, [item]]) => {
      const token = item instanceof Token ? item.toString() : "";
      return contentUsage.labels.has(key) && /^[yn]$/.test(token) ? [[key, token]] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return null;
  }
}

test("what is coloured as stated is what the library reads, member by member", () => {
  fc.assert(
    fc.property(dictionaries, (text) => {
      const known = byLibrary(text);
      const stating = membersOf(text).filter(({ stated }) => stated);
      const said = stating.map((member) => [
        text.slice(member.label.from, member.label.to),
        text.slice(member.value?.from, member.value?.to),
      ]);
      expect(Object.fromEntries(said)).toEqual(known ?? {});
      expect(said.length).toBe(Object.keys(known ?? {}).length);
      const uses = stating.map(({ purpose, stated }) => [purpose, stated]);
      expect(Object.fromEntries(uses)).toEqual(read(text).uses);
    }),
    { numRuns: runs(2000) },
  );
});

test("a dictionary of 500 KiB is read to its end; only its first members are shown", () => {
  const long = `${"a=1, ".repeat(100_000)}train-ai=n`;
  expect(read(long).uses).toEqual({ training: "refused" });
  expect(membersOf(long).length).toBe(MOST_MEMBERS);
  for (const text of [
    '"'.repeat(500_000),
    "(".repeat(500_000),
    ",".repeat(500_000),
    "a=".repeat(250_000),
  ])
    expect([read(text).uses, membersOf(text).length <= MOST_MEMBERS]).toEqual([{}, true]);
});
