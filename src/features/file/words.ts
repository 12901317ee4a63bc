import type { Encoding } from "../../engine/text/bytes.ts";
import { counted, type Noun } from "../../words/numbers.ts";

/** The button that opens a file of the user's. */
export const openWords = {
  open: "Open",
  /** What it asks for. */
  file: "File to open",
};

/** Facts about the file, along the bottom of the page. */
export const statusWords = {
  /** Of the 500 KiB that every crawler must read. */
  size(bytes: number): string {
    return `${counted(bytes, BYTES)} of 500 KiB`;
  },
  lines(count: number): string {
    return counted(count, LINES);
  },
  ignored(count: number): string {
    return `${counted(count, LINES)} ignored`;
  },

  /** What the ends of lines are called. */
  endings: { "\n": "LF", "\r\n": "CRLF", "\r": "CR" },
  lineEndings: "What ends the file’s lines",
  /** Where not all lines end alike. */
  mixedEndings: "mixed",
  endLinesWith(ending: string): string {
    return `End every line with ${ending}`;
  },

  encoding: "What the file’s characters are written in",
  encodings: {
    "utf-8": "UTF-8",
    "utf-16le": "UTF-16 LE without a mark",
    "utf-16be": "UTF-16 BE without a mark",
    "utf-16le-bom": "UTF-16 LE",
    "utf-16be-bom": "UTF-16 BE",
  } satisfies Readonly<Record<Encoding, string>>,
  withMark: "UTF-8 with BOM",
  noUtf8(bytes: number): string {
    return counted(bytes, NO_UTF_8);
  },
  readAsWindows: "Read them as Windows-1252, and write UTF-8",
  writeUtf8: "Write the file in UTF-8",
};

const BYTES: Noun = { one: "byte", other: "bytes" };
const LINES: Noun = { one: "line", other: "lines" };
const NO_UTF_8: Noun = { one: "byte that is no UTF-8", other: "bytes that are no UTF-8" };
