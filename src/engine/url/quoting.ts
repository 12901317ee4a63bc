import { decodeText, forEachOctet } from "../text/bytes.ts";

/** The percent-encoding of each octet, in upper case. */
const ESCAPES: readonly string[] = Array.from(
  { length: 256 },
  (_, octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`,
);

/** Each byte of `text` in UTF-8, percent-encoded in upper case. */
export function percentEncode(text: string): string {
  const encoded: string[] = [];
  forEachOctet(text, 0, text.length, (octet) => encoded.push(ESCAPES[octet] ?? ""));
  return encoded.join("");
}

/** How a parser writes percent-encodings and characters before it compares paths. */
export interface Quoting {
  /** By octet, what its percent-encoding becomes. Where it is null, the percent sign is a character. */
  readonly escapes: readonly (string | null)[];
  /** By ASCII character, whether it stays as it is. All other characters are percent-encoded. */
  readonly isKept: readonly boolean[];
}

/** Decodes the percent-encodings of the characters that `decoded` matches, and writes the others in upper case; percent-encodes every character but those that `kept` matches: ASCII, and at least `A-Za-z0-9_./~-`. */
export function quotingOf(decoded: RegExp, kept: RegExp): Quoting {
  const characters = ESCAPES.map((_, octet) => String.fromCharCode(octet));
  return {
    escapes: characters.map((one, octet) => (decoded.test(one) ? one : (ESCAPES[octet] ?? null))),
    isKept: characters.map((one) => kept.test(one)),
  };
}

/** The text as `quoting` writes it. It takes one pass, because a file can have thousands of rules with percent-encodings. */
export function requote(text: string, { escapes, isKept }: Quoting): string {
  // Nearly every text has only characters that all parsers keep, and a search is the quickest way to know.
  const first = text.search(/[^\w./~-]/);
  if (first < 0) return text;
  // Joined, the text is in one piece: thousands of texts made of pieces would be slow to collect.
  const quoted: string[] = [];
  let done = 0;
  for (let at = first, end = at; at < text.length; at = end) {
    const unit = text.charCodeAt(at);
    const written = unit === PERCENT && escapes[octetAt(text, at + 1)];
    end += written ? 3 : 1;
    if (!written && isKept[unit]) continue;
    // A surrogate pair is one character.
    while (unit > 0x7f && text.charCodeAt(end) > 0x7f) end++;
    const encoded = written || ESCAPES[unit > 0x7f ? -1 : unit];
    quoted.push(text.slice(done, at), encoded ?? percentEncode(text.slice(at, end)));
    done = end;
  }
  return quoted.join("") + text.slice(done);
}

const PERCENT = 0x25;

/** The octet that two hexadecimal digits name, or NaN where there are none. */
export function octetAt(text: string, at: number): number {
  return digitOf(text.charCodeAt(at)) * 16 + digitOf(text.charCodeAt(at + 1));
}

function digitOf(unit: number): number {
  const letter = (unit | 0x20) - 0x57;
  if (letter > 9) return letter < 16 ? letter : Number.NaN;
  return unit >= 0x30 && unit < 0x3a ? unit - 0x30 : Number.NaN;
}

/** urllib.parse.unquote: percent-encodings are decoded as UTF-8, and bytes that are not UTF-8 become U+FFFD. */
export function unquote(text: string): string {
  const decoded = text.includes("%") ? text.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodedRun) : text;
  // Nearly every text is well-formed, and a search is quicker than a replacement.
  return /[\udc80-\udcff]/u.test(decoded) ? decoded.replace(UNDECODABLE, "\ufffd") : decoded;
}

function decodedRun(run: string): string {
  const bytes: number[] = [];
  for (let at = 1; at < run.length; at += 3) bytes.push(octetAt(run, at));
  return decodeText(bytes);
}

// bytes.decode(errors="replace") makes one U+FFFD of each beginning of a sequence (Unicode, table
// 3-7) and of each other byte. Bytes that are not UTF-8 are U+DC80 to U+DCFF here (bytes.ts).
const UNDECODABLE =
  /\udce0[\udca0-\udcbf]?|\udced[\udc80-\udc9f]?|[\udce1-\udcef][\udc80-\udcbf]?|\udcf0(?:[\udc90-\udcbf][\udc80-\udcbf]?)?|\udcf4(?:[\udc80-\udc8f][\udc80-\udcbf]?)?|[\udcf1-\udcf3][\udc80-\udcbf]{0,2}|[\udc80-\udcff]/gu;
