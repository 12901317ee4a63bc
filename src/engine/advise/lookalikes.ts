/** Dashes, colons and letters that look like the ASCII characters of field names and product tokens, and which. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ["\u2010", "-"],
  ["\u2011", "-"],
  ["\u2012", "-"],
  ["\u2013", "-"],
  ["\u2014", "-"],
  ["\u2015", "-"],
  ["\u2212", "-"],
  ["\ufe63", "-"],
  ["\u2236", ":"],
  ["\ua789", ":"],
  ["\ufe55", ":"],
  ...fullWidth(),
  ...letters("АВЕКМНОРСТХаеорсухіјѕһԁԛԝ", "ABEKMHOPCTXaeopcyxijshdqw"),
  ...letters("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"),
]);

/** The text with ASCII characters in the place of those that look like them. */
export function asAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (character) => LOOKALIKES.get(character) ?? character);
}

/** The first character of a text that looks like one of ASCII, and what it looks like; null where there is none. */
export function firstLookalike(
  text: string,
): { readonly at: number; readonly ascii: string; readonly character: string } | null {
  for (const { 0: found, index } of text.matchAll(/[^\0-\x7f]/g)) {
    const ascii = LOOKALIKES.get(found);
    if (ascii) return { at: index, ascii, character: found };
  }
  return null;
}

/** U+FF01 to U+FF5E stand for U+0021 to U+007E. */
function fullWidth() {
  return Array.from({ length: 0x5e }, (_, index) => {
    return [String.fromCharCode(0xff01 + index), String.fromCharCode(0x21 + index)] as const;
  });
}

function letters(characters: string, ascii: string) {
  return Array.from(characters, (character, index) => [character, ascii.charAt(index)] as const);
}

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
