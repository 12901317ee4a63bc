import { describe, expect, test } from "vitest";
import corpusShapes from "../test/engine/cases/corpus-shapes.json" with { type: "json" };
import { atShare, lengthsOf, WANTED } from "./link-lengths.ts";

// Real files are not in the repository. These are built as real ones are, with invented names, and
// shorter: their median has 86 characters, that of the real ones 588 (README.md has their table).
const lengths = await Promise.all(
  corpusShapes.shapes.map(({ robots }) => lengthsOf({ text: robots, host: null })),
);

describe.each([
  ["alone", "file", 2190],
  ["with three URLs and two crawlers", "state", 3936],
] as const)("the links of files %s", (_, what, characters) => {
  const ours = lengths.map((each) => each[what][0]);
  const others = lengths.map((each) => each[what][1]);

  test("are as short as was asked for beside what others write, in the median", () => {
    expect(atShare(ours, 0.5) / atShare(others, 0.5)).toBeLessThanOrEqual(WANTED[what]);
  });

  test("grow by no character", () => {
    expect(ours.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(characters);
  });
});
