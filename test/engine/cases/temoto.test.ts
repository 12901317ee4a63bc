import { describe, expect, test } from "vitest";
import { answerOf, expected, sentenceOf } from "./case.ts";
import random from "./random-temoto.json";
import { temotoCases } from "./temoto.ts";

describe("by temoto/robotstxt 1.1.2,", () => {
  for (const row of temotoCases)
    test(sentenceOf(row), () => {
      expect(answerOf(row, "temoto")).toEqual(expected(row));
    });
});

describe("temoto/robotstxt 1.1.2 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const outcomeOf = (row: { crawler: string; url: string }) =>
        answerOf({ robots, ...row }, "temoto").outcome;
      expect(cases.map((row) => ({ ...row, outcome: outcomeOf(row) }))).toEqual(cases);
    });
});
