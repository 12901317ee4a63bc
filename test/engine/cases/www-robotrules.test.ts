import { describe, expect, test } from "vitest";
import { decide } from "../../../src/engine/decide/decide.ts";
import { decidingLineOf } from "../../../src/engine/decide/verdict.ts";
import { wwwRobotrules } from "../../../src/engine/dialects/www-robotrules.ts";
import { analyse } from "../../../src/engine/parse/analysis.ts";
import { type Answer, expected, type Question, sentenceOf } from "./case.ts";
import random from "./random-www-robotrules.json";
import { wwwRobotrulesCases } from "./www-robotrules.ts";

describe("by WWW::RobotRules,", () => {
  for (const row of wwwRobotrulesCases)
    test(sentenceOf(row), () => {
      expect(answerOf(row)).toEqual(expected(row));
    });
});

describe("WWW::RobotRules 6.02 on random files", () => {
  for (const [index, { robots, cases }] of random.files.entries())
    test(`answers as the engine does, file ${index + 1}`, () => {
      const ours = cases.map((row) => ({ ...row, outcome: answerOf({ robots, ...row }).outcome }));
      expect(ours).toEqual(cases);
    });
});

function answerOf({ robots, crawler, url }: Question): Answer {
  const verdict = decide(analyse(robots, wwwRobotrules), crawler, url);
  return { outcome: verdict.outcome, line: decidingLineOf(verdict) ?? 0 };
}
