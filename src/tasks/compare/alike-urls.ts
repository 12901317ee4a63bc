/** What most URLs of a list have at their start and at their end; empty for nothing. */
export interface Alike {
  readonly start: string;
  readonly end: string;
}

/** Shorter URLs are shown whole, and shorter parts stay: nothing would be gained. In UTF-16 units. */
const LEAST = { url: 25, part: 8 };

/** Of so much of a URL it is found what others share, in UTF-16 units. */
const LONGEST_PART = 500;

/** A part is left out where so many of the URLs have it: a single other URL does not make all rows look alike. */
const MOST = 0.75;

/** What most URLs of a short list share, as whole segments, parameters and words: a number is not cut in two. */
export function alikeIn(urls: Iterable<string>): Alike {
  const long = [...new Set(urls)].filter(({ length }) => length >= LEAST.url);
  const start = mostShared(long);
  const end = mostShared(long.map(reversed));
  return {
    start: longEnough(start.slice(0, Math.max(0, lastOf("/?&", start)))),
    end: reversed(longEnough(end.slice(0, lastOf("/?&=._~-", end) + 1))),
  };
}

/** A URL with an ellipsis in place of what it shares with others. */
export function withoutAlike(url: string, { start, end }: Alike): string {
  if (url.length < LEAST.url) return url;
  const hasStart = start !== "" && url.startsWith(start);
  const from = hasStart ? start.length : 0;
  const hasEnd = end !== "" && url.endsWith(end) && url.length - end.length > from;
  const to = hasEnd ? url.length - end.length : url.length;
  return (hasStart ? "…" : "") + url.slice(from, to) + (hasEnd ? "…" : "");
}

/** The longest start that MOST of the texts have. These follow each other when sorted, so the text in the middle has it. */
function mostShared(texts: readonly string[]): string {
  const parts = texts.map((text) => text.slice(0, LONGEST_PART)).toSorted();
  const middle = parts[parts.length >> 1];
  if (middle === undefined || parts.length === 1) return "";
  const shared = parts.map((part) => lengthShared(middle, part)).toSorted((a, b) => b - a);
  return middle.slice(0, shared[Math.ceil(parts.length * MOST) - 1]);
}

function lengthShared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function lastOf(characters: string, text: string): number {
  return Math.max(...[...characters].map((character) => text.lastIndexOf(character)));
}

function longEnough(part: string): string {
  return part.length < LEAST.part ? "" : part;
}

// Halves of characters change places as well, but a part ends at an ASCII character.
function reversed(text: string): string {
  return text.split("").reverse().join("");
}
