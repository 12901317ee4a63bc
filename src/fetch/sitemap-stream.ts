import type { SitemapEnd } from "./answer.ts";
import { failureOf } from "./failures.ts";
import type { Arriving } from "./fetch-sitemap.ts";

/** A sitemap as the body of a response (see SitemapOpened), read only as fast as the client takes it. `gone`: ends it at once. */
export function sitemapStream(arriving: Arriving, gone: () => void): ReadableStream<Uint8Array> {
  const parts = partsOf(arriving);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = await parts.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: gone,
    },
    { highWaterMark: 0 },
  );
}

async function* partsOf({ opened, pieces }: Arriving): AsyncGenerator<Uint8Array, void> {
  yield part(bytesOf(opened));
  let end: SitemapEnd = { failure: null };
  try {
    for await (const piece of pieces) if (piece.length > 0) yield part(piece);
  } catch (error) {
    end = { failure: failureOf(error, "incomplete") };
  }
  yield part(new Uint8Array());
  yield part(bytesOf(end));
}

function part(bytes: Uint8Array): Uint8Array {
  const length = encoder.encode(`${bytes.length}\n`);
  const whole = new Uint8Array(length.length + bytes.length);
  whole.set(length);
  whole.set(bytes, length.length);
  return whole;
}

function bytesOf(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value));
}

const encoder = new TextEncoder();
