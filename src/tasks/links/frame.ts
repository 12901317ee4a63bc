// @chunk links
import { type Purpose, purposes } from "../../engine/preferences/preference.ts";
import { decodeText } from "../../engine/text/bytes.ts";
import { withoutEnd } from "../../engine/text/characters.ts";

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
  /** The HTTP response for robots.txt, as a code; "ok" by default. A code this program does not know is the caller's to refuse. */
  readonly answer: string;
  /** What is expected of each cell, a letter each, URL by URL: `a` allow, `b` block, `-` nothing, which is left out at the end; "" by default. A frame with more letters than cells is damaged. */
  readonly expectations: string;
  /** The files of other sites; left out where there are none. */
  readonly others?: readonly LinkFile[];
  /** What is expected of lines; left out where that is nothing. */
  readonly lines?: readonly LinkLine[];
  /** What of uses is shown and expected; left out where that is nothing. */
  readonly uses?: LinkUses;
  /** The focused cell as indexes into `urls` and `crawlers`, not checked against them; null by default. */
  readonly focus: { readonly url: number; readonly crawler: number } | null;
}

/** The robots.txt of another site: its URL, the HTTP response as a code, and the text. All three are the caller's to refuse. */
export type LinkFile = readonly [robotsUrl: string, answer: string, text: string];
/** What a line must say: the crawler whose group is meant, or "" for the whole file; `yes`, `no` or `only`; and the line. All three are the caller's to refuse. */
export type LinkLine = readonly [crawler: string, expected: string, line: string];
/** The uses of a link. */
export interface LinkUses {
  /** The purpose whose uses the table shows first; null where it shows verdicts. */
  readonly purpose: Purpose | null;
  /** As `expectations`, with three letters a cell, for training, AI answers and search: `a` allowed, `b` refused. */
  readonly expected: string;
}

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
  /** Longer than 262,144 characters, or than 2 MiB once it is inflated. */
  | { readonly kind: "too-large" }
  /** Empty, or no link of ours. */
  | { readonly kind: "none" };

/** The dialect a frame means when it names none, for ever, whatever a new page begins with. */
export const DEFAULT_DIALECT = "rfc9309";

/** The response a frame means when it names none. */
export const DEFAULT_ANSWER = "ok";

/** The state in a frame whose check agreed. Never throws. */
export function readFrame(
  frame: Uint8Array,
): Extract<LinkResult, { kind: "whole" | "damaged" | "newer" }> {
  const parts = splitFrame(frame);
  if (parts === null) return { kind: "newer" };
  const state = parts.isSound ? stateOf(parts) : null;
  if (state !== null) return { kind: "whole", state };
  return { kind: "damaged", recovered: salvageFrame(frame) };
}

/** What can be read of a frame that is cut off or fails its check, its last entry perhaps in part; null where that is nothing. */
export function salvageFrame(frame: Uint8Array): LinkState | null {
  const parts = splitFrame(frame);
  if (parts === null) return null;
  const kept = { ...parts, text: wholeCharacters(parts.text) };
  const state = stateOf(kept) ?? stateOf({ ...kept, tag: TEXT, fields: listsIn(parts.fields) });
  return state && (state.text || state.urls.length > 0 || state.crawlers.length > 0) ? state : null;
}

/** The fields that are good for reading, whatever the others say. */
function listsIn(fields: Parts["fields"]): Parts["fields"] {
  return new Map([...fields].filter(([tag]) => tag === URLS || tag === CRAWLERS));
}

function stateOf(parts: Parts): LinkState | null {
  const text = textIn(parts.text);
  const focus = focusOf(parts.fields.get(FOCUS));
  const dialect = parts.fields.get(DIALECT);
  const [urls, crawlers] = [entries(parts.fields.get(URLS)), entries(parts.fields.get(CRAWLERS))];
  const cells = urls.length * crawlers.length;
  const expectations = lettersInBytes(parts.fields.get(EXPECTATIONS) ?? new Uint8Array(), cells);
  const uses = usesInBytes(parts.fields.get(USES), cells);
  if (uses === undefined) return null;
  const others = triplesIn(parts.fields.get(OTHERS));
  const lines = triplesIn(parts.fields.get(LINES));
  if (focus === undefined || dialect?.length === 0 || expectations === null) return null;
  if (others === null || lines === null) return null;
  // The sender had no bare CR beside its CRLFs, or it would have sent the text as it was.
  if (parts.tag === CRLF_TEXT && text.includes("\r")) return null;
  return {
    text: parts.tag === CRLF_TEXT ? text.replaceAll("\n", "\r\n") : text,
    urls,
    crawlers,
    dialect: textOf(dialect, DEFAULT_DIALECT),
    site: textOf(parts.fields.get(SITE), ""),
    answer: textOf(parts.fields.get(ANSWER), DEFAULT_ANSWER),
    expectations,
    ...(uses && { uses }),
    ...(others.length > 0 && { others }),
    ...(lines.length > 0 && { lines }),
    focus,
  };
}

/** The files of other sites, or the expected lines; null where the field is not such a list. */
function triplesIn(bytes: Uint8Array | undefined): readonly (LinkFile & LinkLine)[] | null {
  if (bytes === undefined) return [];
  try {
    const list: unknown = JSON.parse(textIn(bytes));
    return Array.isArray(list) && list.every(isTriple) ? list : null;
  } catch {
    return null;
  }
}

