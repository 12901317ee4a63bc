import { CRLF_TEXT, FIELDS, TEXT } from "./tags.ts";
import { readVarint } from "./varint.ts";

/** The fields of a frame by their tags, and its text with its own tag. */
export interface Parts {
  readonly fields: ReadonlyMap<number, Uint8Array>;
  /** Whether one of the fields came twice. */
  readonly repeated: boolean;
  readonly tag: typeof TEXT | typeof CRLF_TEXT;
  readonly text: Uint8Array;
}

/** What a frame is made of. */
export type Split =
  | ({ readonly kind: "parts" } & Parts)
  | { readonly kind: "newer" }
  /** It ends before its text, perhaps inside a field. */
  | ({ readonly kind: "torn" } & Parts);

/** Takes a frame apart; of a field that it ends in, the whole characters. */
export function splitFrame(frame: Uint8Array): Split {
  const fields = new Map<number, Uint8Array>();
  let repeated = false;
  for (let at = 0; at < frame.length; ) {
    const tag = frame[at] ?? 0;
    if (tag === TEXT || tag === CRLF_TEXT)
      return { kind: "parts", fields, repeated, tag, text: frame.subarray(at + 1) };
    // At once: nobody knows whether such a field has a length to step over.
    if (tag % 2 === 1 && !FIELDS.has(tag)) return { kind: "newer" };
    const size = readVarint(frame, at + 1);
    if (size === null) break;
    at = size.next + size.value;
    if (!FIELDS.has(tag)) continue;
    repeated ||= fields.has(tag);
    const bytes = frame.subarray(size.next, at);
    fields.set(tag, at > frame.length ? wholeCharacters(bytes) : bytes);
    if (at > frame.length) break;
  }
  return { kind: "torn", fields, repeated, tag: TEXT, text: new Uint8Array() };
}

/** The bytes without a UTF-8 sequence at their end that does not end. */
export function wholeCharacters(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.length - openSequence(bytes));
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
