import { SitemapCut } from "../../../tasks/live/sitemaps/model.ts";

/** More than any JSON that the handler sends. */
const LONGEST_JSON = 1024 * 1024;
const LONGEST_LENGTH = 9;
const LINE_FEED = 10;

/** Reads what the handler sends for a sitemap (SitemapOpened says how): parts, each behind its length. Throws SitemapCut where the connection breaks. */
export class PartReader {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private rest: Uint8Array = new Uint8Array();

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.reader = reader;
  }

  /** The next part as JSON; null where it is not. */
  async json(): Promise<unknown> {
    const length = await this.length();
    if (length > LONGEST_JSON) return null;
    const decoder = new TextDecoder();
    let text = "";
    for await (const piece of this.bytes(length)) text += decoder.decode(piece, { stream: true });
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  /** The parts up to an empty one, as they come. */
  async *pieces(): AsyncGenerator<Uint8Array, void> {
    for (let length = await this.length(); length > 0; length = await this.length())
      yield* this.bytes(length);
  }

  /** Ends the connection, whatever is left. */
  close(): void {
    void this.reader.cancel().catch(() => {});
  }

  private async length(): Promise<number> {
    let digits = "";
    for (;;) {
      while (this.rest.length === 0) await this.fill();
      const [byte = LINE_FEED] = this.rest;
      this.rest = this.rest.subarray(1);
      if (byte === LINE_FEED) break;
      digits += String.fromCharCode(byte);
      if (digits.length > LONGEST_LENGTH) throw new SitemapCut("incomplete");
    }
    if (!/^\d+$/.test(digits)) throw new SitemapCut("incomplete");
    return Number(digits);
  }

  private async *bytes(length: number): AsyncGenerator<Uint8Array, void> {
    for (let left = length; left > 0; ) {
      if (this.rest.length === 0) await this.fill();
      const piece = this.rest.subarray(0, left);
      this.rest = this.rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  private async fill(): Promise<void> {
    const next = await this.reader.read().catch(() => null);
    if (!next || next.done) throw new SitemapCut("incomplete");
    this.rest = next.value;
  }
}
