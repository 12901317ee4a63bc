// @chunk links
import dictionary from "./dictionary.txt?raw";

/**
 * The preset dictionary of wire format 1, 6,376 bytes: what robots.txt files say, the most frequent
 * last, because deflate pays more bits for a match that is further back. Every link ever shared
 * was made with exactly these bytes. It never changes; a better dictionary is a new version
 * character.
 */
export const DICTIONARY: Uint8Array = new TextEncoder().encode(dictionary);

/** The longest output that is read, in bytes. */
export const OUTPUT_LIMIT = 2 * 1024 * 1024;

// A browser's inflater takes no dictionary, but what it has put out is one for what follows: the
// dictionary comes first, as a block that is not compressed, nor the last (RFC 1951 section 3.2.4).
const LENGTH = [DICTIONARY.length & 255, DICTIONARY.length >> 8];
const FIRST_BLOCK = Uint8Array.of(0, ...LENGTH, ...LENGTH.map((byte) => ~byte), ...DICTIONARY);

// The output of a step comes at once: deflate makes 1 MiB of 1 KiB at most.
const STEP = 1024;

/**
 * Inflates with dictionary 1 until the body ends or stops being deflate; the check of the link tells
 * whether that is all of it. Null beyond OUTPUT_LIMIT. Never rejects.
 */
export async function inflate(body: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  // What fails here fails in the reader too.
  writeBody(writable.getWriter(), body).catch(() => {});
  const reader = readable.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = -DICTIONARY.length;
  try {
    for (let read = await reader.read(); read.value; read = await reader.read()) {
      pieces.push(read.value);
      size += read.value.length;
      if (size <= OUTPUT_LIMIT) continue;
      await reader.cancel();
      return null;
    }
  } catch {
    // From here on it is not deflate, or it was cut off.
  }
  // Not by a Blob, for which another process is asked.
  const bytes = new Uint8Array(DICTIONARY.length + size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes.subarray(DICTIONARY.length);
}

async function writeBody(
  writer: WritableStreamDefaultWriter<BufferSource>,
  body: Uint8Array,
): Promise<void> {
  await writer.write(FIRST_BLOCK);
  // The last byte by itself: where the end is missing, what comes of the last step is thrown away,
  // and what comes of the one before it as long as no one has read that.
  const last = body.length - 1;
  for (let at = 0; at < last; at += STEP)
    await writer.write(body.slice(at, Math.min(at + STEP, last)));
  await writer.write(body.slice(last));
  await writer.close();
}
