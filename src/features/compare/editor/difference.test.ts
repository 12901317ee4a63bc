import { Text } from "@codemirror/state";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import { difference } from "./in-step.ts";

function textOf(text: string): Text {
  return Text.of(text.split("\n"));
}

/** What is replaced, as "from-to: text". */
function replaced(from: string, to: string): string {
  let found = "nothing";
  difference(textOf(from), textOf(to)).iterChanges((start, end, _start, _end, inserted) => {
    found = `${start}-${end}: ${inserted}`;
  });
  return found;
}

test.each([
  ["", "", "nothing"],
  ["/cart", "/cart", "nothing"],
  ["", "/cart", "0-0: /cart"],
  ["/cart", "", "0-5: "],
  ["/cart", "/card", "4-5: d"],
  ["aa", "aaa", "2-2: a"],
  ["aaa", "aa", "2-3: "],
  ["one\ntwo\nthree", "one\n2\nthree", "4-7: 2"],
  // U+1F600 and U+1F601 have their first halves in common, U+1F600 and U+1FA00 their second ones.
  ["😀", "😁", "0-2: 😁"],
  ["😀", "🨀", "0-2: 🨀"],
])("between %j and %j it is %s", (from, to, middle) => {
  expect(replaced(from, to)).toBe(middle);
});

it("makes the one text the other", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "\n", "😀", "😁", "🨀"), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (from, to) => {
      const [before, after] = [textOf(from), textOf(to)];
      expect(difference(before, after).apply(before).toString()).toBe(to);
    }),
    { endOnFailure: true },
  );
});
