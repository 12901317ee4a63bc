import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutEnd } from "./characters.ts";

test("a text without a character at its end is as a regular expression makes it", () => {
  const text = fc.string({ unit: fc.constantFrom("-", "a", "-") });
  fc.assert(
    fc.property(text, (letters) => {
      expect(withoutEnd(letters, "-")).toBe(letters.replace(/-+$/, ""));
    }),
  );
});
