import { LONGEST_URL } from "../../core/inputs.ts";
import { addressOf } from "../../core/typed-urls.ts";
import { NextPlace } from "../../engine/text/characters.ts";
import { excerpt } from "../../words/quoting.ts";
import { type Item, type Items, isProse, likenessToUrl } from "./collection.ts";

/** The cells of one column of a CSV file. */
export function csvItems(text: string, { separator, heads, columns }: Table): Items {
  return rowItems(text, separator, heads, ({ from, to, cells }): Item => {
    const cell = cells[columns.taken]?.trim() ?? "";
    // Reports have rows such as “(not set)” and “Grand total”.
    const reason = cell === "" ? "empty" : isProse(cell) ? "not-url" : null;
    if (reason) return { kind: "bad", at: from, text: text.slice(from, to), reason };
    return { kind: "url", at: from, text: addressOf(cell) };
  });
}

/** What `itemOf` makes of each row of a CSV file below its `heads` first ones, and the first quote that nothing closes; null for other rows. */
export function* rowItems<RowItem>(
  text: string,
  separator: Separator,
  heads: number,
  itemOf: (row: Row) => RowItem,
): Generator<RowItem | UnclosedQuote | null, void> {
  const reader = new CsvReader(text, separator);
  let left = heads;
  let unclosedIsTold = false;
  for (let row = reader.next(); row; row = reader.next()) {
    if (row === "more") {
      yield null;
      continue;
    }
    const { unclosedAt: at } = reader;
    if (at !== null && !unclosedIsTold) {
      unclosedIsTold = true;
      yield { kind: "bad", at, text: text.slice(at, row.to), reason: "unclosed" };
    }
    yield isBlank(row) || left > 0 ? null : itemOf(row);
    if (!isBlank(row)) left--;
  }
}

type UnclosedQuote = Extract<Item, { kind: "bad" }> & { readonly reason: "unclosed" };

/** Whether a row is an empty line. */
export function isBlank({ cells }: Row): boolean {
  return cells.length === 1 && cells[0]?.trim() === "";
}

/** The columns of a table by name, or by first cell where there is no header, and the one that URLs are taken from. */
export interface Columns {
  readonly names: readonly string[];
  readonly taken: number;
}

/** The layout of a CSV file. */
interface Table {
  readonly separator: Separator;
  /** How many rows, empty lines aside, are above the first with values: the header, and what a report says before it. */
  readonly heads: number;
  readonly columns: Columns;
}

/** The likeliest first: of a table with one column, each would do, and a URL may contain the others but no tab. */
export const SEPARATORS: readonly Separator[] = ["\t", ",", ";"];
/** Enough to recognize a table. */
const MOST_ROWS = 500;

// What spreadsheets and crawlers call the only column of a table; any other word would be a path.
const LONE_HEADERS: ReadonlySet<string> = new Set(
  "url urls uri address adresse link links loc page pages seite seiten zielseite path".split(" "),
);

/** The table that the beginning of a text seems to be, or null: a list of URLs with commas in them is not a table. `isCut`: the text goes on. */
export function tableIn(sample: string, isCut: boolean): Table | null {
  const tables = drafts(sample, isCut).filter(isTable);
  return tables.length > 0 ? likeliest(tables) : null;
}

/** The same for a text that is known to be a table. */
export function tableOf(sample: string, isCut: boolean): Table {
  return tableIn(sample, isCut) ?? likeliest(drafts(sample, isCut));
}

/** A table, if this is its separator. */
interface Draft extends Table {
  /** From the header on, if `hasHeader`. */
  readonly rows: readonly Row[];
  readonly hasHeader: boolean;
}

function drafts(sample: string, isCut: boolean): readonly Draft[] {
  return SEPARATORS.map((separator) => {
    const all = rowsIn(sample, separator, isCut);
    const isHeader = (at: number) => !hasUrl(all[at]) && all.slice(at + 1).some(hasUrl);
    const above = notesAbove(all);
    const notes = isHeader(above) ? above : 0;
    const rows = all.slice(notes);
    const hasHeader = isHeader(notes);
    const heads = notes + Number(hasHeader);
    const names = rows[0]?.cells.map(excerpt) ?? [""];
    return { separator, rows, hasHeader, heads, columns: { names, taken: takenFrom(rows) } };
  });
}

function hasUrl(row: Row | undefined): boolean {
  return row?.cells.some((cell) => likenessToUrl(cell) > 0) ?? false;
}

/** How many rows are above a table: Google Analytics begins its reports with comments, other programs with a title. */
function notesAbove(rows: readonly Row[]): number {
  const isNote = ({ cells: [first = "", ...others] }: Row) =>
    others.length === 0 || first.startsWith("# ");
  return Math.max(
    0,
    rows.findIndex((row) => hasUrl(row) || !isNote(row)),
  );
}

function rowsIn(sample: string, separator: Separator, isCut: boolean): readonly Row[] {
  const reader = new CsvReader(sample, separator);
  const rows: Row[] = [];
  let row = reader.next();
  for (; row && rows.length < MOST_ROWS; row = reader.next())
    if (row !== "more" && sample.slice(row.from, row.to).trim() !== "") rows.push(row);
  const lastIsCut = isCut && row === null && rows.length > 1;
  return lastIsCut ? rows.slice(0, -1) : rows;
}

/** The column with the most URLs; the first of equals. */
function takenFrom(rows: readonly Row[]): number {
  const likeness: number[] = [];
  for (const { cells } of rows)
    cells.forEach((cell, index) => {
      likeness[index] = (likeness[index] ?? 0) + likenessToUrl(cell);
    });
  return Math.max(0, likeness.indexOf(Math.max(...likeness)));
}

