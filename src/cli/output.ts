import { codeSpan, csvLine, markdownLine, markdownRule, xmlText } from "../words/escaping.ts";
import {
  coloured,
  type Line,
  lineText,
  type Paint,
  uncoloured,
  visible,
  withoutCommands,
} from "./lines.ts";
import { type Surroundings, Unusable } from "./surroundings.ts";
import { inputWords } from "./words.ts";

const FORMATS = ["text", "json", "ndjson", "csv", "markdown", "junit", "github", "sarif"] as const;

/** How a result is written. */
export type Format = (typeof FORMATS)[number];

/** A field of a result. Lists are left out of tables. */
type Value = string | number | boolean | null | readonly unknown[] | object;

export type Fields = Readonly<Record<string, Value>>;

/** One result: its fields, and the same for people. */
export interface Entry {
  readonly fields: Fields;
  /** Fields that follow these, of an object that many results have: what a format writes of it is kept. */
  readonly shared?: Fields;
  /** The same for people. */
  readonly text: () => readonly Line[];
  /** What it is called as a test. */
  readonly test: { readonly suite: string; readonly name: string };
  /** What is wrong; null where all is well. */
  readonly fault: Fault | null;
}

/** All fields of a result. */
export function fieldsOf({ fields, shared }: Entry): Fields {
  return { ...fields, ...shared };
}

/** What is wrong, and where. */
export interface Fault {
  readonly level: "error" | "warning" | "notice";
  /** From 1; null where it belongs to no line. */
  readonly line: number | null;
  readonly title: string;
  readonly sentence: string;
  /** Whether it leaves the exit status at 0. */
  readonly passes?: boolean;
}

/** What a reader has closed takes nothing more. */
export class Closed extends Error {}

// In larger pieces, writing would not be faster, and a reader would wait longer.
const PIECE = 64 * 1024;

/** Writes results in one format, in pieces, and waits for the program that reads them. Nothing is written before the first piece is full or all is done. */
export class Output {
  readonly format: Format;
  /** The file that annotations are about. */
  file = "robots.txt";
  private readonly stream: Surroundings["stdout"];
  private readonly paint: Paint;
  private readonly style: Style;
  private pending = "";
  private count = 0;
  private failure: NodeJS.ErrnoException | null = null;

  constructor({ stdout, env }: Surroundings, format: Format) {
    this.format = format;
    this.stream = stdout;
    const isPlain = !stdout.isTTY || Boolean(env.NO_COLOR);
    this.paint = isPlain ? uncoloured : coloured;
    this.style = STYLES[format];
    stdout.on("error", (error: NodeJS.ErrnoException) => {
      this.failure ??= error;
    });
  }

  /** Writes a result. What it returns is to be awaited where it is a promise: then the reader is slower. */
  add(entry: Entry): Promise<void> | undefined {
    this.pending += this.style.entry(entry, this.count++, this);
    return this.pending.length < PIECE ? undefined : this.flush();
  }

  /** Writes a line for people. */
  say(line: Line): Promise<void> {
    return this.write(lineText(line, this.paint));
  }

  /** Writes a document as it is: no one else's text may be in it but as its format quotes it. */
  async write(text: string): Promise<void> {
    this.pending += text;
    if (this.pending.length >= PIECE) await this.flush();
  }

  /** Writes what is left, and waits until all is written, and so knows whether it could be. */
  async finish(): Promise<void> {
    await this.flush();
    await new Promise<void>((resolve) => this.stream.write("", () => resolve()));
    await this.send("");
  }

  /** What comes after the last result. `columns`: the names of the fields, for tables without rows. */
  end(columns: readonly string[] = []): void {
    this.pending += this.style.end?.(this.count, columns) ?? "";
  }

  linesOf(entry: Entry): string {
    const lines = entry.text().map((line) => lineText(line, this.paint));
    return lines.join("");
  }

  private async flush(): Promise<void> {
    const text = this.pending;
    this.pending = "";
    if (text === "") return;
    await this.send(text);
  }

  /** Writes bytes as they are, after what was written before. */
  async send(text: string | Uint8Array): Promise<void> {
    if (!this.failure && !this.stream.write(text)) await drained(this.stream);
    if (this.failure?.code === "EPIPE") throw new Closed();
    if (this.failure) throw new Unusable(inputWords.notWritten);
  }
}

/** Resolves when a stream takes more, or is closed, because then it drains nothing. */
function drained(stream: Surroundings["stdout"]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off("drain", done);
      stream.off("close", done);
      resolve();
    };
    stream.on("drain", done).on("close", done);
  });
}

