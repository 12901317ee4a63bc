import type { Failed, Hop, SitemapOpened } from "./answer.ts";
import { untilAborted, withinTime } from "./deadline.ts";
import { FetchFailure, failed, failingAs, failureOf } from "./failures.ts";
import { type Arrival, followed, visit } from "./fetch-robots.ts";
import { type FetchPolicy, SITEMAP_LIMIT } from "./policy.ts";
import type { Transport } from "./transport.ts";

/** A sitemap that a site has begun to send. */
export interface Arriving {
  readonly opened: SitemapOpened;
  /** The body as it was sent; nothing where it is not a sitemap. It can be read once. Throws FetchFailure. */
  readonly pieces: AsyncGenerator<Uint8Array, void>;
  /** Resolves once nothing more comes, even if nothing was read. */
  readonly done: Promise<void>;
}

/**
 * Asks for a sitemap under the rules for robots.txt: the same addresses, redirects and headers. The
 * body is passed on piece by piece, as it was sent, so that nothing is decoded or kept here. Never
 * throws; ends when `outer` is aborted.
 */
export async function fetchSitemap(
  url: URL,
  userAgent: string,
  transport: Transport,
  policy: FetchPolicy,
  outer: AbortSignal,
): Promise<Arriving | Failed> {
  const hops: Hop[] = [];
  const way = new Way(outer, policy.sitemapMilliseconds);
  const end = performance.now() + policy.milliseconds;
  const timeToConnect = () => end - performance.now();
  try {
    return await withinTime(policy.milliseconds, way.signal, async (signal) => {
      const journey = { userAgent, accept: SITEMAPS, transport, policy, hops };
      const asking = { ...journey, signal, timeToConnect, isRaw: true };
      const { reply } = await followed(await visit(url, asking), asking);
      way.takes(reply);
      const isFile = reply.status >= 200 && reply.status < 300;
      const chunks = reply.body[Symbol.asyncIterator]();
      const start = isFile ? await beginning(chunks, signal) : new Uint8Array();
      const body = isFile ? likenessOf(start) : "other";
      const { status } = reply;
      const contentType = reply.header("content-type");
      const opened = { asked: url.href, userAgent, hops, status, contentType, body };
      if (body !== "sitemap") way.end();
      const pieces = body === "sitemap" ? piecesOf(start, chunks, way) : nothing();
      return { opened: { kind: "opened", ...opened }, pieces, done: way.done };
    });
  } catch (error) {
    way.end();
    return failed(failureOf(error, "incomplete"), hops);
  }
}

const SITEMAPS = "application/xml,text/xml,text/plain,application/rss+xml,application/atom+xml,*/*";

/** The connection that a sitemap comes over, for as long as it may take. */
class Way {
  readonly done: Promise<void>;
  readonly signal: AbortSignal;
  /** Ends it. May be called again. */
  readonly end: () => void;
  private reply: Arrival["reply"] | null = null;

  constructor(outer: AbortSignal, milliseconds: number) {
    const controller = new AbortController();
    const abort = () => controller.abort(outer.reason);
    const timer = setTimeout(() => controller.abort(new FetchFailure("timeout")), milliseconds);
    let resolve = () => {};
    this.signal = controller.signal;
    this.done = new Promise((resolveDone) => {
      resolve = resolveDone;
    });
    this.end = () => {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
      this.reply?.discard();
      resolve();
    };
    // The body may be waiting for a reader who never comes.
    controller.signal.addEventListener("abort", this.end, { once: true });
    outer.addEventListener("abort", abort, { once: true });
    if (outer.aborted) abort();
  }

  /** `reply`: what to discard at the end. */
  takes(reply: Arrival["reply"]): void {
    this.reply = reply;
    if (this.signal.aborted) reply.discard();
  }
}

/** How many bytes are enough to tell what a body is. */
const ENOUGH = 512;

async function beginning(
  chunks: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let start: Uint8Array = new Uint8Array();
  while (start.length < ENOUGH) {
    const next = await failingAs("incomplete", untilAborted(signal, chunks.next()));
    if (next.done) break;
    const longer = new Uint8Array(start.length + next.value.length);
    longer.set(start);
    longer.set(next.value, start.length);
    start = longer;
  }
  return start;
}

/**
 * What a body is by its beginning. Anything could be asked for under the name of a sitemap, and this
 * server must not become a way to download it.
 */
export function likenessOf(start: Uint8Array): SitemapOpened["body"] {
  const [first = 0, second = 0] = start;
  // gzip (RFC 1952 2.3.1); UTF-16, with a mark or with a “<” of two bytes.
  if (STARTS.includes(first * 256 + second)) return "sitemap";
  const latin = String.fromCharCode(...start.subarray(0, ENOUGH));
  const text = latin.replace(/^\xef\xbb\xbf/, "").trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html)\b/i.test(text)) return "html";
  return text === "" || /^(?:<|https?:\/\/)/i.test(text) ? "sitemap" : "other";
}

const STARTS: readonly number[] = [0x1f8b, 0xfffe, 0xfeff, 0x3c00, 0x003c];

async function* piecesOf(
  start: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
  way: Way,
): AsyncGenerator<Uint8Array, void> {
  try {
    let piece = start;
    for (let size = 0; ; ) {
      size += piece.length;
      yield piece.subarray(0, piece.length - Math.max(0, size - SITEMAP_LIMIT));
      if (size > SITEMAP_LIMIT) throw new FetchFailure("too-large");
      const next = await failingAs("incomplete", untilAborted(way.signal, chunks.next()));
      if (next.done) return;
      piece = next.value;
    }
  } finally {
    way.end();
  }
}

async function* nothing(): AsyncGenerator<Uint8Array, void> {}
