import { type EventEmitter, once } from "node:events";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createInflate, createInflateRaw } from "node:zlib";
import { FetchFailure } from "../failures.ts";
import type { Body } from "../fetched.ts";
import { BODY_LIMIT } from "../policy.ts";
import { atMost } from "./at-most.ts";

/** The compressions that `decoded` undoes, as a request offers them. */
export const ACCEPTED_CODINGS = "gzip, deflate, br";

// Compression does not make a file twice as long; a body that long is not an honest one.
const WIRE_LIMIT = 2 * BODY_LIMIT;

// RFC 9110 8.4 sets no limit to the codings of a body; more than these are a trap, not a file.
const LAYERS = 2;

/**
 * A body without its compression; `coding` as in Content-Encoding, which may name several. It is
 * decoded only as far as it is read, so that a small body cannot become a huge one. A body with an
 * unknown coding is given as it came. Throws FetchFailure, or an error of the stream.
 */
export async function* decoded(
  message: Readable,
  coding: string | null,
): AsyncGenerator<Uint8Array> {
  const codings = codingsIn(coding ?? "");
  if (codings.length === 0 || !codings.every((name) => DECODERS.has(name))) return yield* message;
  if (codings.length > LAYERS) throw new FetchFailure("incomplete");
  const compressed = await beginning(message);
  const { bytes, cut } = await inTurn(() => withoutLayers(compressed, codings));
  // A longer body is cut in any case, and does not need the rest.
  if (cut && bytes.length <= BODY_LIMIT) throw new FetchFailure("too-large");
  yield bytes;
}

// In the order in which they were applied; in RFC 9110 8.4 "identity" means none.
function codingsIn(coding: string): readonly string[] {
  const names = coding.split(",").map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== "" && name !== "identity");
}

// A decoder for Brotli needs up to 16 MB. All of a body is there before it is decoded, so each takes
// milliseconds, and no slow site can hold up the others.
const inTurn = atMost(2);

async function withoutLayers(compressed: Body, codings: readonly string[]): Promise<Body> {
  let body = compressed;
  for (const name of codings.toReversed()) body = await withoutLayer(body, name);
  return body;
}

/** Undoes a compression of a whole body. */
type Decoder = (bytes: Uint8Array) => Readable;

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["br", (bytes) => createBrotliDecompress().end(bytes)],
  ["deflate", inflate],
]);

/**
 * RFC 1952: a header, and the data. As in browsers, the first member is all, and what comes after it is
 * not looked at: servers append bytes there. `createGunzip` would fail.
 */
function gunzip(bytes: Uint8Array): Readable {
  return createInflateRaw().end(bytes.subarray(dataOfGzip(bytes)));
}

// RFC 9110 8.4.1.2: some send it without the zlib wrapper, which begins with method 8.
function inflate(bytes: Uint8Array): Readable {
  const [first = 0] = bytes;
  return ((first & 0x0f) === 8 ? createInflate() : createInflateRaw()).end(bytes);
}

/** RFC 1952 2.3: where the data begin. Throws FetchFailure where there is no whole header. */
function dataOfGzip(bytes: Uint8Array): number {
  const [id1, id2, method, flags = 0] = bytes;
  if (id1 !== 0x1f || id2 !== 0x8b || method !== 8) throw new FetchFailure("incomplete");
  let at = 10;
  if (flags & EXTRA) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const text of [NAME, COMMENT]) if (flags & text) at = bytes.indexOf(0, at) + 1 || Infinity;
  if (flags & HEADER_CHECK) at += 2;
  if (at >= bytes.length) throw new FetchFailure("incomplete");
  return at;
}

const HEADER_CHECK = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;

async function withoutLayer({ bytes, cut }: Body, coding: string): Promise<Body> {
  const decoder = DECODERS.get(coding);
  // A response without a body may name the compression that its body would have.
  if (!decoder || bytes.length === 0) return { bytes, cut };
  try {
    const decodedBody = await beginning(decoder(bytes));
    return { bytes: decodedBody.bytes, cut: cut || decodedBody.cut };
  } catch (error) {
    throw cut ? new FetchFailure("too-large") : error;
  }
}

/** The bytes of a stream up to the limit. Throws an error of the stream. */
async function beginning(stream: Readable): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop destroys the stream.
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > WIRE_LIMIT) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, WIRE_LIMIT), cut: size > WIRE_LIMIT };
}

/** What comes with the first of these events; an exception when an error comes before. */
export function firstOf(
  emitter: EventEmitter,
  events: readonly string[],
): Promise<readonly unknown[]> {
  return Promise.race(events.map((event): Promise<readonly unknown[]> => once(emitter, event)));
}
