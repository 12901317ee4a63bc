import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { find } from "./pattern.ts";

const letters = fc.string({ unit: fc.constantFrom("a", "a", "a", "b"), maxLength: 12 });

describe("find", () => {
  test("finds what indexOf finds", () => {
    // Periods that nearly repeat, long enough to be looked for the long way.
    const long = fc
      .tuple(letters, fc.nat(200), letters)
      .map(([period, times, end]) => period.repeat(times) + end);
    fc.assert(
      fc.property(long, long, fc.nat(3000), (text, piece, from) => {
        expect(find(text, piece, from)).toBe(text.indexOf(piece, from));
        const holding = text + piece + text;
        expect(find(holding, piece, from)).toBe(holding.indexOf(piece, from));
      }),
      { numRuns: 500 },
    );
  });

  test("finds a long piece that only just fits", () => {
    const piece = `b${"a".repeat(500)}`;
    expect(find(`${"a".repeat(999)}${piece}`, piece, 0)).toBe(999);
    expect(find("a".repeat(2000), piece, 0)).toBe(-1);
  });
});
