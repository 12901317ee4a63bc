import { describe, expect, test } from "vitest";
import { answerOf } from "./case.ts";
import corpusShapes from "./corpus-shapes.json";
import googleParser from "./google-parser.json";

describe("google/robotstxt", () => {
  test("has answered 300 questions, with more than 90 of each answer", () => {
    const answers = googleParser.files.flatMap(({ cases }) => cases);
    const count = (outcome: string) => answers.filter((row) => row.outcome === outcome).length;
    expect(answers).toHaveLength(300);
    expect(Math.min(count("allow"), count("disallow"))).toBeGreaterThan(90);
  });

  for (const [index, { robots, cases }] of googleParser.files.entries())
    test(`gives the engine's answers by the engine's lines, random file ${index + 1}`, () => {
      const ours = cases.map((row) => ({ ...row, ...answerOf({ robots, ...row }, "google") }));
      expect(ours).toEqual(cases);
    });
});

// The engine's own answers: they guard what worked, and prove nothing.
describe("of the kinds of file that there are,", () => {
  for (const { shape, robots, cases } of corpusShapes.shapes)
    test(`this is still read as it was: ${shape}`, () => {
      const ours = cases.map((row) => ({ ...row, ...answerOf({ robots, ...row }, "google") }));
      expect(ours).toEqual(cases);
    });
});
