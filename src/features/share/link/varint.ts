/** An unsigned number read from bytes, and the offset of the byte after it. */
export interface Varint {
  readonly value: number;
  readonly next: number;
}

/** One more than the largest number a varint of this format holds: four bytes of seven bits. */
export const VARINT_LIMIT = 2 ** 28;

/** The bytes of `value` (a whole number from 0 up to VARINT_LIMIT) in LEB128, the least seven bits first. */
export function varintOf(value: number): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** The number that begins at offset `at`; null where the bytes end inside it or it is not in its shortest form of at most four bytes. */
export function readVarint(bytes: Uint8Array, at: number): Varint | null {
  let value = 0;
  for (let i = 0; i < 4; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) return null;
    value |= (byte & 0x7f) << (7 * i);
    if (byte >= 0x80) continue;
    // One number, one spelling: a zero at the end says nothing.
    return byte === 0 && i > 0 ? null : { value, next: at + i + 1 };
  }
  return null;
}
