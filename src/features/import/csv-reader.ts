import { Mark } from "../../engine/text/characters.ts";

export type Separator = "," | ";" | "\t";

/** How many cells of a row are read; those beyond are passed over. */
export const MOST_COLUMNS = 256;

/** A row of a table: its cells without their quotes, and where it stands. Offsets are UTF-16 units, half open. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly string[];
  /** Whether some cell is in quotes as a whole: with a wrong separator hardly any is. */
  readonly isQuoted: boolean;
}

/**
 * The rows of a CSV file (RFC 4180), one after another, in time linear in its length. Any text is
 * some table: rows may also end at CR or LF alone, differ in length, and go on after a closing quote.
 */
export class CsvReader {
  /** Where the first quote stands that nothing closes; null while none was met. From there on quotes are text, or one slip would hide the rest of the file in a cell. */
  unclosedAt: number | null = null;
  private readonly text: string;
  private readonly separator: Separator;
  private readonly separators: Mark;
  private readonly crs: Mark;
  private readonly lfs: Mark;
  private at = 0;
  private hasQuotes = false;

  constructor(text: string, separator: Separator) {
    this.text = text;
    this.separator = separator;
    this.separators = new Mark(separator, text);
    this.crs = new Mark("\r", text);
    this.lfs = new Mark("\n", text);
  }

  /** The next row, or null at the end of the file. An empty line is a row of one empty cell. */
  next(): Row | null {
    const { text } = this;
    const from = this.at;
    if (from >= text.length) return null;
    this.hasQuotes = false;
    const cells = [this.cell()];
    while (text.startsWith(this.separator, this.at)) {
      this.at++;
      const cell = this.cell();
      if (cells.length < MOST_COLUMNS) cells.push(cell);
    }
    const to = this.at;
    this.at += text.startsWith("\r\n", to) ? 2 : 1;
    return { from, to, cells, isQuoted: this.hasQuotes };
  }

  private cell(): string {
    const from = this.at;
    const quoted = this.text.startsWith('"', from) ? this.quotedEnd(from) : null;
    this.at = this.cellEnd(quoted ?? from);
    if (quoted === null) return this.text.slice(from, this.at);
    if (quoted === this.at) this.hasQuotes = true;
    const inside = this.text.slice(from + 1, quoted - 1).replaceAll('""', '"');
    return inside + this.text.slice(quoted, this.at);
  }

  /** The place after the quote that closes the one at `from`; null where none does. */
  private quotedEnd(from: number): number | null {
    if (this.unclosedAt !== null) return null;
    for (let at = from + 1; ; ) {
      const quote = this.text.indexOf('"', at);
      if (quote < 0) break;
      if (!this.text.startsWith('"', quote + 1)) return quote + 1;
      at = quote + 2;
    }
    this.unclosedAt = from;
    return null;
  }

  private cellEnd(from: number): number {
    return Math.min(this.separators.from(from), this.crs.from(from), this.lfs.from(from));
  }
}
