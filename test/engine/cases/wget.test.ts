import { describe, expect, test } from "vitest";
import { answerOf, expected, sentenceOf } from "./case.ts";
import random from "./random-wget.json";
import { wgetCases } from "./wget.ts";

describe("by GNU Wget 1.21.3,", () => {
  for (const row of wgetCases)
    test(sentenceOf(row), () => {
      expect(answerOf(row, "wget")).toEqual(expected(row));
    });
});

describe("GNU Wget 1.21.3 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const outcomeOf = (row: { crawler: string; url: string }) =>
        answerOf({ robots, ...row }, "wget").outcome;
      expect(cases.map((row) => ({ ...row, outcome: outcomeOf(row) }))).toEqual(cases);
    });
});
