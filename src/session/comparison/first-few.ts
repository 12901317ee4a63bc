import { counted } from "../phrases.ts";

const MOST_LISTED = 3;
const LIST = new Intl.ListFormat("en-GB");

/** The first few of a list as a sentence has them, and how many more there are: `A, B, C and 4 more names`. */
export function firstFew<T>(
  items: readonly T[],
  phrase: (item: T) => string,
  noun: string,
): string {
  const shown = items.slice(0, MOST_LISTED).map(phrase);
  const more = items.length - shown.length;
  return LIST.format(more > 0 ? [...shown, counted(more, `more ${noun}`)] : shown);
}
