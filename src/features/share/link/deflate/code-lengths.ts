/** A symbol, or several together, by how often they come. */
interface Package {
  readonly count: number;
  readonly symbols: readonly number[];
}

/** The lengths of the best prefix code of at most `longest` bits for symbols that come so often; 0 for those that never do (package-merge, Larmore and Hirschberg 1990). */
export function codeLengths(counts: readonly number[], longest: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const single: readonly Package[] = counts
    .map((count, symbol) => ({ count, symbols: [symbol] }))
    .filter(({ count }) => count > 0)
    .sort(byCount);
  const [only, second] = single;
  // One code has to be told apart from none, and takes a bit (RFC 1951 section 3.2.7).
  if (only && !second) for (const symbol of only.symbols) lengths[symbol] = 1;
  if (!second) return lengths;
  let level: readonly Package[] = [];
  for (let bits = 0; bits < longest; bits++) level = [...single, ...paired(level)].sort(byCount);
  for (const { symbols } of level.slice(0, 2 * single.length - 2))
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
  return lengths;
}

/** The codes of these lengths, each with its bits in the order they are written (RFC 1951 section 3.2.2). */
export function codesOf(lengths: ArrayLike<number>): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let next = 0;
  for (let bits = 1; bits < 16; bits++) {
    next <<= 1;
    for (let symbol = 0; symbol < lengths.length; symbol++)
      if (lengths[symbol] === bits) codes[symbol] = reversed(next++, bits);
  }
  return codes;
}

function paired(level: readonly Package[]): readonly Package[] {
  const pairs: Package[] = [];
  for (let at = 0; at + 1 < level.length; at += 2) {
    const [a, b] = level.slice(at, at + 2);
    if (a && b) pairs.push({ count: a.count + b.count, symbols: [...a.symbols, ...b.symbols] });
  }
  return pairs;
}

function byCount(a: Package, b: Package): number {
  return a.count - b.count;
}

function reversed(code: number, bits: number): number {
  let back = 0;
  for (let bit = 0; bit < bits; bit++) back |= ((code >> bit) & 1) << (bits - 1 - bit);
  return back;
}
