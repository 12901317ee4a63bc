/** Bits on their way into bytes, the first in the lowest place (RFC 1951 section 3.1.1). */
export class BitWriter {
  private readonly bytes: number[] = [];
  private pending = 0;
  private width = 0;

  /** Writes the low `width` bits of `value`, at most 16. */
  write(value: number, width: number): void {
    this.pending |= value << this.width;
    this.width += width;
    for (; this.width >= 8; this.width -= 8) {
      this.bytes.push(this.pending & 255);
      this.pending >>>= 8;
    }
  }

  /** All of them, the last byte filled up with zeros. */
  finished(): Uint8Array {
    return Uint8Array.from(this.width > 0 ? [...this.bytes, this.pending] : this.bytes);
  }
}
