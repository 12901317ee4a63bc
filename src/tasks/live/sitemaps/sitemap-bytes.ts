import { SITEMAP_LIMITS } from "./limits.ts";

/** Why the rest of a sitemap is not read: it is damaged, or over the limit for bytes. */
export class SitemapBroken extends Error {
  readonly reason: "gzip" | "bytes";

  constructor(reason: SitemapBroken["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** The text of a sitemap, in portions, as its bytes come. */
interface SitemapText {
  readonly texts: AsyncIterable<string>;
  /** An encoding that the file or its Content-Type names and that is not known, so that it is read as UTF-8; else null. */
  readonly unknownCharset: string | null;
}

// More than an XML declaration needs.
const ENOUGH = 512;

// A portion of text is read without a pause.
const PORTION = 16 * 1024;

/** Undoes the compression of a sitemap and reads its encoding. Throws SitemapBroken, and what `pieces` throws. */
export async function textOf(
  pieces: AsyncIterable<Uint8Array>,
  contentType: string | null,
): Promise<SitemapText> {
  let { start, all } = await startOf(pieces);
  // RFC 1952 2.3.1
  for (let layer = 0; layer < SITEMAP_LIMITS.layers && start[0] === 0x1f; layer++)
    ({ start, all } = await startOf(bounded(gunzipped(all))));
  const label = charsetOf(start, contentType);
  const known = decoderFor(label);
  return {
    texts: decoded(bounded(all), known ?? new TextDecoder()),
    unknownCharset: known ? null : label,
  };
}

/** The beginning of what comes, and all of it. */
async function startOf(pieces: AsyncIterable<Uint8Array>) {
  const rest = pieces[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  const broken: { readonly error: unknown }[] = [];
  for (let size = 0; size < ENOUGH && broken.length === 0; ) {
    const next = await rest.next().catch((error: unknown) => {
      broken.push({ error });
      return null;
    });
    if (!next || next.done) break;
    first.push(next.value);
    size += next.value.length;
  }
  const start = joined(first);
  return { start, all: continued(start, rest, broken) };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function* continued(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  broken: readonly { readonly error: unknown }[],
): AsyncGenerator<Uint8Array, void> {
  try {
    yield start;
    for (const { error } of broken) throw error;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* bounded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const piece of pieces) {
    const room = SITEMAP_LIMITS.bytes - size;
    size += piece.length;
    yield piece.subarray(0, room);
    if (piece.length > room) throw new SitemapBroken("bytes");
  }
}

// What is unpacked at once: deflate makes at most 1,032 bytes of one.
const PACKED = 4 * 1024;

async function* gunzipped(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const unpacking = new DecompressionStream("gzip");
  const reader = unpacking.readable.getReader();
  const broken = { by: null as { readonly error: unknown } | null };
  const fed = feed(pieces, unpacking.writable.getWriter()).catch((error: unknown) => {
    broken.by = { error };
  });
  try {
    for (;;) {
      const next = await reader.read();
      if (next.done) return;
      yield next.value;
    }
  } catch {
    await fed;
    throw broken.by ? broken.by.error : new SitemapBroken("gzip");
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** Rejects with what `pieces` throws, and with nothing else: what is wrong with the file, its reader is told. */
async function feed(
  pieces: AsyncIterable<Uint8Array>,
  writer: WritableStreamDefaultWriter<BufferSource>,
): Promise<void> {
  let isTaken = true;
  const refused = () => {
    isTaken = false;
  };
  try {
    for await (const piece of pieces) {
      for (let at = 0; at < piece.length && isTaken; at += PACKED)
        await writer.write(piece.slice(at, at + PACKED)).catch(refused);
      // Leaving the loop closes the source, which would go on downloading in vain.
      if (!isTaken) return;
    }
    await writer.close().catch(refused);
  } catch (error) {
    await writer.abort(error).catch(refused);
    throw error;
  }
}

/** RFC 7303 3: a byte order mark, the Content-Type, the XML declaration; sitemaps.org: UTF-8. */
function charsetOf(start: Uint8Array, contentType: string | null): string {
  const [a = 0, b = 0] = start;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return "utf-16be";
  if (a === 0xef && b === 0xbb) return "utf-8";
  const sent = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? "")?.[1];
  const latin = String.fromCharCode(...start.subarray(0, ENOUGH));
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)/i.exec(latin)?.[1];
  return sent ?? declared ?? "utf-8";
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

async function* decoded(
  pieces: AsyncIterable<Uint8Array>,
  decoder: TextDecoder,
): AsyncGenerator<string, void> {
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += PORTION)
      yield decoder.decode(piece.subarray(at, at + PORTION), { stream: true });
  yield decoder.decode();
}
