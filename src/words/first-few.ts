import { counted, listText, type Noun } from "./numbers.ts";

const MOST_LISTED = 3;

/** The first few of a list as a sentence has them, and how many more there are: `A, B, C and 4 more names`. `more`: what those are called, with what says that they are more. */
export function firstFew<T>(items: readonly T[], phrase: (item: T) => string, more: Noun): string {
  const shown = items.slice(0, MOST_LISTED).map(phrase);
  const left = items.length - shown.length;
  return listText(left > 0 ? [...shown, counted(left, more)] : shown);
}
