import fc from "fast-check";
import { expect, test } from "vitest";
import { listText, numberText } from "./numbers.ts";

test("whole numbers are written as English writes them", () => {
  const english = new Intl.NumberFormat("en");
  const whole = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -10_000, max: 10_000 }));
  fc.assert(fc.property(whole, (number) => numberText(number) === english.format(number)));
  expect([999, 1_000, 999_999, 1_000_000].map(numberText)).toEqual([
    "999",
    "1,000",
    "999,999",
    "1,000,000",
  ]);
});

test.each([
  ["and", "conjunction"],
  ["or", "disjunction"],
] as const)("lists with %s are written as British English writes them", (word, type) => {
  const british = new Intl.ListFormat("en-GB", { type });
  fc.assert(
    fc.property(fc.array(fc.string()), (items) => listText(items, word) === british.format(items)),
  );
});
