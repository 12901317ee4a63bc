import { numberText } from "../../words/numbers.ts";

/** Of a text that a box could not draw. `length`: of what would be in it, in characters. */
export function tooLongForBox(length: number, most: number): string {
  return `Nothing was pasted, and the text here is as it was. This box takes at most ${numberText(most)} characters; there would be ${numberText(length)}.`;
}
