import { untilAborted } from "./deadline.ts";
import { failingAs } from "./failures.ts";
import { BODY_LIMIT } from "./policy.ts";

/** The beginning of a body, and whether there is more. */
export interface Body {
  readonly bytes: Uint8Array;
  readonly cut: boolean;
}

/** Reads a decoded body up to the limit and no further. Throws FetchFailure where it breaks off, or the signal's reason. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  limit = BODY_LIMIT,
): Promise<Body> {
  const bytes = new Uint8Array(limit);
  const portions = body[Symbol.asyncIterator]();
  let size = 0;
  // One octet beyond the limit tells a file that ends there from one that goes on.
  while (size <= limit) {
    const next = await failingAs("incomplete", untilAborted(signal, portions.next()));
    if (next.done) break;
    bytes.set(next.value.subarray(0, limit - size), Math.min(size, limit));
    size += next.value.length;
  }
  return { bytes: bytes.slice(0, size), cut: size > limit };
}
