import type { SitemapEnd } from "../../../fetch/answer.ts";
import { FAILURES_TAKEN } from "../../../tasks/live/live-answer.ts";
import { type NoReply, SitemapCut, type SitemapReply } from "../../../tasks/live/sitemaps/model.ts";
import { sitemapWords } from "../../../tasks/live/sitemaps/words.ts";
import { liveWords } from "../../../tasks/live/words.ts";
import { isFailed, isSitemapOpened, passing } from "../ask-robots.ts";
import { PartReader } from "./part-reader.ts";

/** How the page asks for a sitemap. */
interface SitemapAsking {
  /** Whose name the User-Agent header has beside this tool's, if any. */
  readonly crawler: string | null;
  /** Where the page is. */
  readonly page: string;
  readonly signal: AbortSignal;
  /** Called where the server takes no more requests for so many seconds. */
  readonly onWait: (seconds: number) => void;
}

/** Asks the page's own server for a sitemap; while the server takes no more requests, it waits. Throws when aborted. */
export async function askSitemap(
  url: string,
  asking: SitemapAsking,
): Promise<SitemapReply | NoReply> {
  const { page, crawler, signal, onWait } = asking;
  const question = new URL("api/robots", page);
  question.searchParams.set("sitemap", url);
  if (crawler !== null) question.searchParams.set("user_agent", crawler);
  for (;;) {
    try {
      const response = await fetch(question, { cache: "no-store", signal });
      if (response.status !== 429) return await replyOf(response);
      const seconds = Number(response.headers.get("retry-after")) || 1;
      onWait(seconds);
      await passing(seconds, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof TypeError)) throw error;
      return noReply(liveWords.unasked[navigator.onLine ? "out-of-reach" : "offline"]);
    }
  }
}

async function replyOf(response: Response): Promise<SitemapReply | NoReply> {
  const { status, headers, body } = response;
  const type = headers.get("content-type") ?? "";
  const failed: unknown = /^application\/json\b/i.test(type)
    ? await response.json().catch(() => null)
    : null;
  if (isFailed(failed))
    return noReply(sitemapWords.failed(failed.failure, liveWords.failed(failed)));
  if (status >= 500) return noReply(liveWords.broken(status));
  // A static host answers with a page of its own, and another server with what it likes.
  if (body === null || !/^application\/octet-stream\b/i.test(type)) return noHandler();
  const parts = new PartReader(body.getReader());
  const opened = await parts.json();
  if (!isSitemapOpened(opened)) return noHandler();
  return { kind: "opened", opened, pieces: piecesOf(parts) };
}

function noReply(sentence: string): NoReply {
  return { kind: "failed", sentence };
}

function noHandler(): NoReply {
  return noReply(liveWords.unasked["no-handler"]);
}

async function* piecesOf(parts: PartReader): AsyncGenerator<Uint8Array, void> {
  try {
    yield* parts.pieces();
    const end = await parts.json();
    const failure = isEnd(end) ? end.failure : "incomplete";
    if (failure !== null) throw new SitemapCut(failure);
  } finally {
    parts.close();
  }
}

function isEnd(value: unknown): value is SitemapEnd {
  if (typeof value !== "object" || value === null || !("failure" in value)) return false;
  return value.failure === null || Object.hasOwn(FAILURES_TAKEN, `${value.failure}`);
}
