import { describe, expect, test } from "vitest";
import { answerOf, expected, sentenceOf } from "./case.ts";
import { heritrixCases } from "./heritrix.ts";
import random from "./random-heritrix.json";

describe("by Heritrix 3.15.0,", () => {
  for (const row of heritrixCases)
    test(sentenceOf(row), () => {
      expect(answerOf(row, "heritrix")).toEqual(expected(row));
    });
});

describe("Heritrix 3.15.0 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const outcomeOf = (row: { crawler: string; url: string }) =>
        answerOf({ robots, ...row }, "heritrix").outcome;
      expect(cases.map((row) => ({ ...row, outcome: outcomeOf(row) }))).toEqual(cases);
    });
});
