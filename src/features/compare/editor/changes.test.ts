import { Chunk } from "@codemirror/merge";
import { Text } from "@codemirror/state";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { counterpart, diffConfig, lineDiff } from "./changes.ts";

const BEFORE = Text.of(["one", "two", "three", "four"]);
const NOW = Text.of(["zero", "one", "three", "drei", "four"]);
const chunks = Chunk.build(BEFORE, NOW, diffConfig);

test.each([
  ["one", "one"],
  ["two", "three"],
  ["three", "three"],
  ["four", "four"],
])("the line %j of before is or was at the line %j of now", (line, expected) => {
  const place = counterpart(chunks, BEFORE.toString().indexOf(line), "a");
  expect(NOW.lineAt(place).text).toBe(expected);
});

test.each([
  ["zero", "one"],
  ["one", "one"],
  ["three", "three"],
  ["drei", "four"],
  ["four", "four"],
])("the line %j of now is at the line %j of before", (line, expected) => {
  const place = counterpart(chunks, NOW.toString().indexOf(line), "b");
  expect(BEFORE.lineAt(place).text).toBe(expected);
});

/** What `a` becomes by taking each change from `b`: `b`, or the changes are wrong. */
function changed(a: string, b: string): string {
  let [at, result] = [0, ""];
  for (const { fromA, toA, fromB, toB } of lineDiff(a, b)) {
    result += a.slice(at, fromA) + b.slice(fromB, toB);
    at = toA;
  }
  return result + a.slice(at);
}

const line = fc.constantFrom("", "Allow: /", "Disallow: /", "Disallow: /a", "User-agent: *", "😀");
const file = fc.array(line, { maxLength: 10 }).map((lines) => lines.join("\n"));

describe("the changes", () => {
  it("make the one text the other", () => {
    fc.assert(
      fc.property(file, file, (a, b) => {
        expect(changed(a, b)).toBe(b);
      }),
      { endOnFailure: true },
    );
  });
});

/** A file of a thousand lines, each another; every fiftieth with `end`. */
function longFile(end: string): Text {
  return Text.of(
    Array.from({ length: 1_000 }, (_, n) => `Disallow: /path/${n * n}${n % 50 === 0 ? end : ""}`),
  );
}

describe("of two files", () => {
  // A comparison that takes long is given up: here the clock stands still.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("that differ in twenty lines, twenty lines are changed", () => {
    const chunks = Chunk.build(longFile(""), longFile("$"), diffConfig);
    expect(chunks.map(({ changes }) => changes.length)).toEqual(Array(20).fill(1));
  });

  test.each([
    ["of more lines than are compared", "a\n".repeat(60_000), `${"a\n".repeat(59_000)}b`],
    ["that have nothing in common", "a\n".repeat(3_000), "b\n".repeat(2_000)],
    ["of one long line", "a".repeat(100_000), `${"a".repeat(50_000)}b${"a".repeat(50_000)}`],
    ["of which one is empty", "", "Disallow: /\n"],
  ])("%s the changes make the one the other", (_what, a, b) => {
    expect(changed(a, b)).toBe(b);
    expect(changed(b, a)).toBe(a);
  });

  it("within lines that differ, only what differs is changed", () => {
    const [change] = lineDiff("Allow: /cart\nAllow: /b\n", "Allow: /cart$\nAllow: /b\n");
    expect(change).toMatchObject({ fromA: 12, toA: 12, fromB: 12, toB: 13 });
  });

  it("lines that have little in common are changed as a whole", () => {
    expect(lineDiff("Allow: /\n", "Sitemap: https://shop.example/\n")).toHaveLength(1);
  });
});
