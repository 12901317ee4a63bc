import fc from "fast-check";
import { expect, test } from "vitest";
import { codeLengths, codesOf } from "./code-lengths.ts";

test.each<readonly [string, readonly number[], number, readonly number[]]>([
  ["no symbol has no code", [0, 0], 15, [0, 0]],
  ["the only symbol has one bit", [0, 7], 15, [0, 1]],
  ["two symbols have one bit each", [1, 100], 15, [1, 1]],
  ["rare symbols have longer codes", [1, 1, 2, 4], 15, [3, 3, 2, 1]],
  ["no code is longer than allowed", [1, 1, 2, 4], 2, [2, 2, 2, 2]],
])("%s", (_, counts, longest, lengths) => {
  expect([...codeLengths(counts, longest)]).toEqual(lengths);
});

test("codes are as in the example of RFC 1951 section 3.2.2, with their bits turned round", () => {
  const written = [...codesOf([3, 3, 3, 3, 3, 2, 4, 4])];
  const lengths = [3, 3, 3, 3, 3, 2, 4, 4];
  const read = written.map((code, symbol) =>
    [...code.toString(2).padStart(lengths[symbol] ?? 0, "0")].reverse().join(""),
  );
  expect(read).toEqual(["010", "011", "100", "101", "110", "00", "1110", "1111"]);
});

test("every code is complete: nothing is left over and nothing used twice", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 286 }), (counts) => {
      fc.pre(counts.filter((count) => count > 0).length > 1);
      const lengths = [...codeLengths(counts, 15)];
      expect(Math.max(...lengths)).toBeLessThanOrEqual(15);
      expect(lengths.map((length) => length > 0)).toEqual(counts.map((count) => count > 0));
      const used = lengths.reduce((sum, length) => sum + (length > 0 ? 2 ** -length : 0), 0);
      expect(used).toBe(1);
    }),
    { endOnFailure: true },
  );
});
