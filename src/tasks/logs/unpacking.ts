import { Gunzip } from "fflate";

/** Whether bytes are compressed with gzip (RFC 1952 2.3.1). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Unpacks gzip that comes in portions, several files one after another too. */
export class Unpacking {
  private parts: Uint8Array[] = [];
  private readonly gunzip = new Gunzip((part) => this.parts.push(part));

  /** What a portion adds. Where it is damaged, `isDamaged`, and nothing comes after. */
  unpack(
    portion: Uint8Array,
    isLast: boolean,
  ): { readonly parts: readonly Uint8Array[]; readonly isDamaged: boolean } {
    let isDamaged = false;
    try {
      this.gunzip.push(portion, isLast);
    } catch {
      isDamaged = true;
    }
    const { parts } = this;
    this.parts = [];
    return { parts, isDamaged };
  }
}
