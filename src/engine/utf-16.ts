/** Files in UTF-16, which no crawler should be given and some are. RFC 9309 2.3: the file must be UTF-8. */
import { decodeText, encodeText } from "./bytes.ts";
import { type Encoding, hasMark } from "./encoding.ts";

/** The marks as `decodeText` reads them, of octets that are no UTF-8. */
const MARKS: Readonly<Partial<Record<Encoding, string>>> = {
  "utf-16le-bom": "\udcff\udcfe",
  "utf-16be-bom": "\udcfe\udcff",
};

/** A file as characters, whatever they were written in. */
export interface Characters {
  readonly text: string;
  readonly encoding: Encoding;
}

/** The characters of a file that was read by `decodeText`: where it is surely UTF-16, they are read as such; anything else is left as it is. */
export function charactersOf(text: string): Characters {
  const encoding = encodingOf(text.slice(0, 8));
  const bytes = encoding === "utf-8" ? null : encodeText(text);
  // Half a code unit would get lost, and so would a text that stands for no bytes.
  if (!bytes || bytes.length % 2 === 1 || decodeText(bytes) !== text)
    return { text, encoding: "utf-8" };
  const units = unitsOf(bytes.subarray(hasMark(encoding) ? 2 : 0), isLittle(encoding));
  return { text: units, encoding };
}

/** The text that `decodeText` reads the file as: the other way round, without loss. */
export function octetText({ text, encoding }: Characters): string {
  if (encoding === "utf-8") return text;
  const bytes = new Uint8Array(text.length * 2);
  const [low, high] = isLittle(encoding) ? [0, 1] : [1, 0];
  for (let at = 0; at < text.length; at++) {
    bytes[at * 2 + low] = text.charCodeAt(at) & 0xff;
    bytes[at * 2 + high] = text.charCodeAt(at) >> 8;
  }
  return (MARKS[encoding] ?? "") + decodeText(bytes);
}

// By its mark, but not that of UTF-32; or by the NULs that every other octet of Latin letters is.
function encodingOf(start: string): Encoding {
  if (start.startsWith("\udcff\udcfe") && !start.startsWith("\0\0", 2)) return "utf-16le-bom";
  if (start.startsWith("\udcfe\udcff")) return "utf-16be-bom";
  if (/^(?:[^\0]\0){4}$/.test(start)) return "utf-16le";
  return /^(?:\0[^\0]){4}$/.test(start) ? "utf-16be" : "utf-8";
}

function isLittle(encoding: Encoding): boolean {
  return encoding.startsWith("utf-16le");
}

const MOST_AT_ONCE = 4096;

function unitsOf(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    units.push(view.getUint16(at, isLittle));
    if (units.length < MOST_AT_ONCE) continue;
    parts.push(String.fromCharCode(...units));
    units = [];
  }
  return parts.join("") + String.fromCharCode(...units);
}
