import { deflateSync } from "fflate";
import {
  type LinkState,
  readFrame,
  readVarint,
  salvageFrame,
  varintOf,
  writeFrame,
} from "./frame.ts";
import { DICTIONARY, type Inflated, inflate, inflateInSteps, OUTPUT_LIMIT } from "./inflate.ts";

export type { LinkState } from "./frame.ts";

/** What a fragment turned out to be. Only "whole" may be loaded; anything recovered is for reading. */
export type LinkResult =
  /** All of it, and its check agrees. */
  | { readonly kind: "whole"; readonly state: LinkState }
  /** The end is missing: characters that arrived and that were sent, and what they say as far as they reach. */
  | {
      readonly kind: "cut";
      readonly arrived: number;
      readonly expected: number;
      readonly recovered: LinkState | null;
    }
  /** The check disagrees or the fields make no sense; `recovered` may be wrong anywhere. */
  | { readonly kind: "damaged"; readonly recovered: LinkState | null }
  /** Made by a newer version of this program. */
  | { readonly kind: "newer" }
  /** Longer than 262,144 characters, or more than 2 MiB or a second of work to read. */
  | { readonly kind: "too-large" }
  /** Empty, or no link of ours. */
  | { readonly kind: "none" };

/** Why a link cannot carry what it should: it is too much, or would arrive as something else, as a lone surrogate would, which is no character and no byte. */
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
 * it: a line feed in a URL or crawler, a lone surrogate that stands for no byte, or too much of it.
 */
export async function encodeLink(state: LinkState): Promise<string> {
  const frame = writeFrame(state);
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
  const back = await decodeLink(fragment);
  if (back.kind === "whole" && same(back.state, state)) return fragment;
  throw new NoLink({ kind: "altered" });
}

/** What `fragment` (with or without "#") carries. Never throws or rejects; `unpack` inflates a body of version 1. */
export async function decodeLink(
  fragment: string,
  unpack: (body: Uint8Array) => Promise<Inflated> = inflate,
): Promise<LinkResult> {
  const opened = openContainer(fragment);
  switch (opened.kind) {
    case "sealed":
      return unseal(opened, unpack);
    case "cut": {
      const { arrived, expected } = opened;
      return { kind: "cut", arrived, expected, recovered: beginningOf(opened) };
    }
    case "damaged":
      return { kind: "damaged", recovered: null };
    default:
      return opened;
  }
}

async function unseal(
  { version, body, check }: Extract<Opened, { kind: "sealed" }>,
  unpack: (body: Uint8Array) => Promise<Inflated>,
): Promise<LinkResult> {
  const inflated = await UPGRADERS[version].frameIn(body, unpack);
  if (inflated.kind === "too-large") return inflated;
  if (checkOf(inflated.bytes) === check) return readFrame(inflated.bytes);
  return { kind: "damaged", recovered: salvageFrame(inflated.bytes) };
}

function beginningOf({ version, body }: Extract<Opened, { kind: "cut" }>): LinkState | null {
  const inflated = UPGRADERS[version].beginningIn(body);
  return inflated.kind === "too-large" ? null : salvageFrame(inflated.bytes);
}

function same(a: LinkState, b: LinkState): boolean {
  return (
    a.text === b.text &&
    a.dialect === b.dialect &&
    a.site === b.site &&
    a.answer === b.answer &&
    a.expectations === b.expectations &&
    a.urls.join("\n") === b.urls.join("\n") &&
    a.urls.length === b.urls.length &&
    a.crawlers.join("\n") === b.crawlers.join("\n") &&
    a.crawlers.length === b.crawlers.length &&
    a.focus?.url === b.focus?.url &&
    a.focus?.crawler === b.focus?.crawler
  );
}

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

/** Every version that a link was ever made with, oldest first; rows are added, never taken away. */
export const VERSIONS = ["0", "1"] as const;

export type Version = (typeof VERSIONS)[number];

/** How the bodies of one version become frames as this program reads them. */
interface Upgrader {
  /** The frame in a body that arrived whole; `inflate` as in inflate.ts. */
  readonly frameIn: (
    body: Uint8Array,
    inflate: (body: Uint8Array) => Promise<Inflated>,
  ) => Promise<Inflated>;
  /** The beginning of the frame in a body whose end is missing. */
  readonly beginningIn: (body: Uint8Array) => Inflated;
}

/**
 * An upgrader for each version. Both hold frame 1, in which what an older page did not write yet
 * (site, HTTP answer, expectations) is a field that is absent and has a default; a version with
 * other frames turns them into these here.
 */
export const UPGRADERS: Readonly<Record<Version, Upgrader>> = {
  "0": { frameIn: async (body) => stored(body), beginningIn: stored },
  "1": { frameIn: (body, inflate) => inflate(body), beginningIn: inflateInSteps },
};

/** Whether a character is a version that this program reads. */
export function isVersion(character: string): character is Version {
  return VERSIONS.some((version) => version === character);
}

function stored(body: Uint8Array): Inflated {
  return { kind: "output", bytes: body };
}
