import { describe, expect, test } from "vitest";
import { decide } from "../../../src/engine/decide/decide.ts";
import { pythonRfc9309 } from "../../../src/engine/dialects/python-rfc9309.ts";
import { analyse } from "../../../src/engine/parse/analysis.ts";
import { type Answer, expected, type Question, sentenceOf } from "./case.ts";
import { pythonRfc9309Cases } from "./python-rfc9309.ts";
import random from "./random-python-rfc9309.json";

describe("by Python 3.13.15,", () => {
  for (const row of pythonRfc9309Cases)
    test(sentenceOf(row), () => {
      expect(answerOf(row)).toEqual(expected(row));
    });
});

describe("Python 3.13.15 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const ours = cases.map((row) => ({ ...row, outcome: answerOf({ robots, ...row }).outcome }));
      expect(ours).toEqual(cases);
    });
});

function answerOf({ robots, crawler, url }: Question): Answer {
  const { outcome, ground } = decide(analyse(robots, pythonRfc9309), crawler, url);
  return { outcome, line: ground.kind === "rule" ? ground.rule.line.number : 0 };
}
