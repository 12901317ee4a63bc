import { Inflate } from "fflate";
import { encodeText } from "../../engine/text/bytes.ts";
import dictionary from "./dictionary.txt?raw";

/**
 * The preset dictionary of wire format 1, 6,376 bytes: what robots.txt files say, the most frequent
 * last, because deflate pays more bits for a match that lies further back. Every link ever shared
 * was made with exactly these bytes. It never changes; a better dictionary is a new version
 * character.
 */
export const DICTIONARY: Uint8Array = encodeText(dictionary);

/** What a deflated body holds, as far as it could be read: the check tells whether that is all of it. */
export type Inflated =
  | { readonly kind: "output"; readonly bytes: Uint8Array }
  | { readonly kind: "too-large" };

/** The longest output that is read, in bytes. */
export const OUTPUT_LIMIT = 2 * 1024 * 1024;

/** How long fflate may work on one link, in milliseconds; the largest honest link takes it 50 on a desktop. */
export const TIME_LIMIT = 1000;

// Native streams hand on all of a chunk's output before they look whether anybody still wants it:
// at deflate's 1,032 to 1, this is about 1 MiB too much.
const CHUNK = 1024;
// fflate cannot be stopped inside a push; 256 bytes are at most 264 KiB of output, or nine blocks.
const STEP = 256;

/** Inflates with dictionary 1 in bounded memory and time, by the platform's stream where it has one, else by fflate. Never rejects; `Stream` null means there is none. */
export async function inflate(
  body: Uint8Array,
  Stream: typeof DecompressionStream | null | undefined = globalThis.DecompressionStream,
): Promise<Inflated> {
  // A native stream that fails keeps to itself what it had read; fflate hands it out.
  return (await inflateNatively(body, Stream)) ?? inflateInSteps(body);
}

/** Inflates with fflate until the body ends or makes no sense; "too-large" beyond OUTPUT_LIMIT or TIME_LIMIT. `now` counts milliseconds. */
export function inflateInSteps(
  body: Uint8Array,
  now: () => number = () => performance.now(),
): Inflated {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate({ dictionary: DICTIONARY }, (piece) => {
    pieces.push(piece);
    size += piece.length;
  });
  const end = now() + TIME_LIMIT;
  try {
    for (let at = 0; at < body.length; at += STEP) {
      // Never as its last chunk: fflate then throws away the output before a missing end.
      stream.push(body.slice(at, at + STEP));
      if (size > OUTPUT_LIMIT || now() > end) return { kind: "too-large" };
    }
  } catch {
    // Not deflate from here on.
  }
  return { kind: "output", bytes: joined(pieces, size) };
}

/** Null where there is no such stream, where it does not know raw deflate, and where it fails. */
async function inflateNatively(
  body: Uint8Array,
  Stream: typeof DecompressionStream | null | undefined,
): Promise<Inflated | null> {
  const stream = streamOf(Stream);
  if (stream === null) return null;
  const reader = stream.readable.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  void feed(stream.writable.getWriter(), body);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      size += value.length;
      if (size <= DICTIONARY.length + OUTPUT_LIMIT) continue;
      await reader.cancel();
      return { kind: "too-large" };
    }
  } catch {
    return size > DICTIONARY.length + OUTPUT_LIMIT ? { kind: "too-large" } : null;
  }
  return { kind: "output", bytes: joined(pieces, size).subarray(DICTIONARY.length) };
}

function streamOf(
  Stream: typeof DecompressionStream | null | undefined,
): DecompressionStream | null {
  try {
    return Stream ? new Stream("deflate-raw") : null;
  } catch {
    return null;
  }
}

// The platform takes no preset dictionary. One stored block (RFC 1951 section 3.2.4) in front puts
// it into the window all the same; its output is dropped again.
async function feed(
  writer: WritableStreamDefaultWriter<BufferSource>,
  body: Uint8Array,
): Promise<void> {
  const { length } = DICTIONARY;
  try {
    await writer.write(
      Uint8Array.of(0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255),
    );
    await writer.write(DICTIONARY.slice());
    for (let at = 0; at < body.length; at += CHUNK) await writer.write(body.slice(at, at + CHUNK));
    await writer.close();
  } catch {
    // The reader has met the same error.
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
