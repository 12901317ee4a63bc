import { encodeText } from "../../engine/text/bytes.ts";
import { NextPlace } from "../../engine/text/characters.ts";

/** A line without its end. Offsets are UTF-16 units, half open. */
interface LineSpan {
  readonly from: number;
  readonly to: number;
}

/** The lines of a text, which end at CR, LF or CRLF; after a final end of line there is one more, which is empty. */
export function* linesIn(text: string): Generator<LineSpan, void> {
  const lf = new NextPlace("\n", text);
  const cr = new NextPlace("\r", text);
  for (let from = 0; from <= text.length; ) {
    const to = Math.min(lf.from(from), cr.from(from));
    yield { from, to };
    from = to + (text.startsWith("\r\n", to) ? 2 : 1);
  }
}

/** The number of the line that an offset is on, for offsets that never go back. */
export class LineNumbers {
  private readonly lines: Generator<LineSpan, void>;
  private number = 0;
  /** Where the next line begins. */
  private next = 0;

  constructor(text: string) {
    this.lines = linesIn(text);
    this.lines.next();
  }

  /** From 1. */
  at(offset: number): number {
    for (; this.next <= offset; this.number++)
      this.next = this.lines.next().value?.from ?? Number.POSITIVE_INFINITY;
    return this.number;
  }
}

/** Reads a text again that `decodeText` read as UTF-8 and that is UTF-16 (a spreadsheet's “Unicode text”) or Windows-1252 (its CSV); any other text stays as it is. */
export function inItsEncoding(text: string): string {
  const encoding = utf16Of(text.slice(0, 4)) ?? (isWindows1252(text) ? "windows-1252" : null);
  return encoding === null ? text : new TextDecoder(encoding).decode(encodeText(text));
}

/** The same for UTF-16 alone. */
export function inUtf16(text: string): string {
  const encoding = utf16Of(text.slice(0, 4));
  return encoding === null ? text : new TextDecoder(encoding).decode(encodeText(text));
}

/** Whether a text is most likely Windows-1252: it has bytes that are not UTF-8, and no character beyond ASCII that is. */
export function isWindows1252(text: string): boolean {
  const isUtf8 = /[^\0-\x7f\udc80-\udcff]/;
  return utf16Of(text.slice(0, 4)) === null && /[\udc80-\udcff]/.test(text) && !isUtf8.test(text);
}

/** Which UTF-16 a text is, by its first four bytes as `decodeText` reads them; null for any other text. */
export function utf16Of(start: string): "utf-16le" | "utf-16be" | null {
  // By its byte order mark, FF FE or FE FF, which is not valid UTF-8; or by the zeros that are every
  // other byte of Latin letters.
  if (start.startsWith("\udcff\udcfe") || /^[^\0]\0[^\0]\0/.test(start)) return "utf-16le";
  return start.startsWith("\udcfe\udcff") || /^\0[^\0]\0[^\0]/.test(start) ? "utf-16be" : null;
}

/** How many bytes at the end begin a character that goes on. */
export function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back;
  }
  return 0;
}
