import { expect, test } from "vitest";
import { reportWords } from "./words.ts";

test.each([
  [reportWords.failure("disallow", "allow"), "expected Block, is Allow"],
  [reportWords.failure("allow", "not-governed"), "expected Allow, is Not governed"],
  [reportWords.notAsExpected(1, 0), "Not as expected: 1 verdict. As expected: 0."],
  [reportWords.notAsExpected(3000, 1), "Not as expected: 3,000 verdicts. As expected: 1."],
  [reportWords.leftOut(0, 1), "Not shown: 1 more crawler."],
  [reportWords.leftOut(1450, 8), "Not shown: 1,450 more URLs and 8 more crawlers."],
])("A report says %j", (phrase, words) => {
  expect(phrase).toBe(words);
});
