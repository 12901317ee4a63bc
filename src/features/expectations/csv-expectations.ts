import { unguarded } from "../export/csv-line.ts";
import { CsvReader, type Row, type Separator } from "../import/csv-reader.ts";
import { type ExpectationEntry, type ExpectationItems, partNamed } from "./expectation-item.ts";

/** Where a CSV file has the parts of an entry, by index of the column; -1 for none. */
export interface ExpectationTable {
  readonly separator: Separator;
  readonly columns: Readonly<Record<keyof ExpectationEntry, number>>;
}

const SEPARATORS: readonly Separator[] = [",", ";", "\t"];

/** The layout of a text that begins with a header of the columns `url` and `expected`; null for any other text. */
export function expectationTableIn(sample: string): ExpectationTable | null {
  for (const separator of SEPARATORS) {
    const names = firstRow(sample, separator).map(partNamed);
    const columns = {
      agent: names.indexOf("agent"),
      url: names.indexOf("url"),
      expected: names.indexOf("expected"),
    };
    if (columns.url >= 0 && columns.expected >= 0) return { separator, columns };
  }
  return null;
}

function firstRow(sample: string, separator: Separator): Row["cells"] {
  const reader = new CsvReader(sample, separator);
  let row = reader.next();
  while (row && isBlank(row)) row = reader.next();
  return row?.cells ?? [];
}

function isBlank({ cells }: Row): boolean {
  return cells.length === 1 && cells[0]?.trim() === "";
}

/** The rows of a CSV file below its header. */
export function* csvExpectations(text: string, table: ExpectationTable): ExpectationItems {
  const { agent, url, expected } = table.columns;
  const reader = new CsvReader(text, table.separator);
  let headerIsPast = false;
  let unclosedIsTold = false;
  for (let row = reader.next(); row; row = reader.next()) {
    const { from, to, cells } = row;
    const { unclosedAt } = reader;
    if (unclosedAt !== null && !unclosedIsTold) {
      unclosedIsTold = true;
      yield { kind: "bad", at: unclosedAt, text: text.slice(unclosedAt, to), reason: "unclosed" };
    }
    const cell = (column: number) => unguarded(cells[column] ?? "");
    if (headerIsPast && !isBlank(row))
      yield {
        kind: "entry",
        at: from,
        agent: cell(agent),
        url: cell(url),
        expected: cell(expected),
      };
    else yield null;
    headerIsPast ||= !isBlank(row);
  }
}
