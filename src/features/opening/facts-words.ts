import type { Encoding } from "../../engine/text/bytes.ts";
import { counted, type Noun, nouns, numberText } from "../../words/numbers.ts";

/** Facts about the file, along the bottom of the page. */
export const statusWords = {
  /** RFC 9309 2.5: a crawler must read at least 500 KiB. */
  size(bytes: number): string {
    return `${counted(bytes, nouns.byte)} of 500 KiB`;
  },
  /** `of`: how many lines there are, where the parser stops reading before the last one. */
  lines(count: number, of: number | null): string {
    const read = counted(count, nouns.line);
    return of === null ? read : `${read} of ${numberText(of)} read`;
  },
  ignored(count: number): string {
    return `${counted(count, nouns.line)} ignored`;
  },

  /** The names of line endings. */
  endings: { "\n": "LF", "\r\n": "CRLF", "\r": "CR" },
  lineEndings: "Line endings",
  /** Where the lines have different endings. */
  mixedEndings: "mixed",
  endLinesWith(ending: string): string {
    return `End every line with ${ending}`;
  },

  encoding: "Character encoding",
  encodings: {
    "utf-8": "UTF-8",
    "utf-16le": "UTF-16 LE without BOM",
    "utf-16be": "UTF-16 BE without BOM",
    "utf-16le-bom": "UTF-16 LE with BOM",
    "utf-16be-bom": "UTF-16 BE with BOM",
  } satisfies Readonly<Record<Encoding, string>>,
  withMark: "UTF-8 with BOM",
  noUtf8(bytes: number): string {
    return counted(bytes, INVALID_BYTES);
  },
  readAsWindows: "Convert from Windows-1252 to UTF-8",
  writeUtf8: "Convert to UTF-8",
};

const INVALID_BYTES: Noun = { one: "invalid UTF-8 byte", other: "invalid UTF-8 bytes" };
