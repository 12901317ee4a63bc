import { excerpt } from "../../words/quoting.ts";
import { likenessToUrl } from "./address.ts";
import { CsvReader, type Row, type Separator } from "./csv-reader.ts";

/** The columns of a table by name, or by first cell where no row has names, and the one that URLs are taken from. */
export interface Columns {
  readonly names: readonly string[];
  readonly taken: number;
}

/** How a CSV file is laid out. */
export interface Table {
  readonly separator: Separator;
  readonly hasHeader: boolean;
  readonly columns: Columns;
}

const SEPARATORS: readonly Separator[] = ["\t", ",", ";"];
/** Enough to know a table by. */
const MOST_ROWS = 500;

// What spreadsheets and crawlers call a column that stands alone; any other word would be a path.
const LONE_HEADERS: ReadonlySet<string> = new Set(
  "url urls uri address link links loc page pages path".split(" "),
);

/** The table that the beginning of a text seems to be, or null: a list of URLs with commas in them is none. `isCut`: the text goes on. */
export function tableIn(sample: string, isCut: boolean): Table | null {
  return likeliest(drafts(sample, isCut).filter(isTable));
}

/** The same for a text of which it is known that it is a table. */
export function tableOf(sample: string, isCut: boolean): Table {
  return tableIn(sample, isCut) ?? likeliest(drafts(sample, isCut)) ?? ONE_COLUMN;
}

const ONE_COLUMN: Table = {
  separator: ",",
  hasHeader: false,
  columns: { names: [""], taken: 0 },
};

/** A table by one separator. */
interface Draft extends Table {
  readonly rows: readonly Row[];
}

function drafts(sample: string, isCut: boolean): readonly Draft[] {
  return SEPARATORS.map((separator) => {
    const rows = rowsIn(sample, separator, isCut);
    const taken = takenFrom(rows);
    const [first, ...others] = rows.map(({ cells }) => cells);
    const isUrl = (cells: readonly string[]) => cells.some((cell) => likenessToUrl(cell) > 0);
    const namesNothing = first === undefined || isUrl(first);
    const hasHeader = !namesNothing && others.some((cells) => isUrl(cells));
    return { separator, rows, hasHeader, columns: { names: first?.map(excerpt) ?? [""], taken } };
  });
}

function rowsIn(sample: string, separator: Separator, isCut: boolean): readonly Row[] {
  const reader = new CsvReader(sample, separator);
  const rows: Row[] = [];
  let row = reader.next();
  for (; row && rows.length < MOST_ROWS; row = reader.next())
    if (sample.slice(row.from, row.to).trim() !== "") rows.push(row);
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

/** The one with the most columns, of those that have cells in quotes if any has; the first of equals. */
function likeliest(found: readonly Draft[]): Table | null {
  const quoted = found.filter(isQuoted);
  const width = ({ columns }: Draft) => columns.names.length;
  const [best = null] = (quoted.length > 0 ? quoted : found).toSorted(
    (a, b) => width(b) - width(a),
  );
  return best;
}

function isQuoted({ rows }: Draft): boolean {
  return rows.some((row) => row.isQuoted);
}

function isTable({ rows, separator, hasHeader, columns: { names } }: Draft): boolean {
  const [first] = rows;
  if (!first || rows.some(({ cells }) => cells.length !== names.length)) return false;
  if (first.isQuoted) return true;
  if (names.length === 1)
    return hasHeader && LONE_HEADERS.has(first.cells[0]?.trim().toLowerCase() ?? "");
  if (separator === "\t" || hasHeader) return true;
  return rows.length > 1 && rows.every(isRow);
}

/** Whether a row can hardly be one URL: "/news,123.html" and "/a;v=1" can, "/news,200" and "Googlebot,/news" cannot. */
function isRow({ cells: [first = "", ...others] }: Row): boolean {
  if (likenessToUrl(first) === 0) return others.some((cell) => likenessToUrl(cell) > 0);
  return others.every((cell) => likenessToUrl(cell) === 2 || /^[\s\d.:%-]*$/.test(cell));
}
