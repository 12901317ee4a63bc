// A URL of a hundred thousand characters is placed by its beginning: each comparison stays short.
const LONGEST_COMPARED = 2_000;

/** A text that stands to others as `text` does, by UTF-16 units, but with the numbers in it by their size: `/p/9` before `/p/10`. */
export function naturalKey(text: string): string {
  return text.slice(0, LONGEST_COMPARED).replace(/\d+/g, sizedNumber);
}

/** The digits behind how many there are: 7 as 17, 12 as 212, and eight more with each 9 before. */
function sizedNumber(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, "");
  const more = number.length - 1;
  return `${"9".repeat(more >> 3)}${(more & 7) + 1}${number}`;
}
