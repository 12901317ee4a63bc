import type { IsTimeUp } from "../../engine/decide/work.ts";
import type { Search } from "../../engine/match/search.ts";
import { unguarded } from "../../words/escaping.ts";
import { takeItems } from "../lists/collection.ts";
import {
  CsvReader,
  isBlank,
  type Row,
  rowItems,
  SEPARATORS,
  type Separator,
} from "../lists/csv.ts";
import { inItsEncoding, LineNumbers } from "../lists/lines.ts";
import { SAMPLE_LENGTH } from "../lists/read-urls.ts";
import {
  ExpectationCollection,
  type ExpectationEntry,
  type ExpectationItem,
  type ExpectationItems,
  type ExpectationPart,
  type ExpectationsFound,
  partNamed,
} from "./collection.ts";
import { exportedTableIn, exportedTableItems } from "./exported-table.ts";
import { type JsonFlaw, jsonEntries } from "./json-list.ts";

/** The expectations of a file, and the format that it was read as. */
export interface ExpectationsRead extends ExpectationsFound {
  readonly kind: "csv" | "json";
}

/** Whether a text is a file of expectations, by its beginning: a table with the columns `url` or `line_text`, and `expected`, JSON with a member `expected` or `expectations`, or a table that the page exported. */
export function isExpectations(text: string): boolean {
  const sample = plain(text.slice(0, SAMPLE_LENGTH));
  if (exportedTableIn(sample)) return true;
  if (looksLikeJson(sample)) return /"(?:expected|expectations)"\s*:/i.test(sample);
  return expectationTableIn(sample) !== null;
}

// Some 0.01 ms for common rows, and 7 ms for rows with the slowest possible user agents.
const ITEMS_AT_ONCE = 8;

/** Reads expectations, in time slices, and in time linear in their number. Any text is read; none throws. */
export class ExpectationsReading implements Search<ExpectationsRead> {
  private readonly kind: ExpectationsRead["kind"];
  private readonly items: ExpectationItems;
  private readonly collection: ExpectationCollection;

  /** `crawlers`: of the table; a row without a user agent is about all of them. `lastCounts`: whether the last of contradicting rows counts; else it is bad. */
  constructor(text: string, crawlers: readonly string[], lastCounts = true) {
    const read = plain(text);
    const lines = new LineNumbers(read);
    this.kind = looksLikeJson(read) ? "json" : "csv";
    const isJson = this.kind === "json";
    const table = exportedTableIn(read.slice(0, SAMPLE_LENGTH));
    if (table && !(isJson && read.length > LONGEST_JSON))
      this.items = exportedTableItems(read, table);
    else this.items = isJson ? jsonExpectations(read) : tableItems(read);
    const lineOf = (at: number) => (isJson ? at : lines.at(at));
    this.collection = new ExpectationCollection(crawlers, lineOf, lastCounts);
  }

  advance(isTimeUp: IsTimeUp): boolean {
    return takeItems(this.items, (item) => this.collection.add(item), ITEMS_AT_ONCE, isTimeUp);
  }

  /** What was read so far; all of it once `advance` has returned true. */
  get found(): ExpectationsRead {
    return { ...this.collection.found, kind: this.kind };
  }
}

function plain(text: string): string {
  return inItsEncoding(text).replace(/^\ufeff/, "");
}

function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function* tableItems(text: string): ExpectationItems {
  const table = expectationTableIn(text.slice(0, SAMPLE_LENGTH));
  if (!table) return yield { kind: "bad", at: 0, text, reason: "no-header" };
  const { agent, url, line, purpose, expected, readAs } = table.columns;
  yield* rowItems(text, table.separator, 1, ({ from, cells }): ExpectationItem => {
    const cell = (column: number) => unguarded(cells[column] ?? "");
    return {
      kind: "entry",
      at: from,
      agent: cell(agent),
      url: cell(url),
      line: cell(line),
      purpose: cell(purpose),
      expected: cell(expected),
      readAs: cell(readAs),
    };
  });
}

/** In which columns a CSV file has the parts of an entry, by index; -1 for none. */
interface ExpectationTable {
  readonly separator: Separator;
  readonly columns: Readonly<Record<ExpectationPart, number>>;
}

/** The layout of a text that begins with a header of these columns; null for any other text. */
function expectationTableIn(sample: string): ExpectationTable | null {
  for (const separator of SEPARATORS) {
    const names = firstRow(sample, separator).map(partNamed);
    const columns = {
      agent: names.indexOf("agent"),
      url: names.indexOf("url"),
      line: names.indexOf("line"),
      purpose: names.indexOf("purpose"),
      expected: names.indexOf("expected"),
      readAs: names.indexOf("readAs"),
    };
    if (Math.max(columns.url, columns.line) >= 0 && columns.expected >= 0)
      return { separator, columns };
  }
  return null;
}

function firstRow(sample: string, separator: Separator): Row["cells"] {
  const reader = new CsvReader(sample, separator);
  let row = reader.next();
  while (row === "more" || (row && isBlank(row))) row = reader.next();
  return row?.cells ?? [];
}

/** Longer texts are not read, in UTF-16 units. */
export const LONGEST_JSON = 16 * 1024 * 1024;

/** The entries of a JSON text: an array of objects, or an object with such an array in `expectations`. */
function* jsonExpectations(text: string): ExpectationItems {
  if (text.length > LONGEST_JSON) return yield whole(text, "too-large");
  const list = yield* jsonEntries(text);
  if (typeof list === "string") return yield whole(text, list);
  let at = 0;
  for (const entry of list.entries) {
    at++;
    if (entry === "too-much") yield { kind: "bad", at, text: "{…}", reason: entry };
    else yield itemOf(entry.value, at);
  }
}

function whole(text: string, reason: "too-large" | JsonFlaw): ExpectationItem {
  return { kind: "bad", at: 1, text, reason };
}

function itemOf(value: unknown, at: number): ExpectationItem {
  const entry = isObject(value) ? entryOf(value) : null;
  if (entry) return { kind: "entry", at, ...entry };
  return { kind: "bad", at, text: shown(value), reason: "not-an-entry" };
}

/** The parts of an entry, the first of each; null where one of them is not a text. */
function entryOf(value: object): ExpectationEntry | null {
  const parts: Partial<Record<ExpectationPart, string>> = {};
  const members: readonly (readonly [string, unknown])[] = Object.entries(value);
  for (const [name, member] of members) {
    const part = partNamed(name);
    if (!part || parts[part] !== undefined) continue;
    const text = textOf(member);
    if (text === null) return null;
    parts[part] = text;
  }
  return { agent: "", url: "", line: "", purpose: "", expected: "", readAs: "", ...parts };
}

/** Numbers and booleans may be written without quotes. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (value === null) return "";
  return typeof value === "number" || typeof value === "boolean" ? `${value}` : null;
}

// Not as JSON, which would go through all that is nested in it.
function shown(value: unknown): string {
  if (Array.isArray(value)) return "[…]";
  return textOf(value) ?? "{…}";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
