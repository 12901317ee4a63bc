import { pipeline, type Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { FetchFailure } from "../failures.ts";
import { BODY_LIMIT } from "../policy.ts";
import { ignore } from "./connect.ts";
import { firstOf } from "./first-of.ts";

/** The compressions that `decoded` undoes, as a request offers them. */
export const ACCEPTED_CODINGS = "gzip, deflate, br";

// No compression makes a file twice as long; what does is not meant to be read.
const WIRE_LIMIT = 2 * BODY_LIMIT;

/**
 * A body without its compression; `coding` as in Content-Encoding. It is decoded as far as it is
 * read, so that a small one that would become huge does no harm. One compressed in another way, or
 * said to be, is given as it came. Throws FetchFailure, or an error of the stream.
 */
export async function* decoded(
  message: Readable,
  coding: string | null,
): AsyncGenerator<Uint8Array> {
  const first = await firstOctet(message);
  const decoder = decoderOf((coding ?? "").trim().toLowerCase(), first);
  // An error reaches whoever reads the decoder.
  if (decoder) pipeline(message, limited(WIRE_LIMIT), decoder, ignore);
  yield* decoder ?? message;
}

/** `first`: the first octet; an answer without a body may name the compression that it would have had. */
function decoderOf(coding: string, first: number | null): Transform | null {
  if (first === null) return null;
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    case "deflate":
      // RFC 9110 8.4.1.2: some send it without the zlib wrapper, which begins with method 8.
      return (first & 0x0f) === 8 ? createInflate() : createInflateRaw();
    default:
      return null;
  }
}

async function firstOctet(message: Readable): Promise<number | null> {
  const isWaiting = message.readableLength === 0 && !message.destroyed;
  if (isWaiting) await firstOf(message, ["readable", "end", "close"]);
  const first: unknown = message.read(1);
  if (!(first instanceof Uint8Array)) return null;
  message.unshift(first);
  return first[0] ?? null;
}

function limited(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(portion: Uint8Array, _, done) {
      size += portion.length;
      if (size > limit) done(new FetchFailure("too-large"));
      else done(null, portion);
    },
  });
}