/** How a format writes results. */
interface Style {
  readonly entry: (entry: Entry, index: number, output: Output) => string;
  readonly end?: (count: number, columns: readonly string[]) => string;
}

const STYLES: Readonly<Record<Format, Style>> = {
  text: { entry: (entry, _, output) => output.linesOf(entry) },
  ndjson: { entry: (entry) => `${jsonOf(entry)}\n` },
  json: {
    entry: (entry, index) => (index === 0 ? "[\n" : ",\n") + jsonOf(entry),
    end: (count) => (count === 0 ? "[]\n" : "\n]\n"),
  },
  csv: {
    entry: (entry, index) =>
      (index === 0 ? csvLine(columnsOf(fieldsOf(entry))) : "") + csvOf(entry),
    end: (count, columns) => (count === 0 && columns.length > 0 ? csvLine(columns) : ""),
  },
  markdown: {
    entry: (entry, index) =>
      (index === 0 ? markdownHead(columnsOf(fieldsOf(entry))) : "") +
      markdownLine(cellsOf(fieldsOf(entry)).map((cell) => codeSpan(cell))),
    end: (count, columns) => (count === 0 && columns.length > 0 ? markdownHead(columns) : ""),
  },
  junit: {
    entry: ({ test, fault }, index) => (index === 0 ? JUNIT_HEAD : "") + junitCase(test, fault),
    end: (count) => `${count === 0 ? JUNIT_HEAD : ""}</testsuite>\n</testsuites>\n`,
  },
  github: {
    entry: ({ fault }, _, { file }) => (fault ? annotation(fault, file) : ""),
  },
  // It is one document about all results, which the command writes.
  sarif: { entry: () => "" },
};

// A long list has few different verdicts: to write each of them once takes half of the time.
const sharedJson = new WeakMap<Fields, string>();
const sharedCsv = new WeakMap<Fields, string>();

function jsonOf({ fields, shared }: Entry): string {
  if (!shared) return JSON.stringify(fields);
  const known = sharedJson.get(shared) ?? JSON.stringify(shared).slice(1);
  sharedJson.set(shared, known);
  let own = "{";
  for (const name in fields) own += `"${name}":${jsonOfValue(fields[name])},`;
  return own + known;
}

/** A text of plain characters is written as it is: nearly every URL, in a quarter of the time. */
function jsonOfValue(value: Value | undefined): string {
  return typeof value === "string" && !/[^ !#-[\]-~]/.test(value)
    ? `"${value}"`
    : JSON.stringify(value);
}

function csvOf({ fields, shared }: Entry): string {
  const own = csvLine(cellsOf(fields));
  if (!shared) return own;
  const known = sharedCsv.get(shared) ?? csvLine(cellsOf(shared));
  sharedCsv.set(shared, known);
  return `${own.slice(0, -2)},${known}`;
}

function columnsOf(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((name) => isCell(fields[name]));
}

function cellsOf(fields: Fields): readonly string[] {
  return Object.values(fields)
    .filter(isCell)
    .map((value) => `${value ?? ""}`);
}

function isCell(value: Value | undefined): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}

function markdownHead(columns: readonly string[]): string {
  return markdownLine(columns) + markdownRule(columns.length);
}

// Readers of JUnit count the cases; a count at the start would need all results before the first.
const JUNIT_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="robots.txt">\n<testsuite name="robots.txt">\n';

function junitCase({ suite, name }: Entry["test"], fault: Fault | null): string {
  const failure =
    fault && !fault.passes
      ? `<failure message="${xmlText(fault.title)}" type="${fault.level}">${xmlText(fault.sentence)}</failure>`
      : "";
  // JUnit has no warnings, and a failure would be red where the command is not.
  const told = fault?.passes ? `<system-out>${xmlText(fault.sentence)}</system-out>` : "";
  return `<testcase classname="${xmlText(suite)}" name="${xmlText(name)}">${failure}${told}</testcase>\n`;
}

/** A line by which GitHub Actions shows a message beside a line of a file. */
function annotation({ level, line, title, sentence }: Fault, file: string): string {
  const properties = [`file=${property(file)}`, ...(line ? [`line=${line}`] : [])];
  return `::${level} ${properties.join(",")},title=${property(title)}::${data(sentence)}\n`;
}

// GitHub, "Workflow commands"; actions/toolkit, escapeData and escapeProperty. Ends of lines are visible, too.
function data(text: string): string {
  return withoutCommands(visible(text)).replaceAll("%", "%25");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
