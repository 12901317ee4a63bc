import { describe, expect, test } from "vitest";
import { code, partsOf, plain } from "./quoting.ts";

describe("a sentence that quotes", () => {
  const sentence = `${code("a")} is not ${code("b")}, so the rule is dead.`;

  test("is parted into words and code", () => {
    expect(partsOf(sentence)).toEqual([
      { text: "a", isCode: true },
      { text: " is not ", isCode: false },
      { text: "b", isCode: true },
      { text: ", so the rule is dead.", isCode: false },
    ]);
  });

  test("has quotation marks where all is one type", () => {
    expect(plain(sentence)).toBe("“a” is not “b”, so the rule is dead.");
  });

  test("is not broken by what a stranger wrote", () => {
    const hostile = `a\u2069b\u2068c`;
    expect(partsOf(`Before ${code(hostile)} after.`)).toEqual([
      { text: "Before ", isCode: false },
      { text: "abc", isCode: true },
      { text: " after.", isCode: false },
    ]);
  });

  test("shows as much of a long text as a sentence has room for", () => {
    const [quoted] = partsOf(code("x".repeat(10_000)));
    expect(quoted?.text.length).toBeLessThan(300);
  });
});