function isTriple(value: unknown): value is LinkFile & LinkLine {
  return (
    Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === "string")
  );
}

function focusOf(bytes: Uint8Array | undefined): LinkState["focus"] | undefined {
  if (bytes === undefined) return null;
  const url = readVarint(bytes, 0);
  const crawler = url && readVarint(bytes, url.next);
  if (url === null || crawler?.next !== bytes.length) return undefined;
  return { url: url.value, crawler: crawler.value };
}

function textOf(bytes: Uint8Array | undefined, otherwise: string): string {
  return bytes === undefined ? otherwise : textIn(bytes);
}

function entries(bytes: Uint8Array | undefined): readonly string[] {
  return bytes === undefined ? [] : textIn(bytes).split("\n");
}

/** The fields of a frame by their tags, and its text with its own tag. */
interface Parts {
  readonly fields: ReadonlyMap<number, Uint8Array>;
  /** Whether it has a text, and no field twice. */
  readonly isSound: boolean;
  readonly tag: typeof TEXT | typeof CRLF_TEXT;
  readonly text: Uint8Array;
}

/** Takes a frame apart; a field that is cut off keeps its complete characters. Null where a newer program made it. */
function splitFrame(frame: Uint8Array): Parts | null {
  const fields = new Map<number, Uint8Array>();
  let isSound = true;
  for (let at = 0; at < frame.length; ) {
    const tag = frame[at] ?? 0;
    if (tag === TEXT || tag === CRLF_TEXT)
      return { fields, isSound, tag, text: frame.subarray(at + 1) };
    // At once: such a field may have no length to step over.
    if (tag % 2 === 1 && !FIELDS.has(tag)) return null;
    const size = readVarint(frame, at + 1);
    if (size === null) break;
    at = size.next + size.value;
    if (!FIELDS.has(tag)) continue;
    isSound &&= !fields.has(tag);
    const bytes = frame.subarray(size.next, at);
    fields.set(tag, at > frame.length ? wholeCharacters(bytes) : bytes);
  }
  return { fields, isSound: false, tag: TEXT, text: new Uint8Array() };
}

/** The text of these bytes, as the engine reads them; by the platform where they are UTF-8, which takes a tenth of the time. */
function textIn(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The bytes without an incomplete UTF-8 sequence at their end. */
function wholeCharacters(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.length - openSequence(bytes));
}

/** How many bytes at the end belong to an incomplete UTF-8 sequence. */
function openSequence(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}

// What a field of a frame is, by its first byte. A page skips an even tag it does not know and
// refuses an odd one, so a field that changes what the rest means gets an odd tag.
export const TEXT = 1;
export const CRLF_TEXT = 3;
export const CRAWLERS = 4;
export const DIALECT = 5;
export const URLS = 6;
export const FOCUS = 8;
export const EXPECTATIONS = 10;
export const SITE = 13;
export const USES = 14;
export const ANSWER = 15;
// Even: a page that does not know it shows the URLs of these sites as not governed.
export const OTHERS = 16;
// Even: a page that does not know it opens the rest.
export const LINES = 18;
const FIELDS: ReadonlySet<number> = new Set([4, 5, 6, 8, 10, 13, 14, 15, 16, 18]);

/** An unsigned number read from bytes, and the offset of the byte after it. */
interface Varint {
  readonly value: number;
  readonly next: number;
}

/** The number that begins at offset `at`; null where the bytes end inside it or it is not in its shortest form of at most four bytes. */
export function readVarint(bytes: Uint8Array, at: number): Varint | null {
  let value = 0;
  for (let i = 0; i < 4; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) return null;
    value |= (byte & 0x7f) << (7 * i);
    if (byte >= 0x80) continue;
    // Each number is written in one way: a zero at the end adds nothing.
    return byte === 0 && i > 0 ? null : { value, next: at + i + 1 };
  }
  return null;
}

/** The letters of cells, by the two bits each is written with. */
export const LETTERS = "-ab";

/** The letters in bytes, up to the last that expects something; null where a cell has none of the three, and where there are more letters than cells. */
function lettersInBytes(bytes: Uint8Array, cells: number): string | null {
  // Before a letter is made: a link of a few thousand characters can have millions of them.
  if (bytes.length > Math.ceil(cells / 4)) return null;
  const letters: string[] = [];
  for (const byte of bytes)
    for (let shift = 0; shift < 8; shift += 2) {
      const letter = LETTERS[(byte >> shift) & 3];
      if (letter === undefined) return null;
      letters.push(letter);
    }
  const spelled = withoutEnd(letters.join(""), "-");
  return spelled.length > cells ? null : spelled;
}

/** Null where there are none, undefined where they are not possible. */
function usesInBytes(bytes: Uint8Array | undefined, cells: number): LinkUses | null | undefined {
  if (!bytes) return null;
  const [shown] = bytes;
  const expected = lettersInBytes(bytes.subarray(1), purposes.length * cells);
  if (shown === undefined || shown > purposes.length || expected === null) return undefined;
  return { purpose: purposes[shown - 1] ?? null, expected };
}
