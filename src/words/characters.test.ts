import { expect, test } from "vitest";
import { characterWords } from "./characters.ts";

test.each([
  ["\x01", "U+0001 control character"],
  ["\u00a0", "U+00A0 no-break space"],
  ["\u2000", "U+2000 invisible character"],
  ["\u2011", "U+2011 non-breaking hyphen"],
  ["\u201c", "U+201C quotation mark"],
  ["\uff1a", "U+FF1A full-width :"],
  ["\u0410", "U+0410 Cyrillic letter"],
  ["\u03bf", "U+03BF Greek letter"],
])("%j is called %s", (character, name) => {
  expect(characterWords.named(character)).toBe(name);
});