/** The one with the most columns, among those with cells in quotes if there are any; the first of equals. */
function likeliest(found: readonly Draft[]): Table {
  const quoted = found.filter(({ rows }) => rows.some((row) => row.isQuoted));
  const width = ({ columns }: Draft) => columns.names.length;
  return (quoted.length > 0 ? quoted : found).reduce((best, other) =>
    width(other) > width(best) ? other : best,
  );
}

function isTable({ rows, separator, hasHeader, columns: { names } }: Draft): boolean {
  const [first] = rows;
  const ragged = rows.filter(({ cells }) => cells.length !== names.length).length;
  // Below a header, a row may have a comma too many, or lack its last cells.
  const mayBeRagged = hasHeader && names.length > 1 && ragged * 2 < rows.length;
  if (!first || (ragged > 0 && !mayBeRagged)) return false;
  if (first.isQuoted) return true;
  if (names.length === 1)
    return hasHeader && LONE_HEADERS.has(first.cells[0]?.trim().toLowerCase() ?? "");
  if (separator === "\t" || hasHeader) return true;
  return rows.length > 1 && rows.every(isRow);
}

/** Whether a row is unlikely to be one URL: "/news,123.html" and "/a;v=1" may be one, "/news,200" and "Googlebot,/news" are not. */
function isRow({ cells: [first = "", ...others] }: Row): boolean {
  if (likenessToUrl(first) === 0) return others.some((cell) => likenessToUrl(cell) > 0);
  return others.every((cell) => likenessToUrl(cell) === 2 || /^[\s\d.:%-]*$/.test(cell));
}

export type Separator = "," | ";" | "\t";

/** How many cells of a row are read; the rest are ignored. */
export const MOST_COLUMNS = 256;

/** How much of a cell is read, in UTF-16 units: it may be a URL in which each character is a quote. */
const LONGEST_CELL = 2 * LONGEST_URL + 2;

/** How many quotes within a cell are passed before the caller can pause. */
const QUOTES_AT_ONCE = 1_024;

/** A row of a table: its cells without their quotes, and its place. Offsets are UTF-16 units, half open. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly string[];
  /** Whether a whole cell is in quotes: with a wrong separator, that is rare. */
  readonly isQuoted: boolean;
}

/**
 * The rows of a CSV file (RFC 4180), one after another, in time linear in its length. It reads any
 * text: rows may also end at CR or LF alone, differ in length, and go on after a closing quote.
 */
export class CsvReader {
  /** Where the first quote is that nothing closes; null while there is none. After it quotes are text, or one mistake would hide the rest of the file in a cell. */
  unclosedAt: number | null = null;
  private readonly text: string;
  private readonly separator: Separator;
  private readonly cellEnds: readonly NextPlace[];
  private at: number;
  private hasQuotes = false;
  /** The row that is being read; null between rows. */
  private row: { readonly from: number; readonly cells: string[] } | null = null;
  /** How far the cell in quotes at `at` was read; null where that has not begun. */
  private readTo: number | null = null;

  constructor(text: string, separator: Separator) {
    this.text = text;
    this.separator = separator;
    // Excel takes the separator from such a line, which some tools write for it.
    this.at = /^sep=[,;\t](?:\r\n|\r|\n)/i.exec(text)?.[0].length ?? 0;
    this.cellEnds = [separator, "\r", "\n"].map((end) => new NextPlace(end, text));
  }

  /** The next row, or null at the end of the file; "more" after some work within a row. An empty line is a row of one empty cell. */
  next(): Row | "more" | null {
    const { text } = this;
    if (this.row === null) {
      if (this.at >= text.length) return null;
      this.row = { from: this.at, cells: [] };
      this.hasQuotes = false;
    }
    const { from, cells } = this.row;
    for (;;) {
      const cell = this.cell();
      if (cell === null) return "more";
      if (cells.length < MOST_COLUMNS) cells.push(cell);
      if (!text.startsWith(this.separator, this.at)) break;
      this.at++;
    }
    const to = this.at;
    this.at += text.startsWith("\r\n", to) ? 2 : 1;
    this.row = null;
    return { from, to, cells, isQuoted: this.hasQuotes };
  }

  /** The cell at `at`, which is then after it; null where there is more to do. */
  private cell(): string | null {
    const from = this.at;
    const quoted = this.text.startsWith('"', from) ? this.quotedEnd(from) : null;
    if (quoted === "more") return null;
    this.at = this.cellEnd(quoted ?? from);
    if (quoted === null) return this.text.slice(from, Math.min(this.at, from + LONGEST_CELL));
    if (quoted === this.at) this.hasQuotes = true;
    const inside = this.text.slice(from + 1, Math.min(quoted - 1, from + LONGEST_CELL));
    const after = this.text.slice(quoted, Math.min(this.at, quoted + LONGEST_CELL));
    return inside.replaceAll('""', '"') + after;
  }

  /** The place after the quote that closes the one at `from`; null where there is none. */
  private quotedEnd(from: number): number | "more" | null {
    if (this.unclosedAt !== null) return null;
    let at = this.readTo ?? from + 1;
    this.readTo = null;
    for (let passed = 0; ; passed++) {
      const quote = this.text.indexOf('"', at);
      if (quote < 0) break;
      if (!this.text.startsWith('"', quote + 1)) return quote + 1;
      at = quote + 2;
      if (passed < QUOTES_AT_ONCE) continue;
      this.readTo = at;
      return "more";
    }
    this.unclosedAt = from;
    return null;
  }

  private cellEnd(from: number): number {
    let end = this.text.length;
    for (const mark of this.cellEnds) end = Math.min(end, mark.from(from));
    return end;
  }
}
