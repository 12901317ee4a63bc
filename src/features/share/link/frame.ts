import { decodeText, encodeText } from "../../../engine/text/bytes.ts";
import { bytesOfLetters, lettersInBytes } from "./expectation-bytes.ts";
import { type Parts, splitFrame, wholeCharacters } from "./split-frame.ts";
import {
  ANSWER,
  CRAWLERS,
  CRLF_TEXT,
  DIALECT,
  EXPECTATIONS,
  FOCUS,
  SITE,
  TEXT,
  URLS,
} from "./tags.ts";
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
  const parts = splitFrame(frame);
  if (parts.kind === "newer") return parts;
  const state = parts.kind === "parts" && !parts.repeated ? stateOf(parts) : null;
  if (state !== null) return { kind: "whole", state };
  return { kind: "damaged", recovered: salvageFrame(frame) };
}

/** What can be read of a frame that is cut off or fails its check, its last entry perhaps in part; null where that is nothing. */
export function salvageFrame(frame: Uint8Array): LinkState | null {
  const parts = splitFrame(frame);
  if (parts.kind === "newer") return null;
  const kept = { ...parts, text: wholeCharacters(parts.text) };
  const state = stateOf(kept) ?? stateOf({ ...kept, tag: TEXT, fields: listsIn(parts.fields) });
  return state && (state.text || state.urls.length > 0 || state.crawlers.length > 0) ? state : null;
}

/** The fields that are good for reading, whatever the others say. */
function listsIn(fields: Parts["fields"]): Parts["fields"] {
  return new Map([...fields].filter(([tag]) => tag === URLS || tag === CRAWLERS));
}

function stateOf(parts: Parts): LinkState | null {
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
