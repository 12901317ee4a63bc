import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LineEnding, lineEndingOf, withLineEnding } from "./line-endings.ts";

const ENDINGS: readonly LineEnding[] = ["\n", "\r\n", "\r"];
const texts = fc.string({ unit: fc.constantFrom("a", "\r", "\n", "\r\n", "ö") });

/** How often each line ending stands in a text, counted one character at a time. */
function counted(text: string): Readonly<Record<LineEnding, number>> {
  const counts = { "\n": 0, "\r\n": 0, "\r": 0 };
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\n") counts["\n"]++;
    else if (text[at] === "\r" && text[at + 1] !== "\n") counts["\r"]++;
    else if (text[at] === "\r") {
      counts["\r\n"]++;
      at++;
    }
  }
  return counts;
}

describe("the line ending of a file", () => {
  test.each<readonly [text: string, ending: LineEnding]>([
    ["", "\n"],
    ["a", "\n"],
    ["a\nb", "\n"],
    ["a\r\nb", "\r\n"],
    ["a\rb", "\r"],
    ["a\r\nb\nc\n", "\n"],
    ["a\r\nb\r\nc\n", "\r\n"],
    ["a\rb\nc\n", "\n"],
    ["a\rb\rc\n", "\r"],
    ["a\rb\rc\r\n", "\r"],
    ["\n\r", "\n"],
    ["\r\r\n", "\r\n"],
    ["\n\r\n", "\r\n"],
    ["a\vb\fc\u0085d\u2028e\u2029f", "\n"],
  ])("%j is %j", (text, ending) => {
    expect(lineEndingOf(text)).toBe(ending);
  });

  test("is one that no other ending outnumbers", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const counts = counted(text);
        const most = Math.max(...ENDINGS.map((ending) => counts[ending]));
        expect(counts[lineEndingOf(text)]).toBe(most);
      }),
    );
  });
});

describe("a text with other line endings", () => {
  test.each<readonly [text: string, ending: LineEnding, expected: string]>([
    ["a\nb\r\nc\rd", "\n", "a\nb\nc\nd"],
    ["a\nb\r\nc\rd", "\r\n", "a\r\nb\r\nc\r\nd"],
    ["a\nb\r\nc\rd", "\r", "a\rb\rc\rd"],
    ["\n\r", "\n", "\n\n"],
    ["\r\r\n", "\n", "\n\n"],
    ["a\u2028b\vc", "\r\n", "a\u2028b\vc"],
    ["", "\r\n", ""],
    ["$&\n$1", "\r\n", "$&\r\n$1"],
  ])("%j with %j is %j", (text, ending, expected) => {
    expect(withLineEnding(text, ending)).toBe(expected);
  });

  test("has no other ending any more, and the same lines", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...ENDINGS), (text, ending) => {
        const changed = withLineEnding(text, ending);
        const before = counted(text);
        const total = before["\n"] + before["\r\n"] + before["\r"];
        expect(counted(changed)).toEqual({ "\n": 0, "\r\n": 0, "\r": 0, [ending]: total });
        expect(withLineEnding(changed, "\n")).toBe(withLineEnding(text, "\n"));
      }),
    );
  });

  test("of one kind comes back unchanged by way of LF", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("", "a", "ö")),
        fc.constantFrom(...ENDINGS),
        (lines, ending) => {
          const file = lines.join(ending);
          expect(withLineEnding(withLineEnding(file, "\n"), lineEndingOf(file))).toBe(file);
        },
      ),
    );
  });
});
