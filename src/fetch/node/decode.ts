import { type EventEmitter, once } from "node:events";
import { pipeline, type Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { FetchFailure } from "../failures.ts";
import { BODY_LIMIT } from "../policy.ts";
import { ignore } from "./connect.ts";

/** The compressions that `decoded` undoes, as a request offers them. */
export const ACCEPTED_CODINGS = "gzip, deflate, br";

// No compression makes a file twice as long; what does is not meant to be read.
const WIRE_LIMIT = 2 * BODY_LIMIT;

// RFC 9110 8.4 sets no bound to the codings of a body; more than these are a trap, and no file.
const LAYERS = 3;

/**
 * A body without its compression; `coding` as in Content-Encoding, where several may stand. It is
 * decoded as far as it is read, so that a small one that would become huge does no harm. One that
 * has a compression not known here, or is said to have, is given as it came. Throws FetchFailure,
 * or an error of the stream.
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

// In the order in which they were applied; RFC 9110 8.4 lets "identity" stand for none.
function codingsIn(coding: string): readonly string[] {
  const names = coding.split(",").map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== "" && name !== "identity");
}

/** Undoes a compression, of which this is the first octet. */
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
  // An answer without a body may name the compression that it would have had.
  const decoder = first === null ? undefined : DECODERS.get(coding)?.(first);
  // An error reaches whoever reads the decoder.
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
