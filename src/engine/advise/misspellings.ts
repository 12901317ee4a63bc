import type { FieldName } from "../text/line.ts";

/** Dashes, colons and letters that look like ASCII characters of field names and product tokens, with these. */
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

/** The text with ASCII characters instead of those that look like them. */
export function asAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (character) => LOOKALIKES.get(character) ?? character);
}

/** The first character of a text that looks like an ASCII character, and that character; null if there is none. */
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

/** Characters other than NUL that show nothing, or only a space. Joiners between letters outside ASCII are not included, because scripts need them (The Unicode Standard, 23.2). */
const HIDDEN =
  /[\x01-\x08\v\f\x0e-\x1f\x7f-\xa0\xad\u1680\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/g;

const LIKE_SPACE = /[\v\f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

/** The place of the first hidden character, or -1. */
export function firstHidden(text: string): number {
  return text.search(HIDDEN);
}

/** The visible part of a text: without NULs and hidden characters, or with a space instead. */
export function visible(text: string): string {
  return text.replaceAll("\0", "").replace(LIKE_SPACE, " ").replace(HIDDEN, "");
}

/** Fields, with the number of typing errors after which a word still counts as the field. In short names, few errors make another word. */
const SLIPS: readonly (readonly [FieldName, number])[] = [
  ["user-agent", 2],
  ["disallow", 2],
  ["allow", 1],
  ["sitemap", 1],
  ["crawl-delay", 2],
  ["request-rate", 2],
  ["visit-time", 2],
  ["clean-param", 2],
  ["noindex", 1],
  ["content-signal", 2],
  ["content-usage", 2],
  ["license", 1],
];

/** The field that a word in lower case probably means, or null. */
export function nearField(word: string): FieldName | null {
  for (const slips of [1, 2])
    for (const [name, most] of SLIPS) if (slips <= most && isNear(word, name, slips)) return name;
  return null;
}

/** Whether at most this many letters are missing, added, wrong, or swapped with the next. */
function isNear(word: string, name: string, slips: number): boolean {
  if (Math.abs(word.length - name.length) > slips) return false;
  let same = 0;
  while (same < name.length && word[same] === name[same]) same++;
  if (slips === 0) return same === name.length;
  const [left, right] = [word.slice(same), name.slice(same)];
  if (left === right) return true;
  const fewer = slips - 1;
  return (
    isNear(left.slice(1), right, fewer) ||
    isNear(left, right.slice(1), fewer) ||
    isNear(left.slice(1), right.slice(1), fewer) ||
    (left[0] === right[1] && left[1] === right[0] && isNear(left.slice(2), right.slice(2), fewer))
  );
}

/** An absolute URL, or a host, in place of a path; `rest` is its path with the query. */
export interface WrittenAddress {
  readonly kind: "url" | "host";
  readonly rest: string;
}

// These endings are domains, not file extensions, and file names do not begin with www.
const HOST =
  /^(?:\/\/)?(?:\*\.)?(?:www\d?\.[\w.-]+|(?:[\w-]+\.)+(?:com|net|org|edu|gov|info|biz|io|co|eu|uk|de|fr|nl|es|ru|jp|cn|au|ca|br|ch|be|se)|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?![\w.-])/i;

// RFC 1035 2.3.4: a name has at most 255 bytes, so the rest of the line does not matter.
const LONGEST = 300;

/** The absolute URL, or the host with a path, that a rule has as its path; or null. */
export function writtenAddress(path: string): WrittenAddress | null {
  const origin = /^[a-z][a-z0-9+.-]{1,15}:\/\/[^/?*$]*/i.exec(path);
  if (origin) return { kind: "url", rest: path.slice(origin[0].length) };
  const host = HOST.exec(path.slice(0, LONGEST));
  return host && { kind: "host", rest: path.slice(host[0].length) };
}
