import type { BitWriter } from "./bit-writer.ts";
import { codeLengths, codesOf } from "./code-lengths.ts";
import {
  DISTANCE_BASES,
  DISTANCE_BITS,
  DISTANCE_CODES,
  DISTANCES,
  END_OF_BLOCK,
  FIRST_LENGTH,
  LENGTH_BASES,
  LENGTH_BITS,
  LENGTH_CODES,
  LITERALS_AND_LENGTHS,
  type Step,
} from "./symbols.ts";

/** How many bits the code of each symbol has; 0: it has none. */
export interface CodeLengths {
  readonly literals: ArrayLike<number>;
  readonly distances: ArrayLike<number>;
}

/** How often each symbol comes. */
export interface Counts {
  readonly literals: readonly number[];
  readonly distances: readonly number[];
}

/** RFC 1951 section 3.2.6; its symbols 286 and 287 never come, but count for the codes. */
export const FIXED: CodeLengths = {
  literals: Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  ),
  distances: new Array<number>(DISTANCES).fill(5),
};

/** How often each symbol comes in these steps and the end after them. */
export function countsOf(text: Uint8Array, steps: readonly Step[]): Counts {
  const literals = new Array<number>(LITERALS_AND_LENGTHS).fill(0);
  const distances = new Array<number>(DISTANCES).fill(0);
  const add = (counts: number[], symbol: number) => {
    counts[symbol] = (counts[symbol] ?? 0) + 1;
  };
  for (const { length, distance, at } of steps) {
    add(literals, distance === 0 ? (text[at] ?? 0) : FIRST_LENGTH + (LENGTH_CODES[length] ?? 0));
    if (distance > 0) add(distances, DISTANCE_CODES[distance] ?? 0);
  }
  add(literals, END_OF_BLOCK);
  return { literals, distances };
}

/** The codes that these counts deserve. */
export function lengthsFor({ literals, distances }: Counts): CodeLengths {
  return { literals: codeLengths(literals, 15), distances: codeLengths(distances, 15) };
}

/** Writes steps with these codes, and the end of the block. */
export function writeSteps(
  out: BitWriter,
  text: Uint8Array,
  steps: readonly Step[],
  lengths: CodeLengths,
): void {
  const literals = codesOf(lengths.literals);
  const distances = codesOf(lengths.distances);
  const putLiteral = (symbol: number) =>
    out.write(literals[symbol] ?? 0, lengths.literals[symbol] ?? 0);
  for (const { length, distance, at } of steps) {
    if (distance === 0) {
      putLiteral(text[at] ?? 0);
      continue;
    }
    const code = LENGTH_CODES[length] ?? 0;
    putLiteral(FIRST_LENGTH + code);
    out.write(length - (LENGTH_BASES[code] ?? 0), LENGTH_BITS[code] ?? 0);
    const far = DISTANCE_CODES[distance] ?? 0;
    out.write(distances[far] ?? 0, lengths.distances[far] ?? 0);
    out.write(distance - (DISTANCE_BASES[far] ?? 0), DISTANCE_BITS[far] ?? 0);
  }
  putLiteral(END_OF_BLOCK);
}
