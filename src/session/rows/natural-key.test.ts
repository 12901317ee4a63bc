import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { naturalKey } from "./natural-key.ts";

function order(a: string, b: string): number {
  const [one, other] = [naturalKey(a), naturalKey(b)];
  return one < other ? -1 : Number(one > other);
}

/** The same by walking through both: numbers as numbers, all else by UTF-16 units. */
function slowOrder(a: string, b: string): number {
  const [, unit = "", rest = ""] = /^(\d+|.)?(.*)$/s.exec(a) ?? [];
  const [, other = "", more = ""] = /^(\d+|.)?(.*)$/s.exec(b) ?? [];
  if (unit === "" || other === "") return Math.sign(a.length - b.length);
  const areNumbers = /\d/.test(unit) && /\d/.test(other);
  const [left, right] = areNumbers ? [BigInt(unit), BigInt(other)] : [unit, other];
  if (left === right) return slowOrder(rest, more);
  return left < right ? -1 : 1;
}

describe("in natural order", () => {
  test.each([
    ["/p/9", "/p/10"],
    ["/p/10", "/p/10/"],
    ["/p/9/b", "/p/10/a"],
    ["/p", "/p1"],
    ["/p/", "/p1"],
    ["/p1", "/p:"],
    ["/B", "/a"],
    ["/99999999", "/100000000"],
    ["/9999999999999999", "/10000000000000000"],
    ["/18446744073709551615", "/18446744073709551616"],
  ])("%s comes before %s", (a, b) => {
    expect(order(a, b)).toBe(-1);
    expect(order(b, a)).toBe(1);
  });

  test("zeros in front do not count", () => {
    expect(order("/007/", "/7/")).toBe(0);
    expect(order("/00", "/0")).toBe(0);
  });

  test("texts stand as their numbers and characters do", () => {
    const text = fc.string({ unit: fc.constantFrom(..."0019aA/:%é"), maxLength: 40 });
    const agrees = (a: string, b: string, start: string) => {
      expect(order(start + a, start + b)).toBe(slowOrder(start + a, start + b));
    };
    fc.assert(fc.property(text, text, text, agrees), { endOnFailure: true, numRuns: 2_000 });
  });

  test("only the first two thousand characters of a text count", () => {
    const long = "a".repeat(2_000);
    expect(order(`${long}1`, `${long}2`)).toBe(0);
  });
});
