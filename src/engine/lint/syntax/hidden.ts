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
