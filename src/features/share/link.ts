import { deflateSync } from "fflate";
import {
  type LinkResult,
  type LinkState,
  readFrame,
  readVarint,
  salvageFrame,
  varintOf,
  writeFrame,
} from "./frame.ts";
import { DICTIONARY, inflate, OUTPUT_LIMIT } from "./inflate.ts";

export type { LinkResult, LinkState } from "./frame.ts";

/** Why a link cannot carry what it should: it is too much, or would arrive changed, as a lone surrogate would, which is half of a character. */
type WhyNoLink =
  | {
      readonly kind: "too-many-bytes" | "too-many-characters";
      readonly count: number;
      readonly most: number;
    }
  | { readonly kind: "altered" };

/** A link cannot carry what it should. */
export class NoLink extends Error {
  readonly why: WhyNoLink;

  constructor(why: WhyNoLink) {
    super(`A link cannot carry this: ${JSON.stringify(why)}`);
    this.why = why;
  }
}

/**
 * The fragment, without "#", that carries `state`. Rejects with an Error where a link cannot carry
 * it: a line feed in a URL or crawler, a lone surrogate that is not a raw byte, or too much of it.
 */
export async function encodeLink(state: LinkState, namesDialect = false): Promise<string> {
  const frame = writeFrame(state, namesDialect);
  if (frame.length > OUTPUT_LIMIT)
    throw new NoLink({ kind: "too-many-bytes", count: frame.length, most: OUTPUT_LIMIT });
  const deflated = deflateSync(frame, { level: 9, dictionary: DICTIONARY });
  const check = checkOf(frame);
  const fragment =
    deflated.length < frame.length
      ? sealContainer("1", deflated, check)
      : sealContainer("0", frame, check);
  if (fragment.length > CHARACTER_LIMIT)
    throw new NoLink({
      kind: "too-many-characters",
      count: fragment.length,
      most: CHARACTER_LIMIT,
    });
  const back = decodeLink(fragment);
  // JSON tells a lone surrogate from the character that it becomes in UTF-8.
  if (
    back.kind === "whole" &&
    JSON.stringify({ ...back.state, ...state }) === JSON.stringify(back.state)
  )
    return fragment;
  throw new NoLink({ kind: "altered" });
}

/** What `fragment` (with or without "#") carries. Never throws. */
export function decodeLink(fragment: string): LinkResult {
  const opened = openContainer(fragment);
  if (opened.kind !== "sealed" && opened.kind !== "cut") return opened;
  const frame = UPGRADERS[opened.version](opened.body);
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

/** RFC 4648 5, without "=". */
function base64urlOf(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
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
 * a frame as this program reads it; null where that is too much work. Rows are added, never taken
 * away. Both versions hold frame 1, in which what an older page did not write yet (site, HTTP
 * response, expectations) is an absent field with a default.
 */
export const UPGRADERS = {
  "0": (body: Uint8Array) => body,
  "1": (body: Uint8Array) => inflate(body),
};

type Version = keyof typeof UPGRADERS;

function isVersion(character: string): character is Version {
  return Object.hasOwn(UPGRADERS, character);
}
