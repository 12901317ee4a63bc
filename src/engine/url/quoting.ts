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
  /** By ASCII character, whether it is percent-encoded. Other characters always are. */
  readonly isEncoded: Uint8Array;
}

/** Decodes the percent-encodings of the ASCII characters that `decoded` matches, and writes the others in upper case; percent-encodes every character but the ASCII ones that `kept` matches, and those are at least the unreserved ones and the slash. */
export function quotingOf(decoded: RegExp, kept: RegExp): Quoting {
  const characters = Array.from({ length: 0x80 }, (_, octet) => String.fromCharCode(octet));
  return {
    escapes: ESCAPES.map((encoded, octet) => {
      const character = characters[octet];
      return character !== undefined && decoded.test(character) ? character : encoded;
    }),
    isEncoded: Uint8Array.from(characters, (character) => (kept.test(character) ? 0 : 1)),
  };
}

const PERCENT = 0x25;

/** The text as `quoting` writes it. It takes one pass, because a file can have thousands of rules with percent-encodings. */
export function requote(text: string, { escapes, isEncoded }: Quoting): string {
  // Nearly every text has only characters that all parsers keep, and a search is the quickest way to know.
  const first = text.search(/[^\w./~-]/);
  if (first < 0) return text;
  const quoted: string[] = [];
  let done = 0;
  for (let at = first; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 && unit !== PERCENT && isEncoded[unit] === 0) {
      at++;
      continue;
    }
    const octet = unit === PERCENT ? octetAt(text, at + 1) : -1;
    const decoded = octet < 0 ? null : escapes[octet];
    const end = decoded ? at + 3 : unit < 0x80 ? at + 1 : endOfOthers(text, at);
    if (decoded || isEncoded[unit] !== 0) {
      if (done < at) quoted.push(text.slice(done, at));
      quoted.push(decoded ?? percentEncode(text.slice(at, end)));
      done = end;
    }
    at = end;
  }
  // Joined, the text is in one piece: thousands of texts made of pieces would be slow to collect.
  return done === 0 ? text : quoted.join("") + text.slice(done);
}

function endOfOthers(text: string, from: number): number {
  let end = from;
  while (text.charCodeAt(end) >= 0x80) end++;
  return end;
}

/** The octet that two hexadecimal digits name, or -1 where there are none. */
export function octetAt(text: string, at: number): number {
  const high = digitOf(text.charCodeAt(at));
  const low = digitOf(text.charCodeAt(at + 1));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

function digitOf(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
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
