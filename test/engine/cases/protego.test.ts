import { describe, expect, test } from "vitest";
import { decide } from "../../../src/engine/decide/decide.ts";
import { protego } from "../../../src/engine/dialects/protego.ts";
import { analyse } from "../../../src/engine/parse/analysis.ts";
import { type Answer, expected, type Question, sentenceOf } from "./case.ts";
import { protegoCases } from "./protego.ts";
import random from "./random-protego.json";

describe("by Protego 0.6.1,", () => {
  for (const row of protegoCases)
    test(sentenceOf(row), () => {
      expect(answerOf(row)).toEqual(expected(row));
    });
});

describe("Protego 0.6.1 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const ours = cases.map((row) => ({ ...row, outcome: answerOf({ robots, ...row }).outcome }));
      expect(ours).toEqual(cases);
    });
});

function answerOf({ robots, crawler, url }: Question): Answer {
  const { outcome, ground } = decide(analyse(robots, protego), crawler, url);
  return { outcome, line: ground.kind === "rule" ? ground.rule.line.number : 0 };
}
