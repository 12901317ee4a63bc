import { describe, expect, test } from "vitest";
import { decide } from "../../../src/engine/decide/decide.ts";
import { python } from "../../../src/engine/dialects/python.ts";
import { analyse } from "../../../src/engine/parse/analysis.ts";
import { type Answer, expected, type Question, sentenceOf } from "./case.ts";
import { pythonCases } from "./python.ts";
import random from "./random-python.json";

describe("by Python 3.13.0,", () => {
  for (const row of pythonCases)
    test(sentenceOf(row), () => {
      expect(answerOf(row)).toEqual(expected(row));
    });
});

describe("Python 3.13.0 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const ours = cases.map((row) => ({ ...row, outcome: answerOf({ robots, ...row }).outcome }));
      expect(ours).toEqual(cases);
    });
});

function answerOf({ robots, crawler, url }: Question): Answer {
  const { outcome, ground } = decide(analyse(robots, python), crawler, url);
  return { outcome, line: ground.kind === "rule" ? ground.rule.line.number : 0 };
}
