import { describe, expect, test } from "vitest";
import { groupColour } from "./group-colour.ts";

describe("the colour of a group", () => {
  test.each([
    [0, "var(--group-a)"],
    [1, "var(--group-b)"],
    [7, "var(--group-h)"],
    [8, "var(--group-a)"],
    [1_000_007, "var(--group-h)"],
  ])("number %d is %s", (index, colour) => {
    expect(groupColour({ index })).toBe(colour);
  });

  test("is another for each of the first eight", () => {
    const colours = Array.from({ length: 8 }, (_, index) => groupColour({ index }));
    expect(new Set(colours).size).toBe(8);
  });
});
