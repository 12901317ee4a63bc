import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JsonFlaw, type JsonList, jsonEntries, LONGEST_PIECE } from "./json-list.ts";

/** The entries, and how often the caller could have paused. */
function read(text: string): { result: JsonList["entries"] | JsonFlaw; pauses: number } {
  const reading = jsonEntries(text);
  for (let pauses = 0; ; pauses++) {
    const { done, value } = reading.next();
    if (done) return { result: typeof value === "string" ? value : value.entries, pauses };
  }
}

/** What JSON.parse makes of the whole text. */
function reference(text: string): JsonList["entries"] | JsonFlaw {
  try {
    const value = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    const list = isObject && Object.hasOwn(value, "expectations") ? value.expectations : value;
    return Array.isArray(list) ? list.map((entry) => ({ value: entry })) : "no-list";
  } catch {
    return "not-json";
  }
}

const spaced = fc.constantFrom(undefined, 1, "\t", "\n \r");

describe("the entries of a JSON text", () => {
  test("are those of JSON.parse", () => {
    const lists = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 });
    const texts = fc.oneof(
      lists,
      fc.record({ a: fc.jsonValue(), expectations: lists, b: fc.jsonValue() }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(texts, spaced, (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(read(text).result).toEqual(reference(text));
      }),
    );
  });

  test("are those of JSON.parse, or none, for any text of its characters", () => {
    const parts = fc.constantFrom(
      ...'[]{},:"\\ \n1x',
      '"expectations":',
      '"\\u0065xpectations":',
      '{"expectations":[',
      "[{}",
      "null",
      "]}",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        expect(read(text).result).toEqual(reference(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["one entry of many keys", `[{${'"key":1,'.repeat(500_000)}"z":1}]`],
    ["a string that never ends", `["${"a".repeat(4_000_000)}`],
    ["brackets", "[]".repeat(2_000_000)],
    ["many entries", `[${"1,".repeat(2_000_000)}1]`],
    ["escapes", `["${"\\\\".repeat(2_000_000)}"]`],
  ])("are read in portions: %s", { tags: "long" }, (_, text) => {
    const { pauses } = read(text);
    expect(pauses).toBeGreaterThan(text.length / 2_048);
  });

  test("that are longer than any URL are left out", () => {
    const long = JSON.stringify({ a: "a".repeat(LONGEST_PIECE) });
    expect(read(`[1,${long},2]`).result).toEqual([{ value: 1 }, "too-much", { value: 2 }]);
  });
});
