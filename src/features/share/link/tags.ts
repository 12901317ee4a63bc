/** What a field of a frame is, by its first byte. */

// A reader skips an even tag it does not know and refuses an odd one, so a field that changes what
// the rest means gets an odd tag.
export const TEXT = 1;
export const CRLF_TEXT = 3;
export const CRAWLERS = 4;
export const DIALECT = 5;
export const URLS = 6;
export const FOCUS = 8;
export const EXPECTATIONS = 10;
export const SITE = 13;
export const ANSWER = 15;
/** Every tag but those of the text. */
export const FIELDS: ReadonlySet<number> = new Set([
  CRAWLERS,
  DIALECT,
  URLS,
  FOCUS,
  EXPECTATIONS,
  SITE,
  ANSWER,
]);
