import { isAscii, isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { LONGEST_URL } from "../core/limits.ts";
import { addressOf } from "../core/typed-urls.ts";
import { decodeText } from "../engine/text/bytes.ts";
import { type Item, isProse, likenessToUrl } from "../tasks/lists/collection.ts";
import {
  CsvReader,
  isBlank,
  type Row,
  type Separator,
  tableIn,
  tableOf,
} from "../tasks/lists/csv.ts";
import { flawOf, type UrlFlaw } from "../tasks/lists/flaw.ts";
import { isWindows1252, unfinished, utf16Of } from "../tasks/lists/lines.ts";
import { isLog, LogStream } from "../tasks/lists/log.ts";
import { asPath, hasPaths, SAMPLE_LENGTH, urlsOfLine } from "../tasks/lists/read-urls.ts";
import { type Refusable, SitemapStream } from "../tasks/lists/sitemap.ts";
import { unreadIn } from "../tasks/lists/unread.ts";
import { refusableText } from "../tasks/lists/words.ts";
import { isHar, linesOfHar } from "../tasks/logs/har.ts";
import { logFormatWords } from "../tasks/logs/words.ts";
import { unguarded } from "../words/escaping.ts";
import { excerpt } from "../words/quoting.ts";
import { openStream, packingOf, unreadable } from "./file.ts";
import { warn } from "./lines.ts";
import { type Surroundings, Unusable } from "./surroundings.ts";
import { inputWords } from "./words.ts";

/** URLs of a list, in its order, a portion at a time: what is held at once does not depend on the length of the list. */
export interface UrlList {
  readonly portions: AsyncGenerator<readonly string[], void>;
  /** How many places gave no URL so far. */
  readonly left: { readonly count: number };
}

/** A place of a list that gives no URL: the line, the row or the URL of a sitemap, from 1. */
type Tell = (
  kind: "line" | "row" | "url",
  place: number,
  flaw: UrlFlaw | "unclosed" | "not-url" | "no-request",
) => void;

/** So many places are named, so that a list of something else does not fill the terminal. */
const MOST_NAMED = 20;

/** Says of each place that gives no URL why it has no verdict. */
class LeftOut {
  count = 0;
  private readonly name: string;
  private readonly stderr: Surroundings["stderr"];

  constructor(name: string, stderr: Surroundings["stderr"]) {
    this.name = name;
    this.stderr = stderr;
  }

  readonly add: Tell = (kind, place, flaw) => {
    if (this.count++ < MOST_NAMED) this.tell(inputWords.leftOut(this.name, kind, place, flaw));
  };

  /** The file ends before its last element is closed, as after a download that was cut off. */
  cut(): void {
    this.count++;
    this.tell(inputWords.isCut(this.name));
  }

  end(): void {
    const more = this.count - MOST_NAMED;
    if (more > 0) this.tell(inputWords.moreLeftOut(this.name, more));
  }

  tell(sentence: string): void {
    warn(this.stderr, sentence);
  }
}

/** The URLs of LIST: a URL on each line, a column of a CSV file, a sitemap, or a server log; any of them may be compressed with gzip. `origin`: the site of paths, if it is known. */
export function urlList(
  name: string,
  column: string | undefined,
  origin: string | null,
  surroundings: Surroundings,
): UrlList {
  const left = new LeftOut(name, surroundings.stderr);
  return { portions: portionsOf(name, { column, origin }, surroundings, left), left };
}

/** What is known of a list beside its text. */
interface Known {
  readonly column: string | undefined;
  readonly origin: string | null;
}

async function* portionsOf(
  name: string,
  known: Known,
  surroundings: Surroundings,
  left: LeftOut,
): AsyncGenerator<readonly string[], void> {
  let reader: Reader | null = null;
  const letters = new Letters();
  for await (const text of textsOf(name, letters, surroundings)) {
    reader ??= readerFor(name, text, known, left.add);
    const urls = reader.read(text);
    if (urls.length > 0) yield urls;
  }
  const rest = reader?.end() ?? [];
  if (rest.length > 0) yield rest;
  left.end();
  if (letters.areWindows1252) left.tell(inputWords.isWindows1252(name));
  if (reader instanceof SitemapReader && reader.isIndex) left.tell(inputWords.isIndex(name));
  if (reader instanceof SitemapReader && reader.isCut) left.cut();
  if (reader instanceof SitemapReader)
    for (const said of refusableText(reader.refusable)) left.tell(inputWords.refusable(name, said));
  if (reader instanceof LineReader && reader.column !== null)
    left.tell(inputWords.isTable(name, reader.column));
  if (reader instanceof LogLines) for (const lack of reader.lacks) left.tell(lack);
}

/** The text of a file, or of stdin for `-`, in portions that part no character. A file in gzip is unpacked. */
export async function* textsOf(
  name: string,
  letters: Letters,
  { stdin }: Surroundings,
): AsyncGenerator<string, void> {
  try {
    const packed = startTogether(name === "-" ? stdin : await openStream(name), 4);
    const bytes = startTogether(unzipped(name, packed), SAMPLED);
    yield* unfolded(name, textsIn(asUtf8(bytes), letters));
  } catch (error) {
    throw unreadable(name, error);
  }
}

/** The lines of a HAR, which is read whole; any other text as it comes. */
async function* unfolded(
  name: string,
  texts: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  let har: string[] | null = null;
  let length = 0;
  for await (const text of texts) {
    har ??= length === 0 && isHar(withoutMark(text)) ? [] : null;
    length += text.length;
    if (!har) yield text;
    else if (length > LONGEST_HAR) throw new Unusable(inputWords.tooLarge(name, LARGEST_HAR));
    else har.push(text);
  }
  if (!har) return;
  const lines = linesOfHar(withoutMark(har.join("")));
  if (lines === null) throw new Unusable(inputWords.unread(name, "har"));
  yield lines;
}

/** In MiB, as the page reads. */
const LARGEST_HAR = 64;
const LONGEST_HAR = LARGEST_HAR * 1024 * 1024;

/** The bytes that show what a list is: enough for the sample of its text, in which a character has at most four. */
const SAMPLED = 4 * SAMPLE_LENGTH;

async function* unzipped(
  name: string,
  bytes: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  const { value: first } = await bytes.next();
  if (!first) return;
  const packing = packingOf(first);
  if (packing === "ZIP") throw new Unusable(inputWords.unread(name, "spreadsheet"));
  if (packing === "zstd") throw new Unusable(inputWords.packed(name, packing));
  const all = startingWith(first, bytes);
  yield* packing === "gzip" ? gunzipped(all) : all;
}

/** The bytes of a source. The first ones, as many as show what it is, come together. */
async function* startTogether(
  source: AsyncIterable<Uint8Array | string>,
  count: number,
): AsyncGenerator<Uint8Array, void> {
  let start: Uint8Array[] | null = [];
  let size = 0;
  try {
    for await (const part of source) {
      const bytes: Uint8Array = typeof part === "string" ? Buffer.from(part) : part;
      size += bytes.length;
      start?.push(bytes);
      if (start && size < count) continue;
      yield start ? Buffer.concat(start) : bytes;
      start = null;
    }
  } catch (error) {
    // What came before the damage counts.
    if (start && size > 0) yield Buffer.concat(start);
    throw error;
  }
  if (start && size > 0) yield Buffer.concat(start);
}

async function* startingWith(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* rest;
}

async function* gunzipped(
  bytes: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  const source = Readable.from(bytes);
  source.on("error", (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip);
  } finally {
    source.destroy();
  }
}

/** The bytes of a list in UTF-8; of one in UTF-16, as spreadsheets and PowerShell write it, those of its characters. */
async function* asUtf8(bytes: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void> {
  let decoder: TextDecoder | null | undefined;
  for await (const part of bytes) {
    if (decoder === undefined) {
      const encoding = utf16Of(decodeText(part.subarray(0, 4)));
      decoder = encoding && new TextDecoder(encoding);
    }
    yield decoder ? Buffer.from(decoder.decode(part, { stream: true })) : part;
  }
}

/** The text of these bytes, in portions that part no character. */
async function* textsIn(
  bytes: AsyncGenerator<Uint8Array, void>,
  letters: Letters,
): AsyncGenerator<string, void> {
  let begun: Uint8Array = new Uint8Array();
  for await (const part of bytes) {
    const all = begun.length > 0 ? Buffer.concat([begun, part]) : part;
    const end = all.length - unfinished(all);
    begun = all.slice(end);
    if (end > 0) yield letters.textOf(all.subarray(0, end));
  }
  if (begun.length > 0) yield letters.textOf(begun);
}

/** Reads bytes as the page reads those of a list. The first portion with a letter beyond ASCII decides for all. */
export class Letters {
  areWindows1252: boolean | null;

  /** `areWindows1252`: of a text that is known not to be, as a log: a byte of it that is not UTF-8 is what the client sent. */
  constructor(areWindows1252: false | null = null) {
    this.areWindows1252 = areWindows1252;
  }

  textOf(bytes: Uint8Array): string {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Nearly all lists are ASCII or UTF-8, which Node reads ten times as fast.
    if (isAscii(buffer)) return buffer.toString("latin1");
    if (this.areWindows1252 === null) {
      const text = decodeText(bytes);
      this.areWindows1252 = isWindows1252(text) && !isLog(text.slice(0, SAMPLE_LENGTH));
    }
    if (this.areWindows1252) return new TextDecoder("windows-1252").decode(bytes);
    return isUtf8(buffer) ? buffer.toString("utf8") : decodeText(bytes);
  }
}

/** Reads URLs from texts that come one after another, each with whole lines. */
interface Reader {
  read(text: string): readonly string[];
  end(): readonly string[];
}

function readerFor(name: string, start: string, { column, origin }: Known, leaveOut: Tell): Reader {
  const isMarkup = withoutMark(start).trimStart().startsWith("<");
  if (column !== undefined && isMarkup) throw new Unusable(inputWords.columnOfMarkup);
  if (column !== undefined) return new TableReader(column, leaveOut);
  const sample = withoutMark(start).slice(0, SAMPLE_LENGTH);
  if (isLog(sample)) return new LogLines(leaveOut, origin);
  if (isMarkup) return new SitemapReader(leaveOut);
  const unread = unreadIn(sample);
  if (unread) throw new Unusable(inputWords.unread(name, unread));
  return new LineReader(leaveOut, columnIn(start), hasPaths(sample) ? { origin } : null);
}

/** The column of a table with the most URLs, from 1; null for a list. */
function columnIn(start: string): number | null {
  const isCut = start.length >= SAMPLE_LENGTH;
  const table = tableIn(withoutMark(start).slice(0, SAMPLE_LENGTH), isCut);
  return table && table.columns.taken + 1;
}

/** Adds what is written to `urls`, or tells why it cannot be a URL. Nothing at all is ignored. */
function take(urls: string[], written: string, tell: (flaw: UrlFlaw) => void): void {
  const url = addressOf(written);
  if (url === "") return;
  const flaw = flawOf(url);
  if (flaw) tell(flaw);
  else urls.push(url);
}

class LineReader implements Reader {
  /** The column that was meant, if the lines are rows of a table. */
  readonly column: number | null;
  private readonly leaveOut: Tell;
  /** Null for a list that is not of paths. */
  private readonly ofPaths: { readonly origin: string | null } | null;
  private begun = "";
  private line = 0;

  constructor(
    leaveOut: Tell,
    column: number | null,
    ofPaths: { readonly origin: string | null } | null,
  ) {
    this.leaveOut = leaveOut;
    this.column = column;
    this.ofPaths = ofPaths;
  }

  read(text: string): readonly string[] {
    const all = this.begun + (this.line === 0 && this.begun === "" ? withoutMark(text) : text);
    // A CR at the end may be half of a CRLF.
    const end = Math.max(all.lastIndexOf("\n"), all.lastIndexOf("\r", all.length - 2)) + 1;
    // Of a line that is too long, only so much is kept as shows that it is.
    this.begun = all.slice(end, end + LONGEST_URL + 1);
    return this.lines(all.slice(0, end));
  }

  end(): readonly string[] {
    return this.lines(this.begun);
  }

  private lines(text: string): readonly string[] {
    const urls: string[] = [];
    const lines = text.split(text.includes("\r") ? /\r\n|\r|\n/ : "\n");
    // After the last line end there is nothing.
    if (lines.at(-1) === "") lines.pop();
    for (const line of lines) {
      this.line++;
      const tell: TellFlaw = (flaw) => this.leaveOut("line", this.line, flaw);
      takeLine(urls, this.ofPaths ? asPath(line, this.ofPaths.origin) : line, tell);
    }
    return urls;
  }
}

type TellFlaw = (flaw: Parameters<Tell>[2]) => void;

function takeLine(urls: string[], line: string, tell: TellFlaw): void {
  // Nearly all lines; the others take longer.
  if (/^(?:\/|https?:\/\/)\S*$/.test(line)) {
    const flaw = flawOf(line);
    if (flaw) tell(flaw);
    else urls.push(line);
    return;
  }
  const written = urlsOfLine(line);
  if (!written) tell("not-url");
  else for (const url of written) take(urls, url, tell);
}

/** Reads the URLs of a log. */
class LogLines implements Reader {
  private readonly leaveOut: Tell;
  private readonly stream: LogStream;
  private isBegun = false;

  constructor(leaveOut: Tell, origin: string | null) {
    this.leaveOut = leaveOut;
    this.stream = new LogStream(origin);
  }

  /** What its formats cannot tell, a sentence each. */
  get lacks(): readonly string[] {
    return this.stream.formats.flatMap(({ id }) => logFormatWords[id].lacks ?? []);
  }

  read(text: string): readonly string[] {
    const portion = this.isBegun ? text : withoutMark(text);
    this.isBegun = true;
    return this.taken(this.stream.read(portion));
  }

  end(): readonly string[] {
    return this.taken(this.stream.end());
  }

  private taken(items: readonly Item[]): readonly string[] {
    const urls: string[] = [];
    for (const { line = 0, ...item } of items)
      if (item.kind === "url") take(urls, item.text, (flaw) => this.leaveOut("line", line, flaw));
      else this.leaveOut("line", line, item.reason === "too-long" ? item.reason : "no-request");
    return urls;
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, "");
}

/** The longest row of a table, in UTF-16 units. */
const LONGEST_PIECE = 1024 * 1024;

class TableReader implements Reader {
  private readonly column: string;
  private readonly leaveOut: Tell;
  /** Whether the text goes on with a row that has been left out. */
  private isWithinRow = false;
  private table: TableColumn | null = null;
  private text = "";
  private row = 0;

  constructor(column: string, leaveOut: Tell) {
    this.column = column;
    this.leaveOut = leaveOut;
  }

  read(text: string): readonly string[] {
    this.text += this.row === 0 && this.text === "" ? withoutMark(text) : text;
    return this.rows(false);
  }

  end(): readonly string[] {
    return this.rows(true);
  }

  private rows(isLast: boolean): readonly string[] {
    const urls: string[] = [];
    this.table ??= columnNamed(this.column, this.text);
    const { separator } = this.table;
    let reader = new CsvReader(this.text, separator);
    let done = 0;
    for (let row = nextRow(reader); row; row = nextRow(reader)) {
      const isOpen = reader.unclosedAt !== null;
      // What closes the quote, or the rest of the row, may still come.
      const isCut = !isLast && (isOpen || isAtEnd(row, this.text));
      if (isCut && this.text.length - done < LONGEST_PIECE) break;
      done = row.to + (this.text.startsWith("\r\n", row.to) ? 2 : 1);
      if (!this.isWithinRow) {
        if (isOpen) this.leaveOut("row", ++this.row, "unclosed");
        else if (isCut) this.leaveOut("row", ++this.row, "too-long");
        else this.takeRow(urls, row, this.table);
      }
      this.isWithinRow = isCut && row.to >= this.text.length;
      if (!isOpen) continue;
      // The reader would take the quotes of all other rows for text.
      this.text = this.text.slice(done);
      reader = new CsvReader(this.text, separator);
      done = 0;
    }
    this.text = this.text.slice(done);
    return urls;
  }

  private takeRow(urls: string[], row: Row, { heads, index }: TableColumn): void {
    if (isBlank(row)) return;
    const cell = unguarded(row.cells[index] ?? "");
    const isHeader = this.row < heads || (this.row === 0 && likenessToUrl(cell) === 0);
    this.row++;
    if (isHeader) return;
    const tell: TellFlaw = (flaw) => this.leaveOut("row", this.row, flaw);
    // Reports have rows such as “(not set)” and “Grand total”.
    if (isProse(cell.trim())) tell("not-url");
    else take(urls, cell, tell);
  }
}

/** The next row, however much work it is: a piece of a list is bounded. */
function nextRow(reader: CsvReader): Row | null {
  let row = reader.next();
  while (row === "more") row = reader.next();
  return row;
}

/** Whether more of a row, or of its line end, may follow. */
function isAtEnd({ to }: Row, text: string): boolean {
  return to >= text.length || (to === text.length - 1 && text[to] !== "\n");
}

/** A column of a table: its index, and how many rows are above the values. */
interface TableColumn {
  readonly separator: Separator;
  readonly heads: number;
  readonly index: number;
}

/** Where the column is, by its number from 1 or its name. Throws Unusable where the table does not have it. */
function columnNamed(column: string, start: string): TableColumn {
  const isCut = start.length >= SAMPLE_LENGTH;
  const { separator, heads, columns } = tableOf(start.slice(0, SAMPLE_LENGTH), isCut);
  const wanted = excerpt(column.trim()).toLowerCase();
  // A number is that of a column, though a cell of the first row may be the same number.
  const index = /^\d{1,3}$/.test(wanted)
    ? Number(wanted) - 1
    : columns.names.findIndex((name) => name.trim().toLowerCase() === wanted);
  if (columns.names[index] !== undefined) return { separator, heads, index };
  throw new Unusable(inputWords.noColumn(column, columns.names));
}

class SitemapReader implements Reader {
  private readonly leaveOut: Tell;
  private readonly stream = new SitemapStream();
  private number = 0;
  private isTold = false;

  constructor(leaveOut: Tell) {
    this.leaveOut = leaveOut;
  }

  get isIndex(): boolean {
    return this.stream.locs.kind === "index";
  }

  get refusable(): Refusable {
    return this.stream.locs;
  }

  /** At its end: whether more URLs may have followed, and nothing was told of it. */
  get isCut(): boolean {
    return this.number > 0 && !this.stream.locs.isWhole && !this.isTold;
  }

  read(text: string): readonly string[] {
    return this.taken(this.stream.read(text));
  }

  end(): readonly string[] {
    return this.taken(this.stream.end());
  }

  private taken(items: Iterable<Item>): readonly string[] {
    const urls: string[] = [];
    for (const item of items) {
      this.number++;
      this.isTold = item.kind === "bad";
      if (item.kind === "url")
        take(urls, item.text, (flaw) => this.leaveOut("url", this.number, flaw));
      else this.leaveOut("url", this.number, "unclosed");
    }
    return urls;
  }
}
