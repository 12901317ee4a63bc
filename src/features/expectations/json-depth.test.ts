import fc from "fast-check";
import { expect, test } from "vitest";
import { isDeeperThan } from "./read-expectations.ts";

test.each([
  ["1", 0],
  ["[]", 1],
  ['[{"a":[1]},{"b":{}}]', 3],
  ["[[],[],[]]", 2],
  ['["[[[[", {"]}\\"[{": "\\\\"}]', 2],
])("%s is %d deep", (text, depth) => {
  expect(isDeeperThan(depth, text)).toBe(false);
  expect(isDeeperThan(depth - 1, text)).toBe(true);
});

test("the depth of any JSON is what it is by its values", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const depth = depthOf(value);
      expect(isDeeperThan(depth, text)).toBe(false);
      expect(isDeeperThan(depth - 1, text)).toBe(true);
    }),
  );
});

test.each(['["never closed [[[[', '"\\', "]]]]"])("%s, which is no JSON, is not deep", (text) => {
  expect(isDeeperThan(1, text)).toBe(false);
});

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
