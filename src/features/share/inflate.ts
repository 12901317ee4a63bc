import { Inflate } from "fflate";
import { encodeText } from "../../engine/text/bytes.ts";
import dictionary from "./dictionary.txt?raw";

/**
 * The preset dictionary of wire format 1, 6,376 bytes: what robots.txt files say, the most frequent
 * last, because deflate pays more bits for a match that is further back. Every link ever shared
 * was made with exactly these bytes. It never changes; a better dictionary is a new version
 * character.
 */
export const DICTIONARY: Uint8Array = encodeText(dictionary);

/** The longest output that is read, in bytes. */
export const OUTPUT_LIMIT = 2 * 1024 * 1024;

/** How long one link may take to inflate, in milliseconds; the largest honest link takes about 50 on a desktop. */
export const TIME_LIMIT = 2000;

// fflate cannot be stopped inside a push; of 8 KiB, deflate makes 8 MiB of output at most. After each
// it copies the last 32 KiB, which with smaller steps takes longer than to inflate.
const STEP = 8 * 1024;

/**
 * Inflates with dictionary 1 until the body ends or stops being deflate; the check of the link tells
 * whether that is all of it. Null beyond OUTPUT_LIMIT or TIME_LIMIT; `now` counts
 * milliseconds. Never throws.
 */
export function inflate(body: Uint8Array, now = () => performance.now()): Uint8Array | null {
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
      if (size > OUTPUT_LIMIT || now() > end) return null;
    }
  } catch {
    // From here on it is not deflate.
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
