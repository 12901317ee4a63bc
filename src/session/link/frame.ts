import { decodeText, encodeText } from "../../engine/bytes.ts";
import { bytesOfLetters, lettersInBytes } from "./expectation-bytes.ts";
import { readVarint, VARINT_LIMIT, varintOf } from "./varint.ts";

/** What a link carries. Everything but the text has a default that costs nothing. */
export interface LinkState {
  /** The file's text with its own line endings, a byte order mark as U+FEFF, raw bytes as U+DC80 to U+DCFF. */
  readonly text: string;
  /** The URLs asked about, one a row; none by default. */
  readonly urls: readonly string[];
  /** Product tokens, one a column; none by default. */
  readonly crawlers: readonly string[];
  /** The dialect's id; "rfc9309" by default. An id this program does not know is the caller's to refuse. */
  readonly dialect: string;
  /** Whose robots.txt it is, as typed; "" by default. */
  readonly site: string;
  /** What came back for robots.txt, as a code; "ok" by default. A code this program does not know is the caller's to refuse. */
  readonly answer: string;
  /** What is expected of each cell, a letter each, URL by URL: `a` allow, `b` block, `-` nothing, which does not stand at the end; "" by default. More letters than cells are the caller's to refuse. */
  readonly expectations: string;
  /** The focused cell as indexes into `urls` and `crawlers`, not checked against them; null by default. */
  readonly focus: { readonly url: number; readonly crawler: number } | null;
}

/** What a frame says: a state, "a newer program made this", or damage and what can still be read. */
export type FrameReading =
  | { readonly kind: "whole"; readonly state: LinkState }
  | { readonly kind: "newer" }
  | { readonly kind: "damaged"; readonly recovered: LinkState | null };

/** The dialect a frame means when it names none. */
export const DEFAULT_DIALECT = "rfc9309";

// A reader skips an even tag it does not know and refuses an odd one, so a field that changes what
// the rest means gets an odd tag.
const TEXT = 1;
const CRLF_TEXT = 3;
const CRAWLERS = 4;
const DIALECT = 5;
const URLS = 6;
const FOCUS = 8;
const EXPECTATIONS = 10;
const SITE = 13;
const ANSWER = 15;
const KNOWN: ReadonlySet<number> = new Set([
  CRAWLERS,
  DIALECT,
  URLS,
  FOCUS,
  EXPECTATIONS,
  SITE,
  ANSWER,
]);

/** The answer a frame means when it names none. */
export const DEFAULT_ANSWER = "ok";

/** The frame of `state`. Throws an Error where a URL or a crawler holds a line feed, an index of the focus is none, or an expectation is no letter of one. */
export function writeFrame(state: LinkState): Uint8Array {
  const { text, urls, crawlers, dialect, focus, expectations, site, answer } = state;
  const settings = [
    ...field(CRAWLERS, lines(crawlers, "crawler")),
    ...field(DIALECT, dialect === DEFAULT_DIALECT ? null : encodeText(dialect)),
    ...field(URLS, lines(urls, "URL")),
    ...field(FOCUS, focus && Uint8Array.from([...index(focus.url), ...index(focus.crawler)])),
    ...field(EXPECTATIONS, expectations === "" ? null : bytesOfLetters(expectations)),
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

/** The state in a frame whose check agreed. Never throws. */
export function readFrame(frame: Uint8Array): FrameReading {
  const parts = split(frame);
  if (parts.kind === "newer") return parts;
  const state = parts.kind === "parts" && !parts.repeated ? stateOf(parts) : null;
  if (state !== null) return { kind: "whole", state };
  return { kind: "damaged", recovered: salvageFrame(frame) };
}

/** What can be read of a frame that is cut off or fails its check; null where it ends before its text. */
export function salvageFrame(frame: Uint8Array): LinkState | null {
  const parts = split(frame);
  if (parts.kind !== "parts") return null;
  const text = parts.text.subarray(0, parts.text.length - openSequence(parts.text));
  const kept = { ...parts, text };
  return stateOf(kept) ?? stateOf({ ...kept, tag: TEXT, fields: new Map() });
}

type Split =
  | {
      readonly kind: "parts";
      readonly fields: ReadonlyMap<number, Uint8Array>;
      readonly repeated: boolean;
      readonly tag: typeof TEXT | typeof CRLF_TEXT;
      readonly text: Uint8Array;
    }
  | { readonly kind: "newer" }
  | { readonly kind: "damaged" };

function split(frame: Uint8Array): Split {
  const fields = new Map<number, Uint8Array>();
  let repeated = false;
  for (let at = 0; at < frame.length; ) {
    const tag = frame[at] ?? 0;
    if (tag === TEXT || tag === CRLF_TEXT)
      return { kind: "parts", fields, repeated, tag, text: frame.subarray(at + 1) };
    // At once: nobody knows whether such a field has a length to step over.
    if (tag % 2 === 1 && !KNOWN.has(tag)) return { kind: "newer" };
    const size = readVarint(frame, at + 1);
    if (size === null || size.next + size.value > frame.length) return { kind: "damaged" };
    at = size.next + size.value;
    if (!KNOWN.has(tag)) continue;
    repeated ||= fields.has(tag);
    fields.set(tag, frame.subarray(size.next, at));
  }
  return { kind: "damaged" };
}

function stateOf(parts: Extract<Split, { kind: "parts" }>): LinkState | null {
  const text = decodeText(parts.text);
  const focus = focusOf(parts.fields.get(FOCUS));
  const dialect = parts.fields.get(DIALECT);
  const expectations = lettersInBytes(parts.fields.get(EXPECTATIONS) ?? new Uint8Array());
  if (focus === undefined || dialect?.length === 0 || expectations === null) return null;
  // The sender had no bare CR beside its CRLFs, or it would have sent the text as it was.
  if (parts.tag === CRLF_TEXT && text.includes("\r")) return null;
  return {
    text: parts.tag === CRLF_TEXT ? text.replaceAll("\n", "\r\n") : text,
    urls: entries(parts.fields.get(URLS)),
    crawlers: entries(parts.fields.get(CRAWLERS)),
    dialect: textOf(dialect, DEFAULT_DIALECT),
    site: textOf(parts.fields.get(SITE), ""),
    answer: textOf(parts.fields.get(ANSWER), DEFAULT_ANSWER),
    expectations,
    focus,
  };
}

function focusOf(bytes: Uint8Array | undefined): LinkState["focus"] | undefined {
  if (bytes === undefined) return null;
  const url = readVarint(bytes, 0);
  const crawler = url && readVarint(bytes, url.next);
  if (url === null || crawler?.next !== bytes.length) return undefined;
  return { url: url.value, crawler: crawler.value };
}

function textOf(bytes: Uint8Array | undefined, otherwise: string): string {
  return bytes === undefined ? otherwise : decodeText(bytes);
}

function entries(bytes: Uint8Array | undefined): readonly string[] {
  return bytes === undefined ? [] : decodeText(bytes).split("\n");
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

/** How many bytes at the end begin a UTF-8 sequence that does not end. */
function openSequence(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}
