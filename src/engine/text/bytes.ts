// A robots.txt consists of bytes; the engine reads text. Bytes that are not UTF-8 become lone
// surrogates U+DC80 to U+DCFF (as in Python’s PEP 383, "surrogateescape"). So every file has exactly
// one text, and every decoded text gives its bytes back. Some sites serve UTF-16, although RFC 9309
// 2.3 demands UTF-8.

/** How the characters of a file are stored as bytes; `-bom`: after a byte order mark, which is then not part of the text. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-16le-bom" | "utf-16be-bom";

/** Whether a UTF-16 file has a byte order mark. */
export function hasMark(encoding: Encoding): boolean {
  return encoding.endsWith("-bom");
}

const REPLACEMENT = 0xfffd;

/** The text of these bytes. A byte order mark stays as U+FEFF; a byte that is not UTF-8 becomes U+DC00 + byte. */
export function decodeText(bytes: ArrayLike<number>): string {
  let text = "";
  // Most texts are short, and a typed array costs more than a few numbers.
  let units: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    const point = length === 0 ? 0xdc00 + (bytes[at] ?? 0) : codePointOf(bytes, at, length);
    if (point > 0xffff) units.push(0xd7c0 + (point >> 10));
    units.push(point > 0xffff ? 0xdc00 + (point & 0x3ff) : point);
    at += length || 1;
    if (units.length < MOST_AT_ONCE) continue;
    text += String.fromCharCode(...units);
    units = [];
  }
  return text + String.fromCharCode(...units);
}

const MOST_AT_ONCE = 4096;

/** The text of these UTF-16 units. String.fromCharCode takes only a limited number at a time. */
function textOf(units: Uint16Array): string {
  let text = "";
  for (let at = 0; at < units.length; at += MOST_AT_ONCE)
    text += String.fromCharCode(...units.subarray(at, at + MOST_AT_ONCE));
  return text;
}

/** The bytes of this text in UTF-8. A lone U+DC80 to U+DCFF becomes the byte that it was decoded from; any other lone surrogate becomes U+FFFD. */
export function encodeText(text: string): Uint8Array {
  const bytes = new Uint8Array(octetsOf(text));
  let at = 0;
  forEachOctet(text, (octet) => {
    bytes[at++] = octet;
  });
  return bytes;
}

/** The number of bytes in the file for `text` from `from` up to `to` (UTF-16 offsets). */
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

/** Calls `visit` with each byte of `text`, in order. */
export function forEachOctet(text: string, visit: (octet: number) => void): void {
  for (let at = 0; at < text.length; at++) {
    let point = text.charCodeAt(at);
    if (point < 0x80) {
      visit(point);
      continue;
    }
    if (isRawByte(point)) {
      visit(point - 0xdc00);
      continue;
    }
    if (isPair(text, at, text.length)) point = text.codePointAt(at++) ?? REPLACEMENT;
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
 * The offset in `text` at which `limit` bytes from `from` on are used up; at most `to`, and never
 * inside a character. `breakOctets`: the number of bytes of each LF.
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
  for (let at = from; at < to; ) {
    const unit = text.charCodeAt(at);
    const width = unit >= 0x80 && isPair(text, at, to) ? 2 : 1;
    // Nearly all characters are ASCII, and a call for each would take most of the time.
    if (unit < 0x80) octets += unit === 0x0a ? breakOctets : 1;
    else octets += octetsOf(text, at, at + width);
    if (octets > limit) return at;
    at += width;
  }
  return to;
}

// A raw byte never follows a high surrogate: decodeText never makes a pair of it. Where the
// difference matters, isPair is called first.
function isRawByte(unit: number): boolean {
  return unit >= 0xdc80 && unit <= 0xdcff;
}

function isPair(text: string, at: number, to: number): boolean {
  if (at + 1 >= to) return false;
  const high = text.charCodeAt(at);
  const low = text.charCodeAt(at + 1);
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}

/** The length of the well-formed UTF-8 sequence at `at` (Unicode, table 3-7), or 0 if there is none. */
function sequenceLength(bytes: ArrayLike<number>, at: number): number {
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

function codePointOf(bytes: ArrayLike<number>, at: number, length: number): number {
  const first = bytes[at] ?? 0;
  if (length === 1) return first;
  let point = first & (0xff >> (length + 1));
  for (let i = 1; i < length; i++) point = (point << 6) | ((bytes[at + i] ?? 0) & 0x3f);
  return point;
}

/** The byte order marks, which are not UTF-8, as `decodeText` reads them. */
const MARKS: Readonly<Partial<Record<Encoding, string>>> = {
  "utf-16le-bom": "\udcff\udcfe",
  "utf-16be-bom": "\udcfe\udcff",
};

/** A file as characters, in any encoding. */
interface Characters {
  readonly text: string;
  readonly encoding: Encoding;
}

/** The characters of a file that `decodeText` read. A file that is certainly UTF-16 is decoded as UTF-16; any other stays as it is. */
export function charactersOf(text: string): Characters {
  const encoding = encodingOf(text.slice(0, 8));
  const bytes = encoding === "utf-8" ? null : encodeText(text);
  // An odd number of bytes, or a text that is not the text of any bytes, would lose something.
  if (!bytes || bytes.length % 2 === 1 || decodeText(bytes) !== text)
    return { text, encoding: "utf-8" };
  const units = unitsOf(bytes.subarray(hasMark(encoding) ? 2 : 0), isLittle(encoding));
  return { text: textOf(units), encoding };
}

/** The text that `decodeText` reads for this file; the reverse, without loss. */
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

// Either by its byte order mark, unless it is that of UTF-32; or because every second byte of Latin
// letters is NUL.
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
