import { describe, expect, test } from "vitest";
import { decide } from "../../../src/engine/decide/decide.ts";
import { crawlerCommons } from "../../../src/engine/dialects/crawler-commons.ts";
import { analyse } from "../../../src/engine/parse/analysis.ts";
import { type Answer, expected, type Question, sentenceOf } from "./case.ts";
import { crawlerCommonsCases } from "./crawler-commons.ts";
import random from "./random-crawler-commons.json";

describe("by crawler-commons 1.7,", () => {
  for (const row of crawlerCommonsCases)
    test(sentenceOf(row), () => {
      expect(answerOf(row)).toEqual(expected(row));
    });
});

describe("crawler-commons 1.7 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const ours = cases.map((row) => ({ ...row, outcome: answerOf({ robots, ...row }).outcome }));
      expect(ours).toEqual(cases);
    });
});

function answerOf({ robots, crawler, url }: Question): Answer {
  const { outcome, ground } = decide(analyse(robots, crawlerCommons), crawler, url);
  return { outcome, line: ground.kind === "rule" ? ground.rule.line.number : 0 };
}
