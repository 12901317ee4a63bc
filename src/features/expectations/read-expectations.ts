import type { IsTimeUp } from "../../engine/decide/work.ts";
import type { Search } from "../../engine/match/search.ts";
import { unguarded } from "../../words/escaping.ts";
import { CsvReader, type Row, type Separator } from "../import/csv.ts";
import { LineNumbers, withoutUtf16 } from "../import/lines.ts";
import { SAMPLE_LENGTH } from "../import/read-urls.ts";
import {
  ExpectationCollection,
  type ExpectationEntry,
  type ExpectationItem,
  type ExpectationItems,
  type ExpectationsFound,
  partNamed,
} from "./collection.ts";

/** The expectations of a file, and what it was taken for. */
export interface ExpectationsRead extends ExpectationsFound {
  readonly kind: "csv" | "json";
}

/** Whether a text is a file of expectations, by its beginning: a table with the columns `url` and `expected`, or JSON that speaks of what is expected. */
export function isExpectations(text: string): boolean {
  const sample = plain(text.slice(0, SAMPLE_LENGTH));
  if (looksLikeJson(sample)) return /"(?:expected|expectations)"\s*:/i.test(sample);
  return expectationTableIn(sample) !== null;
}

// Some 0.01 ms of common rows, and 7 ms of those made to have the slowest user agents.
const ITEMS_AT_ONCE = 8;

/** Reads expectations, in time slices and in time linear in their number. Any text is read; none throws. */
export class ExpectationsReading implements Search<ExpectationsRead> {
  private readonly kind: ExpectationsRead["kind"];
  private readonly items: ExpectationItems;
  private readonly collection: ExpectationCollection;

  /** `crawlers`: of the table; a row without a user agent is about all of them. */
  constructor(text: string, crawlers: readonly string[]) {
    const read = plain(text);
    const lines = new LineNumbers(read);
    this.kind = looksLikeJson(read) ? "json" : "csv";
    const isJson = this.kind === "json";
    this.items = isJson ? jsonExpectations(read) : tableItems(read);
    this.collection = new ExpectationCollection(crawlers, (at) => (isJson ? at : lines.at(at)));
  }

  advance(isTimeUp: IsTimeUp): boolean {
    for (let count = 1; ; count++) {
      const { done, value } = this.items.next();
      if (done) return true;
      if (value) this.collection.add(value);
      if (count % ITEMS_AT_ONCE === 0 && isTimeUp()) return false;
    }
  }

  /** What was read so far; all of it once `advance` has returned true. */
  get found(): ExpectationsRead {
    return { ...this.collection.found, kind: this.kind };
  }
}

function plain(text: string): string {
  return withoutUtf16(text).replace(/^\ufeff/, "");
}

function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function* tableItems(text: string): ExpectationItems {
  const table = expectationTableIn(text.slice(0, SAMPLE_LENGTH));
  if (table) yield* csvExpectations(text, table);
  else yield { kind: "bad", at: 0, text, reason: "no-header" };
}

/** Where a CSV file has the parts of an entry, by index of the column; -1 for none. */
interface ExpectationTable {
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

/** Longer texts are not read, in UTF-16 units: JSON is read at a stroke, and nothing else happens meanwhile. */
export const LONGEST_JSON = 16 * 1024 * 1024;

/** Deeper texts are not read: the browser would follow them for seconds. A list of expectations is three deep. */
export const DEEPEST_JSON = 64;

/** The entries of a JSON text: an array of objects, or an object with such an array in `expectations`. */
export function* jsonExpectations(text: string): ExpectationItems {
  if (text.length > LONGEST_JSON) return yield whole(text, "too-large");
  if (isDeeperThan(DEEPEST_JSON, text)) return yield whole(text, "too-deep");
  const entries = entriesIn(text);
  if (typeof entries === "string") return yield whole(text, entries);
  let at = 0;
  for (const value of entries) yield itemOf(value, ++at);
}

function whole(
  text: string,
  reason: "too-large" | "too-deep" | "not-json" | "no-list",
): ExpectationItem {
  return { kind: "bad", at: 1, text, reason };
}

function entriesIn(text: string): readonly unknown[] | "not-json" | "no-list" {
  try {
    const value: unknown = JSON.parse(text);
    const list = isObject(value) && "expectations" in value ? value.expectations : value;
    return Array.isArray(list) ? list : "no-list";
  } catch {
    return "not-json";
  }
}

function itemOf(value: unknown, at: number): ExpectationItem {
  const entry = isObject(value) ? entryOf(value) : null;
  if (entry) return { kind: "entry", at, ...entry };
  return { kind: "bad", at, text: shown(value), reason: "not-an-entry" };
}

/** The parts of an entry, the first of each; null where one of them is no text. */
function entryOf(value: object): ExpectationEntry | null {
  const parts: Partial<Record<keyof ExpectationEntry, string>> = {};
  const members: readonly (readonly [string, unknown])[] = Object.entries(value);
  for (const [name, member] of members) {
    const part = partNamed(name);
    if (!part || parts[part] !== undefined) continue;
    const text = textOf(member);
    if (text === null) return null;
    parts[part] = text;
  }
  return { agent: "", url: "", expected: "", ...parts };
}

/** Yes and no, 1 and 0 may be written without quotes. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (value === null) return "";
  return typeof value === "number" || typeof value === "boolean" ? `${value}` : null;
}

// Not as JSON, which would follow it as deep as it goes.
function shown(value: unknown): string {
  if (Array.isArray(value)) return "[…]";
  return textOf(value) ?? "{…}";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the brackets of a JSON text, those in its strings left out, stand deeper in each other than `most`; in time linear in its length. */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if (unit === ARRAY || unit === OBJECT) depth++;
    else if (unit === ARRAY_END || unit === OBJECT_END) depth--;
    if (depth > most) return true;
  }
  return false;
}

/** Where the string that begins at `from` ends; the end of the text where it is not closed. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at++;
  }
  return text.length;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ARRAY = 0x5b;
const ARRAY_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
