import type { BitWriter } from "./bit-writer.ts";
import type { CodeLengths } from "./block.ts";
import { codeLengths, codesOf } from "./code-lengths.ts";

/** A symbol of the code that codes are written in, with its further bits (RFC 1951 section 3.2.7). */
interface Run {
  readonly symbol: number;
  readonly extra: number;
  readonly width: number;
}

// The order in which the lengths for this code come: the rare ones last, to be left out.
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const REPEAT = { symbol: 16, least: 3, most: 6, width: 2 };
const ZEROS = { symbol: 17, least: 3, most: 10, width: 3 };
const MANY_ZEROS = { symbol: 18, least: 11, most: 138, width: 7 };

/** Writes the codes of a block before it. */
export function writeCodeTable(out: BitWriter, { literals, distances }: CodeLengths): void {
  const literalCount = Math.max(257, usedOf(literals));
  const distanceCount = Math.max(1, usedOf(distances));
  const runs = runsIn([
    ...Array.from(literals).slice(0, literalCount),
    ...Array.from(distances).slice(0, distanceCount),
  ]);
  const counts = new Array<number>(ORDER.length).fill(0);
  for (const { symbol } of runs) counts[symbol] = (counts[symbol] ?? 0) + 1;
  const lengths = codeLengths(counts, 7);
  const codes = codesOf(lengths);
  const ordered = ORDER.map((symbol) => lengths[symbol] ?? 0);
  const orderedCount = Math.max(4, usedOf(ordered));
  out.write(literalCount - 257, 5);
  out.write(distanceCount - 1, 5);
  out.write(orderedCount - 4, 4);
  for (const length of ordered.slice(0, orderedCount)) out.write(length, 3);
  for (const { symbol, extra, width } of runs) {
    out.write(codes[symbol] ?? 0, lengths[symbol] ?? 0);
    out.write(extra, width);
  }
}

/** How many there are up to the last that is not 0. */
function usedOf(lengths: ArrayLike<number>): number {
  let used = lengths.length;
  while (used > 0 && (lengths[used - 1] ?? 0) === 0) used--;
  return used;
}

function runsIn(lengths: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at] ?? 0;
    let end = at + 1;
    while (lengths[end] === length) end++;
    if (length > 0) runs.push(plain(length));
    let left = end - at - (length > 0 ? 1 : 0);
    for (const kind of length > 0 ? [REPEAT] : [MANY_ZEROS, ZEROS])
      while (left >= kind.least) {
        const taken = Math.min(kind.most, left);
        runs.push({ symbol: kind.symbol, extra: taken - kind.least, width: kind.width });
        left -= taken;
      }
    for (; left > 0; left--) runs.push(plain(length));
    at = end;
  }
  return runs;
}

function plain(length: number): Run {
  return { symbol: length, extra: 0, width: 0 };
}
