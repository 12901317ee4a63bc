/** How a file's characters are written as bytes; `-bom`: after a byte order mark, which then is no character of the text. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-16le-bom" | "utf-16be-bom";

/** Whether a file in UTF-16 says so by a byte order mark. */
export function hasMark(encoding: Encoding): boolean {
  return encoding.endsWith("-bom");
}

/**
 * The text of a file as bytes, without loss.
 *
 * A robots.txt is bytes; the engine reads text. Bytes that are not UTF-8 become lone surrogates
 * U+DC80 to U+DCFF (the convention of Python's PEP 383, "surrogateescape"), so that every file
 * has exactly one text and every text the engine decoded gives its bytes back.
 */

const REPLACEMENT = 0xfffd;

/** The text of these bytes. A byte order mark stays as U+FEFF; a byte that is no UTF-8 becomes U+DC00 + byte. */
export function decodeText(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    const point = length === 0 ? 0xdc00 + (bytes[at] ?? 0) : codePointOf(bytes, at, length);
    if (point > 0xffff) units[count++] = 0xd7c0 + (point >> 10);
    units[count++] = point > 0xffff ? 0xdc00 + (point & 0x3ff) : point;
    at += length || 1;
  }
  return textOf(units.subarray(0, count));
}

const MOST_AT_ONCE = 4096;

/** The text of these UTF-16 units. String.fromCharCode takes only so many at once. */
function textOf(units: Uint16Array): string {
  let text = "";
  for (let at = 0; at < units.length; at += MOST_AT_ONCE)
    text += String.fromCharCode(...units.subarray(at, at + MOST_AT_ONCE));
  return text;
}

/** The bytes of this text in UTF-8. U+DC80 to U+DCFF standing alone are the raw bytes they came from; any other lone surrogate becomes U+FFFD. */
export function encodeText(text: string): Uint8Array {
  const bytes = new Uint8Array(octetsOf(text));
  let at = 0;
  forEachOctet(text, 0, text.length, (octet) => {
    bytes[at++] = octet;
  });
  return bytes;
}

/** How many bytes `text` from `from` up to `to` (UTF-16 offsets) has in the file. */
export function octetsOf(text: string, from = 0, to = text.length): number {
  let octets = to - from;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    if (unit < 0x800) octets += 1;
    else if (isPair(text, at, to)) {
      octets += 2;
      at++;
    } else if (!isRawByte(unit)) octets += 2;
  }
  return octets;
}

/** Calls `visit` with each byte of `text` from `from` up to `to`, in order. */
export function forEachOctet(
  text: string,
  from: number,
  to: number,
  visit: (octet: number) => void,
): void {
  for (let at = from; at < to; at++) {
    let point = text.charCodeAt(at);
    if (point < 0x80) {
      visit(point);
      continue;
    }
    if (isRawByte(point)) {
      visit(point - 0xdc00);
      continue;
    }
    if (isPair(text, at, to)) point = text.codePointAt(at++) ?? REPLACEMENT;
    else if (point >= 0xd800 && point <= 0xdfff) point = REPLACEMENT;
    if (point < 0x800) visit(0xc0 | (point >> 6));
    else {
      if (point < 0x10000) visit(0xe0 | (point >> 12));
      else {
        visit(0xf0 | (point >> 18));
        visit(0x80 | ((point >> 12) & 0x3f));
      }
      visit(0x80 | ((point >> 6) & 0x3f));
    }
    visit(0x80 | (point & 0x3f));
  }
}

/**
 * The offset in `text` at which `limit` octets, counted from `from`, are full; at most `to`, never
 * inside a character. `breakOctets`: how many octets an LF counts for.
 */
export function offsetAtOctet(
  text: string,
  from: number,
  to: number,
  limit: number,
  breakOctets = 1,
): number {
  if ((to - from) * 3 <= limit) return to;
  let octets = 0;
  for (let at = from; at < to; at++) {
    const width = isPair(text, at, to) ? 2 : 1;
    octets += text.charCodeAt(at) === 0x0a ? breakOctets : octetsOf(text, at, at + width);
    if (octets > limit) return at;
    at += width - 1;
  }
  return to;
}

// A raw byte can only follow something that is not a high surrogate: decodeText never writes a
// pair for it, and isPair is asked first wherever the difference matters.
function isRawByte(unit: number): boolean {
  return unit >= 0xdc80 && unit <= 0xdcff;
}

function isPair(text: string, at: number, to: number): boolean {
  if (at + 1 >= to) return false;
  const high = text.charCodeAt(at);
  const low = text.charCodeAt(at + 1);
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}

/** The length of the well-formed UTF-8 sequence at `at` (Unicode, table 3-7), or 0 where there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const second = bytes[at + 1] ?? 0;
  const follows = (offset: number) => ((bytes[at + offset] ?? 0) & 0xc0) === 0x80;
  if (first >= 0xc2 && first <= 0xdf) return follows(1) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const low = first === 0xe0 ? 0xa0 : 0x80;
    const high = first === 0xed ? 0x9f : 0xbf;
    return second >= low && second <= high && follows(2) ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const low = first === 0xf0 ? 0x90 : 0x80;
    const high = first === 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

function codePointOf(bytes: Uint8Array, at: number, length: number): number {
  const first = bytes[at] ?? 0;
  if (length === 1) return first;
  let point = first & (0xff >> (length + 1));
  for (let i = 1; i < length; i++) point = (point << 6) | ((bytes[at + i] ?? 0) & 0x3f);
  return point;
}

/** Files in UTF-16, which no crawler should be given and some are. RFC 9309 2.3: the file must be UTF-8. */

/** The marks as `decodeText` reads them, of octets that are no UTF-8. */
const MARKS: Readonly<Partial<Record<Encoding, string>>> = {
  "utf-16le-bom": "\udcff\udcfe",
  "utf-16be-bom": "\udcfe\udcff",
};

/** A file as characters, whatever they were written in. */
interface Characters {
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
  return { text: textOf(units), encoding };
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

function unitsOf(bytes: Uint8Array, isLittle: boolean): Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint16Array.from({ length: bytes.length / 2 }, (_, index) =>
    view.getUint16(index * 2, isLittle),
  );
}
