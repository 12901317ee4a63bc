/** What deflate writes: lengths and distances as codes with further bits (RFC 1951 section 3.2.5). */

/** Bytes as they are, or, where `distance` is not 0, `length` bytes from so far back. */
export interface Step {
  readonly length: number;
  readonly distance: number;
  /** Where it begins, as an offset into the text. */
  readonly at: number;
}

export const SHORTEST_MATCH = 3;
export const LONGEST_MATCH = 258;
export const FARTHEST = 32_768;
/** The symbol after the last step of a block. */
export const END_OF_BLOCK = 256;
/** The first symbol that is a length. */
export const FIRST_LENGTH = 257;
export const LITERALS_AND_LENGTHS = 286;
export const DISTANCES = 30;

/** How many further bits follow each code for a length. */
export const LENGTH_BITS: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
/** How many further bits follow each code for a distance. */
export const DISTANCE_BITS: readonly number[] = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
/** The least length of each code; 258 has a code of its own. */
export const LENGTH_BASES: readonly number[] = [
  ...basesOf(LENGTH_BITS.slice(0, -1), SHORTEST_MATCH),
  LONGEST_MATCH,
];
/** The least distance of each code. */
export const DISTANCE_BASES: readonly number[] = basesOf(DISTANCE_BITS, 1);

/** The code of a length, by the length. */
export const LENGTH_CODES: Uint8Array = codesUpTo(LONGEST_MATCH, LENGTH_BASES);
/** The code of a distance, by the distance. */
export const DISTANCE_CODES: Uint8Array = codesUpTo(FARTHEST, DISTANCE_BASES);

function basesOf(bits: readonly number[], first: number): readonly number[] {
  let next = first;
  return bits.map((width) => {
    const base = next;
    next += 1 << width;
    return base;
  });
}

function codesUpTo(most: number, bases: readonly number[]): Uint8Array {
  const codes = new Uint8Array(most + 1);
  let code = 0;
  for (let value = bases[0] ?? 0; value <= most; value++) {
    while (value >= (bases[code + 1] ?? Number.POSITIVE_INFINITY)) code++;
    codes[value] = code;
  }
  return codes;
}
