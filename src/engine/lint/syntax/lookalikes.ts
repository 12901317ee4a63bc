import { codePointOf } from "../../code-point.ts";

interface Lookalike {
  /** The ASCII character that it looks like. */
  readonly ascii: string;
  readonly name: string;
}

/** Dashes, colons and letters that look like the ASCII characters of field names and product tokens. */
const LOOKALIKES: ReadonlyMap<string, Lookalike> = new Map([
  lookalike("\u2010", "-", "hyphen"),
  lookalike("\u2011", "-", "non-breaking hyphen"),
  lookalike("\u2012", "-", "figure dash"),
  lookalike("\u2013", "-", "en dash"),
  lookalike("\u2014", "-", "em dash"),
  lookalike("\u2015", "-", "horizontal bar"),
  lookalike("\u2212", "-", "minus sign"),
  lookalike("\ufe63", "-", "small hyphen-minus"),
  lookalike("\u2236", ":", "ratio"),
  lookalike("\ua789", ":", "modifier letter colon"),
  lookalike("\ufe55", ":", "small colon"),
  ...fullWidth(),
  ...letters("Cyrillic", "АВЕКМНОРСТХаеорсухіјѕһԁԛԝ", "ABEKMHOPCTXaeopcyxijshdqw"),
  ...letters("Greek", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"),
]);

/** The text with ASCII characters in the place of those that look like them. */
export function asAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (character) => LOOKALIKES.get(character)?.ascii ?? character);
}

/** The first character of a text that looks like one of ASCII, and what it looks like; null where there is none. */
export function firstLookalike(
  text: string,
): { readonly at: number; readonly ascii: string; readonly character: string } | null {
  for (const { 0: found, index } of text.matchAll(/[^\0-\x7f]/g)) {
    const known = LOOKALIKES.get(found);
    if (!known) continue;
    const character = `${codePointOf(found)} ${known.name}`;
    return { at: index, ascii: known.ascii, character };
  }
  return null;
}

function lookalike(character: string, ascii: string, name: string) {
  return [character, { ascii, name }] as const;
}

/** U+FF01 to U+FF5E stand for U+0021 to U+007E. */
function fullWidth() {
  return Array.from({ length: 0x5e }, (_, index) => {
    const ascii = String.fromCharCode(0x21 + index);
    return lookalike(String.fromCharCode(0xff01 + index), ascii, `full-width ${ascii}`);
  });
}

function letters(script: string, characters: string, ascii: string) {
  return Array.from(characters, (character, index) =>
    lookalike(character, ascii.charAt(index), `${script} letter`),
  );
}
