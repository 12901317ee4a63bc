import { readVarint, varintOf } from "./varint.ts";
import { isVersion, type Version } from "./versions.ts";

/** A fragment taken apart. `arrived` and `expected` count characters, the version's included. */
export type Opened =
  | {
      readonly kind: "sealed";
      readonly version: Version;
      readonly body: Uint8Array;
      readonly check: number;
    }
  | {
      readonly kind: "cut";
      readonly version: Version;
      readonly body: Uint8Array;
      readonly arrived: number;
      readonly expected: number;
    }
  | { readonly kind: "damaged" }
  | { readonly kind: "newer" }
  | { readonly kind: "too-large" }
  | { readonly kind: "none" };

/** The longest fragment that is read or written, in characters. */
export const CHARACTER_LIMIT = 262_144;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CHECK_BYTES = 3;
// A version and the five bytes of the emptiest frame: length, check, one byte of body.
const SHORTEST = 8;

/** The fragment that carries `body`, whose frame has the check `check`; it always ends in a letter or digit. */
export function sealContainer(version: Version, body: Uint8Array, check: number): string {
  const head = [...varintOf(body.length), check & 255, (check >> 8) & 255, check >> 16];
  const size = head.length + body.length;
  // Left zero: the padding byte. GitHub cuts a "_" off the end of a link; this ends in "A" instead.
  const bytes = new Uint8Array(size % 3 === 0 ? size + 1 : size);
  bytes.set(head);
  bytes.set(body, head.length);
  return version + base64urlOf(bytes);
}

/** Takes a fragment apart, "#" before it or not; the check is still to be compared with the frame's. Never throws. */
export function openContainer(fragment: string): Opened {
  const text = strip(fragment);
  const run = /^[\w-]*/.exec(text)?.[0] ?? "";
  if (run === "" || isParameter(run, text.charAt(run.length))) return { kind: "none" };
  const version = run.charAt(0);
  if (!isVersion(version)) return { kind: isNewer(run) ? "newer" : "none" };
  if (run.length > CHARACTER_LIMIT) return { kind: "too-large" };
  const bytes = bytesOf(run.slice(1));
  const length = readVarint(bytes, 0);
  const arrived = run.length;
  if (length === null && arrived < SHORTEST)
    return { kind: "cut", version, body: new Uint8Array(0), arrived, expected: SHORTEST };
  if (length === null || length.value === 0) return { kind: "damaged" };
  const start = length.next + CHECK_BYTES;
  const expected = charactersFor(start + length.value);
  if (expected > CHARACTER_LIMIT) return { kind: "damaged" };
  const body = bytes.subarray(start, start + length.value);
  if (arrived < expected) return { kind: "cut", version, body, arrived, expected };
  const [low = 0, middle = 0, high = 0] = bytes.subarray(length.next, start);
  return { kind: "sealed", version, body, check: low | (middle << 8) | (high << 16) };
}

/** The check of a frame: the low 24 bits of its CRC-32 (the polynomial of gzip, RFC 1952 section 8). */
export function checkOf(frame: Uint8Array): number {
  let crc = -1;
  for (const byte of frame) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc & 0xff_ff_ff;
}

const CRC: Int32Array = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  return crc;
});

/**
 * The fragment without what mail and chat put into a link (line breaks, zero-width characters, soft
 * hyphens) and without what stands before its first letter or digit ("#", "(", "**").
 */
function strip(fragment: string): string {
  return (
    fragment
      // URL Standard, fragment state: what is not ASCII arrives as %E2%80%8B.
      .replace(/(?:%[0-9a-f]{2})+/gi, unescaped)
      .replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, "")
      .replace(/^[^A-Za-z0-9]+/, "")
  );
}

function unescaped(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

// "text=...", "example=...", "dark&...": parameters in readable form. No link is that short, and a
// link with "&utm_source=x" glued on is longer.
function isParameter(run: string, next: string): boolean {
  return run.length < SHORTEST && (next === "=" || next === "&");
}

// A version of the future cannot be checked, only recognized: a payload of at least eight characters
// in which the words of an anchor ("getting-started", "Section_2", "exampleNumber") do not show.
// Doubtful cases are "newer", because silence would look as if the link had been empty.
function isNewer(run: string): boolean {
  if (run.length <= SHORTEST) return false;
  return run.length > 64 || !run.split(/[-_]+/).every(isWord);
}

function isWord(part: string): boolean {
  return /^[A-Z]?[a-z0-9]*$|^[A-Z0-9]+$|^[A-Za-z][a-z]+(?:[A-Z][a-z]+)*[0-9]*$/.test(part);
}

/** How many characters a fragment has whose payload is `size` bytes before the padding byte. */
function charactersFor(size: number): number {
  return 1 + Math.ceil(((size % 3 === 0 ? size + 1 : size) * 4) / 3);
}

function base64urlOf(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET.charAt((group >> shift) & 63);
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}

/** The whole bytes in these characters of the alphabet; bits left over at the end are dropped. */
function bytesOf(characters: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((characters.length * 3) / 4));
  let group = 0;
  for (let i = 0, at = 0; i < characters.length; i++) {
    group = ((group << 6) | (VALUES[characters.charCodeAt(i)] ?? 0)) & 0xff_ff_ff;
    if (i % 4 > 0) bytes[at++] = group >> (6 - 2 * (i % 4));
  }
  return bytes;
}

const VALUES: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))),
);
