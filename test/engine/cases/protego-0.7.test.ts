import { describe, expect, test } from "vitest";
import { answerOf, expected, sentenceOf } from "./case.ts";
import { protego07Cases } from "./protego-0.7.ts";
import random from "./random-protego-0.7.json";

describe("by Protego 0.7.0,", () => {
  for (const row of protego07Cases)
    test(sentenceOf(row), () => {
      expect(answerOf(row, "protego-0.7")).toEqual(expected(row));
    });
});

describe("Protego 0.7.0 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const outcomeOf = (row: { crawler: string; url: string }) =>
        answerOf({ robots, ...row }, "protego-0.7").outcome;
      expect(cases.map((row) => ({ ...row, outcome: outcomeOf(row) }))).toEqual(cases);
    });
});
