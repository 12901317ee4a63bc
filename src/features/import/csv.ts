import { addressOf } from "./address.ts";
import { CsvReader } from "./csv-reader.ts";
import type { Table } from "./csv-table.ts";
import type { Items } from "./item.ts";

/** The cells of one column of a CSV file. */
export function* csvItems(text: string, { separator, hasHeader, columns }: Table): Items {
  const reader = new CsvReader(text, separator);
  let headerIsPast = !hasHeader;
  let unclosedIsTold = false;
  for (let row = reader.next(); row; row = reader.next()) {
    const { from, to, cells } = row;
    const { unclosedAt } = reader;
    if (unclosedAt !== null && !unclosedIsTold) {
      unclosedIsTold = true;
      yield { kind: "bad", at: unclosedAt, text: text.slice(unclosedAt, to), reason: "unclosed" };
    }
    const isBlank = cells.length === 1 && cells[0]?.trim() === "";
    const isHeader = !isBlank && !headerIsPast;
    if (isHeader) headerIsPast = true;
    const address = addressOf(cells[columns.taken] ?? "");
    if (isBlank || isHeader) yield null;
    else if (address !== "") yield { kind: "url", at: from, text: address };
    else yield { kind: "bad", at: from, text: text.slice(from, to), reason: "empty" };
  }
}
