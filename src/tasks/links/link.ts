// @chunk links
import { type LinkResult, readFrame, readVarint, salvageFrame } from "./frame.ts";
import { inflate } from "./inflate.ts";

/** What `fragment` (with or without "#") carries. Never rejects. */
export async function decodeLink(fragment: string): Promise<LinkResult> {
  const opened = openContainer(fragment);
  if (opened.kind !== "sealed" && opened.kind !== "cut") return opened;
  const frame = await UPGRADERS[opened.version](opened.body);
  if (opened.kind === "cut") {
    const { arrived, expected } = opened;
    return { kind: "cut", arrived, expected, recovered: frame && salvageFrame(frame) };
  }
  if (frame === null) return { kind: "too-large" };
  if (checkOf(frame) === opened.check) return readFrame(frame);
  return { kind: "damaged", recovered: salvageFrame(frame) };
}

/** A fragment taken apart. `arrived` and `expected` count characters, the version's included. */
type Opened =
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
  | Extract<LinkResult, { kind: "damaged" | "newer" | "too-large" | "none" }>;

/** The longest fragment that is read or written, in characters. */
export const CHARACTER_LIMIT = 262_144;

const CHECK_BYTES = 3;
// A version and the five bytes of the emptiest frame: length, check, one byte of body.
const SHORTEST = 8;

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
  if (length === null || length.value === 0) return { kind: "damaged", recovered: null };
  const start = length.next + CHECK_BYTES;
  const expected = charactersFor(start + length.value);
  if (expected > CHARACTER_LIMIT) return { kind: "damaged", recovered: null };
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
 * hyphens) and without what comes before its first letter or digit ("#", "(", "**").
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

// A link of a future version cannot be checked, only recognized: a payload of at least eight
// characters that does not look like the words of an anchor ("getting-started", "exampleNumber").
// Doubtful cases are "newer", because silence would look as if the link were empty.
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

/** The whole bytes in these characters of base64url; bits left over at the end are dropped. */
function bytesOf(characters: string): Uint8Array {
  // One character beyond a multiple of four holds no byte, and `atob` refuses it.
  const whole = characters.length % 4 === 1 ? characters.slice(0, -1) : characters;
  const binary = atob(whole.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Every version that a link was ever made with, and how its body, whose end may be missing, becomes
 * a frame as this program reads it; null where that is too large. Rows are added, never taken
 * away. Both versions hold frame 1, in which what an older page did not write yet (site, HTTP
 * response, expectations) is an absent field with a default.
 */
export const UPGRADERS = {
  "0": (body: Uint8Array) => body,
  "1": inflate,
};

export type Version = keyof typeof UPGRADERS;

function isVersion(character: string): character is Version {
  return Object.hasOwn(UPGRADERS, character);
}
