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
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    const point = length === 0 ? 0xdc00 + (bytes[at] ?? 0) : codePointOf(bytes, at, length);
    if (point > 0xffff) units.push(0xd7c0 + (point >> 10), 0xdc00 + (point & 0x3ff));
    else units.push(point);
    if (units.length > 4096) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
    at += length || 1;
  }
  parts.push(String.fromCharCode(...units));
  return parts.join("");
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
