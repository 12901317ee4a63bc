import { encodeText } from "../../engine/text/bytes.ts";
import { Mark } from "../../engine/text/characters.ts";

/** A line without its end. Offsets are UTF-16 units, half open. */
interface LineSpan {
  readonly from: number;
  readonly to: number;
}

/** The lines of a text, which end at CR, LF or CRLF; after a final end of line there is one more, which is empty. */
export function* linesIn(text: string): Generator<LineSpan, void> {
  const breaks = new LineBreaks(text);
  for (let from = 0; from <= text.length; ) {
    const to = breaks.from(from);
    yield { from, to };
    from = breaks.after(to);
  }
}

/** The number of the line that an offset is on, for offsets that never go back. */
export class LineNumbers {
  private readonly breaks: LineBreaks;
  private number = 1;
  /** Where the next line begins. */
  private next: number;

  constructor(text: string) {
    this.breaks = new LineBreaks(text);
    this.next = this.breaks.after(this.breaks.from(0));
  }

  /** From 1. */
  at(offset: number): number {
    for (; this.next <= offset; this.number++)
      this.next = this.breaks.after(this.breaks.from(this.next));
    return this.number;
  }
}

class LineBreaks {
  private readonly text: string;
  private readonly lf: Mark;
  private readonly cr: Mark;

  constructor(text: string) {
    this.text = text;
    this.lf = new Mark("\n", text);
    this.cr = new Mark("\r", text);
  }

  /** The end of the line that `at` is on; `at` never goes back. */
  from(at: number): number {
    return Math.min(this.lf.from(at), this.cr.from(at));
  }

  /** Where the line after the one that ends at `end` begins. */
  after(end: number): number {
    return end + (this.text.startsWith("\r\n", end) ? 2 : 1);
  }
}

/** Reads a text again that is UTF-16 (a spreadsheet's “Unicode text”) and that `decodeText` read as UTF-8; any other text stays as it is. */
export function withoutUtf16(text: string): string {
  const encoding = encodingOf(text.slice(0, 4));
  return encoding === null ? text : new TextDecoder(encoding).decode(encodeText(text));
}

// By its byte order mark, FF FE or FE FF, which is not valid UTF-8; or by the zeros that are every
// other byte of Latin letters.
function encodingOf(start: string): "utf-16le" | "utf-16be" | null {
  if (start.startsWith("\udcff\udcfe") || /^[^\0]\0[^\0]\0/.test(start)) return "utf-16le";
  return start.startsWith("\udcfe\udcff") || /^\0[^\0]\0[^\0]/.test(start) ? "utf-16be" : null;
}
