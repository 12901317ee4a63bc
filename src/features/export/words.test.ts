import { expect, test } from "vitest";
import { reportWords } from "./words.ts";

test.each([
  [reportWords.failure("disallow", "allow"), "expected Block, is Allow"],
  [reportWords.failure("allow", "not-governed"), "expected Allow, is Not governed"],
  [reportWords.notAsExpected(1, 0), "1 verdict not as expected, 0 as expected."],
  [reportWords.notAsExpected(3000, 1), "3,000 verdicts not as expected, 1 as expected."],
  [reportWords.leftOut(0, 1), "1 more crawler."],
  [reportWords.leftOut(1450, 8), "1,450 more URLs, 8 more crawlers."],
])("A report says %j", (phrase, words) => {
  expect(phrase).toBe(words);
});
