/** The letters of cells, by the two bits each is written with. */
const LETTERS = "-ab";

/** Expectations, a letter a cell (see letters.ts), as bytes: four cells in each, the first in the low bits. */
export function bytesOfLetters(letters: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(letters.length / 4));
  for (let cell = 0; cell < letters.length; cell++) {
    const code = LETTERS.indexOf(letters.charAt(cell));
    if (code < 0) throw new Error(`No expectation is written as ${letters.charAt(cell)}`);
    bytes[cell >> 2] = (bytes[cell >> 2] ?? 0) | (code << (2 * (cell & 3)));
  }
  return bytes;
}

/** The letters in bytes, none after the last that expects something; null where some cell is none of the three. */
export function lettersInBytes(bytes: Uint8Array): string | null {
  const letters: string[] = [];
  for (const byte of bytes)
    for (let shift = 0; shift < 8; shift += 2) {
      const letter = LETTERS[(byte >> shift) & 3];
      if (letter === undefined) return null;
      letters.push(letter);
    }
  return letters.join("").replace(/-+$/, "");
}
