import { type EventEmitter, once } from "node:events";
import { pipeline, type Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { FetchFailure } from "../failures.ts";
import { BODY_LIMIT } from "../policy.ts";
import { ignore } from "./connect.ts";

/** The compressions that `decoded` undoes, as a request offers them. */
export const ACCEPTED_CODINGS = "gzip, deflate, br";

// Compression does not make a file twice as long; a body that long is not an honest one.
const WIRE_LIMIT = 2 * BODY_LIMIT;

// RFC 9110 8.4 sets no limit to the codings of a body; more than these are a trap, not a file.
const LAYERS = 3;

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
  if (!codings.every((name) => DECODERS.has(name))) return yield* message;
  if (codings.length > LAYERS) throw new FetchFailure("incomplete");
  let body = message;
  for (const name of codings.toReversed()) body = await withoutLayer(body, name);
  yield* body;
}

// In the order in which they were applied; in RFC 9110 8.4 "identity" means none.
function codingsIn(coding: string): readonly string[] {
  const names = coding.split(",").map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== "" && name !== "identity");
}

/** Undoes a compression; `first` is the first byte. */
type Decoder = (first: number) => Transform;

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["gzip", () => createGunzip()],
  ["x-gzip", () => createGunzip()],
  ["br", () => createBrotliDecompress()],
  // RFC 9110 8.4.1.2: some send it without the zlib wrapper, which begins with method 8.
  ["deflate", (first) => ((first & 0x0f) === 8 ? createInflate() : createInflateRaw())],
]);

async function withoutLayer(body: Readable, coding: string): Promise<Readable> {
  const first = await firstOctet(body);
  // A response without a body may name the compression that its body would have.
  const decoder = first === null ? undefined : DECODERS.get(coding)?.(first);
  // The reader of the decoder gets any error.
  return decoder ? pipeline(body, limited(WIRE_LIMIT), decoder, ignore) : body;
}

async function firstOctet(body: Readable): Promise<number | null> {
  const isWaiting = body.readableLength === 0 && !body.destroyed;
  if (isWaiting) await firstOf(body, ["readable", "end", "close"]);
  const first: unknown = body.read(1);
  if (!(first instanceof Uint8Array)) return null;
  body.unshift(first);
  return first[0] ?? null;
}

function limited(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.length;
      if (size > limit) done(new FetchFailure("too-large"));
      else done(null, chunk);
    },
  });
}

/** What comes with the first of these events; an exception when an error comes before. */
export function firstOf(
  emitter: EventEmitter,
  events: readonly string[],
): Promise<readonly unknown[]> {
  return Promise.race(events.map((event): Promise<readonly unknown[]> => once(emitter, event)));
}
