import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../test/runs.ts";
import { characterStart, code, excerpt, partsOf, plain, withCodePoints } from "./quoting.ts";

test.each([
  ["/cart/ä 🛒?q", "/cart/ä 🛒?q"],
  ["/\u200bcart\u00a0", "/[U+200B]cart[U+00A0]"],
  ["\u202e/trac\t\u{e0041}", "[U+202E]/trac[U+0009][U+E0041]"],
  ["/a\u200dم\u200c", "/a[U+200D]م[U+200C]"],
  ["/می\u200cخواهم/👩\u200d🌾", "/می\u200cخواهم/👩\u200d🌾"],
  ["/\ud800", "/\ud800"],
])("characters that show nothing are seen as code points: %j as %j", (text, shown) => {
  expect(withCodePoints(text)).toBe(shown);
});

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
      { text: "a[U+2069]b[U+2068]c", isCode: true },
      { text: " after.", isCode: false },
    ]);
  });

  test("shows as much of a long text as a sentence has room for", () => {
    const [quoted] = partsOf(code("x".repeat(10_000)));
    expect(quoted?.text.length).toBeLessThan(300);
  });
});

test("what a stranger wrote turns no words around it", () => {
  expect(excerpt("\u202eBot\u200f\tשלום")).toBe("[U+202E]Bot[U+200F]\tשלום");
});

describe("a text is cut", () => {
  const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  const texts = fc.string({ unit: "grapheme", maxLength: 300 });

  test("anywhere without leaving half a character, and nothing is lost", () => {
    const property = fc.property(texts, fc.nat(400), (text, at) => {
      const cut = characterStart(text, at);
      expect(cut).toBeLessThanOrEqual(Math.max(at, 0));
      expect(LONE.test(text.slice(0, cut))).toBe(false);
      expect(LONE.test(text.slice(cut))).toBe(false);
      expect(LONE.test(excerpt(text))).toBe(false);
    });
    fc.assert(property, { numRuns: runs(500) });
  });

  test.each([
    ["/a/👩‍👩‍👧‍👦/b", 6, 3],
    ["/cafe\u0301/", 5, 4],
    ["/plain", 3, 3],
    ["", 0, 0],
  ])("%j at %d is cut at %d", (text, at, cut) => expect(characterStart(text, at)).toBe(cut));

  test("between code points where a letter has marks without end", () => {
    const text = `a${"\u0301".repeat(1_000)}😀`;
    for (const at of [500, 1_002])
      expect(LONE.test(text.slice(0, characterStart(text, at)))).toBe(false);
  });
});
