import { deflateSync } from "fflate";
import { purposes } from "../../engine/preferences/preference.ts";
import { encodeText } from "../../engine/text/bytes.ts";
import {
  ANSWER,
  CRAWLERS,
  CRLF_TEXT,
  DEFAULT_ANSWER,
  DIALECT,
  EXPECTATIONS,
  FOCUS,
  LETTERS,
  LINES,
  type LinkState,
  type LinkUses,
  OTHERS,
  SITE,
  TEXT,
  URLS,
  USES,
} from "./frame.ts";
import { DICTIONARY, OUTPUT_LIMIT } from "./inflate.ts";
import { CHARACTER_LIMIT, checkOf, decodeLink, type Version } from "./link.ts";

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
  // JSON tells a lone surrogate from the character that it becomes in UTF-8.
  if (
    back.kind === "whole" &&
    JSON.stringify({ ...back.state, ...state }) === JSON.stringify(back.state)
  )
    return fragment;
  throw new NoLink({ kind: "altered" });
}

/** The frame of `state`. Throws an Error for a line feed in a URL or a crawler, a focus that is not two indexes, and an unknown letter of an expectation. */
export function writeFrame(state: LinkState): Uint8Array {
  const { text, urls, crawlers, dialect, focus, expectations, uses, site, answer } = state;
  const { others, lines: expectedLines } = state;
  const settings = [
    ...field(CRAWLERS, lines(crawlers, "crawler")),
    // A link says what it shows, so that no default decides it later.
    ...field(DIALECT, encodeText(dialect)),
    ...field(URLS, lines(urls, "URL")),
    ...field(FOCUS, focus && Uint8Array.from([...index(focus.url), ...index(focus.crawler)])),
    ...field(EXPECTATIONS, expectations === "" ? null : bytesOfLetters(expectations)),
    ...field(USES, uses ? bytesOfUses(uses) : null),
    // A byte that is not UTF-8 is a lone surrogate in the text, which JSON writes as an escape.
    ...field(OTHERS, others ? encodeText(JSON.stringify(others)) : null),
    ...field(LINES, expectedLines ? encodeText(JSON.stringify(expectedLines)) : null),
    ...field(SITE, site === "" ? null : encodeText(site)),
    ...field(ANSWER, answer === DEFAULT_ANSWER ? null : encodeText(answer)),
  ];
  const short = text.replaceAll("\r\n", "\n");
  const crlf = short !== text && !short.includes("\r") && short.replaceAll("\n", "\r\n") === text;
  const end = encodeText(crlf ? short : text);
  const size = settings.reduce((sum, part) => sum + part.length, 1);
  const frame = new Uint8Array(size + end.length);
  let at = 0;
  for (const part of [...settings, Uint8Array.of(crlf ? CRLF_TEXT : TEXT), end]) {
    frame.set(part, at);
    at += part.length;
  }
  return frame;
}

function field(tag: number, bytes: Uint8Array | null): readonly Uint8Array[] {
  return bytes === null ? [] : [Uint8Array.from([tag, ...varintOf(bytes.length)]), bytes];
}

function lines(list: readonly string[], what: string): Uint8Array | null {
  const broken = list.find((entry) => entry.includes("\n"));
  if (broken !== undefined)
    throw new Error(`A ${what} in a link cannot hold a line break: ${JSON.stringify(broken)}`);
  return list.length === 0 ? null : encodeText(list.join("\n"));
}

function index(value: number): readonly number[] {
  if (Number.isInteger(value) && value >= 0 && value < VARINT_LIMIT) return varintOf(value);
  throw new Error(`The focus of a link must be two indexes, not ${value}`);
}

/** The bytes of `value` (a whole number from 0 up to VARINT_LIMIT) in LEB128, the least seven bits first. */
export function varintOf(value: number): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** One more than the largest number a varint of this format holds: four bytes of seven bits. */
export const VARINT_LIMIT = 2 ** 28;

/** Expectations, a letter a cell (see letters.ts), as bytes: four cells in each, the first in the low bits. */
function bytesOfLetters(letters: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(letters.length / 4));
  for (let cell = 0; cell < letters.length; cell++) {
    const code = LETTERS.indexOf(letters.charAt(cell));
    if (code < 0) throw new Error(`No expectation is written as ${letters.charAt(cell)}`);
    bytes[cell >> 2] = (bytes[cell >> 2] ?? 0) | (code << (2 * (cell & 3)));
  }
  return bytes;
}

/** Uses as a byte for what is shown, 0 for verdicts and 1, 2 or 3 for a purpose, and the letters in bytes. */
function bytesOfUses({ purpose, expected }: LinkUses): Uint8Array {
  const letters = bytesOfLetters(expected);
  const bytes = new Uint8Array(letters.length + 1);
  bytes[0] = purpose ? purposes.indexOf(purpose) + 1 : 0;
  bytes.set(letters, 1);
  return bytes;
}

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

/** RFC 4648 5, without "=". */
function base64urlOf(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
