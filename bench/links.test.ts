import { describe, expect, test } from "vitest";
import corpusShapes from "../test/engine/cases/corpus-shapes.json" with { type: "json" };
import { lengthsOf } from "./link-lengths.ts";

// Real files are not in the repository. These are built as real ones are, with invented names, and
// shorter: their median has 86 characters, that of the real ones 588 (README.md has their table).
const lengths = await Promise.all(
  corpusShapes.shapes.map(({ robots }) => lengthsOf({ text: robots, host: null })),
);

describe.each([
  ["alone", "file", 2678],
  ["with three URLs and two crawlers", "state", 4416],
] as const)("the links of files %s", (_, what, characters) => {
  const ours = lengths.map((each) => each[what][0]);

  test("grow by no character", () => {
    expect(ours.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(characters);
  });
});
