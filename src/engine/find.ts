/** Longer pieces are looked for in a way that no text makes slow; for shorter ones nothing is quicker than indexOf. */
const LONG = 128;

/**
 * Where `piece` first stands in `text` at or after `from`, or -1. A browser's indexOf compares a
 * long piece again at nearly every place of a text that nearly holds it; here the time grows with
 * both lengths together, whatever they hold.
 */
export function find(text: string, piece: string, from: number): number {
  if (piece.length < LONG || text.length - from < piece.length * 2)
    return text.indexOf(piece, from);
  return findLong(text, piece, from);
}

/** Knuth, Morris and Pratt, "Fast pattern matching in strings" (1977). */
function findLong(text: string, piece: string, from: number): number {
  const borders = bordersOf(piece);
  let matched = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && piece.charCodeAt(matched) !== unit) matched = borders[matched - 1] ?? 0;
    if (piece.charCodeAt(matched) === unit) matched++;
    if (matched === piece.length) return at + 1 - matched;
  }
  return -1;
}

/** For each length of a beginning of the piece, less one: how much of its end is a beginning of the piece too. */
function bordersOf(piece: string): Int32Array {
  const borders = new Int32Array(piece.length);
  let matched = 0;
  for (let at = 1; at < piece.length; at++) {
    const unit = piece.charCodeAt(at);
    while (matched > 0 && piece.charCodeAt(matched) !== unit) matched = borders[matched - 1] ?? 0;
    if (piece.charCodeAt(matched) === unit) matched++;
    borders[at] = matched;
  }
  return borders;
}
