import { codePointOf } from "../engine/text/characters.ts";

/** Characters that are not what they seem to be. */
export const characterWords = {
  /** One by code point and name: `U+00A0 no-break space`. */
  named(character: string): string {
    return `${codePointOf(character)} ${nameOf(character)}`;
  },
};

function nameOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const name = NAMES.get(point);
  if (name) return name;
  if (0xff01 <= point && point <= 0xff5e)
    return `full-width ${String.fromCharCode(point - 0xff01 + 0x21)}`;
  if (/\p{Script=Cyrillic}/u.test(character)) return "Cyrillic letter";
  if (/\p{Script=Greek}/u.test(character)) return "Greek letter";
  if (0x2018 <= point && point <= 0x201f) return "quotation mark";
  return point < 0xa0 ? "control character" : "invisible character";
}

// Names of the Unicode Standard, in lower case but for names of scripts.
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x00a0, "no-break space"],
  [0x00ad, "soft hyphen"],
  [0x1680, "Ogham space mark"],
  [0x180e, "Mongolian vowel separator"],
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
  [0x2010, "hyphen"],
  [0x2011, "non-breaking hyphen"],
  [0x2012, "figure dash"],
  [0x2013, "en dash"],
  [0x2014, "em dash"],
  [0x2015, "horizontal bar"],
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
  [0x2212, "minus sign"],
  [0x2236, "ratio"],
  [0x3000, "ideographic space"],
  [0xa789, "modifier letter colon"],
  [0xfe55, "small colon"],
  [0xfe63, "small hyphen-minus"],
  [0xfeff, "byte order mark"],
]);
