import { codePointOf } from "../../code-point.ts";

/** Characters other than NUL that show nothing, or no more than a space. Joiners between letters outside ASCII are left out: scripts need them (The Unicode Standard, 23.2). */
const HIDDEN =
  /[\x01-\x08\v\f\x0e-\x1f\x7f-\xa0\xad\u1680\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/g;

const LIKE_SPACE = /[\v\f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

/** Where the first of them stands, or -1. */
export function firstHidden(text: string): number {
  return text.search(HIDDEN);
}

/** What a person sees of a text: without NULs and hidden characters, or with a space for them. */
export function visible(text: string): string {
  return text.replaceAll("\0", "").replace(LIKE_SPACE, " ").replace(HIDDEN, "");
}

/** A character by code point and name: `U+00A0 no-break space`. */
export function characterName(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return `${codePointOf(character)} ${NAMES.get(point) ?? (point < 0xa0 ? "control character" : "invisible character")}`;
}

// Names of the Unicode Standard, in lower case.
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x00a0, "no-break space"],
  [0x00ad, "soft hyphen"],
  [0x1680, "ogham space mark"],
  [0x180e, "mongolian vowel separator"],
  [0x2002, "en space"],
  [0x2003, "em space"],
  [0x2007, "figure space"],
  [0x2009, "thin space"],
  [0x200a, "hair space"],
  [0x200b, "zero width space"],
  [0x200c, "zero width non-joiner"],
  [0x200d, "zero width joiner"],
  [0x200e, "left-to-right mark"],
  [0x200f, "right-to-left mark"],
  [0x2028, "line separator"],
  [0x2029, "paragraph separator"],
  [0x202a, "left-to-right embedding"],
  [0x202b, "right-to-left embedding"],
  [0x202c, "pop directional formatting"],
  [0x202d, "left-to-right override"],
  [0x202e, "right-to-left override"],
  [0x202f, "narrow no-break space"],
  [0x205f, "medium mathematical space"],
  [0x2060, "word joiner"],
  [0x2066, "left-to-right isolate"],
  [0x2067, "right-to-left isolate"],
  [0x2068, "first strong isolate"],
  [0x2069, "pop directional isolate"],
  [0x3000, "ideographic space"],
  [0xfeff, "byte order mark"],
]);
