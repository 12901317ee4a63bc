import { createStore } from "zustand/vanilla";
import { MOST_URLS, urlsInput } from "../../../core/inputs.ts";
import { exchangeUrls } from "../../../core/intents.ts";
import { wantedFor } from "../../../core/latest.ts";
import { type Notice, saying } from "../../../core/notices.ts";
import { perSession, type Session } from "../../../core/session.ts";
import { readSite } from "../../../engine/url/scope.ts";
import { listed, withListing } from "../../../tasks/live/sitemaps/listed.ts";
import type { SitemapListing } from "../../../tasks/live/sitemaps/model.ts";
import { readSitemaps, type SitemapProgress } from "../../../tasks/live/sitemaps/read-sitemaps.ts";
import { sitemapWords } from "../../../tasks/live/sitemaps/words.ts";
import { askSitemap } from "./ask-sitemap.ts";

/** Sitemaps that are being read. */
interface SitemapRun {
  readonly progress: SitemapProgress | null;
  /** For how many seconds the server takes no more requests; null where it takes them. */
  readonly waiting: number | null;
  readonly cancel: () => void;
}

/** What is being read in a session; null where nothing is. */
export const sitemapRunOf = perSession(() => createStore<SitemapRun | null>(() => null));

// As long as a slice of the scheduler.
const SLICE_MS = 8;
// Nothing that changes more often can be read.
const TOLD_EVERY_MS = 100;

/** Which sitemaps to read. */
interface SitemapQuestion {
  readonly roots: readonly string[];
  /** The robots.txt of the site. */
  readonly asked: string;
  /** As whom the site is asked; null for this tool. */
  readonly crawler: string | null;
}

/** Reads sitemaps of a site, and adds what they list to the table, as one undo. */
export async function testSitemaps(
  session: Session,
  question: SitemapQuestion,
): Promise<Notice | null> {
  const run = sitemapRunOf(session);
  run.getState()?.cancel();
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const cancel = () => {
    cancelled.abort();
    run.setState(null, true);
  };
  const wanted = [wantedFor(session, "table"), wantedFor(session, "file")];
  const isWanted = () => wanted.every((is) => is());
  run.setState({ progress: null, waiting: null, cancel }, true);
  // Each further request would be in vain, and the line of another site would not be shown.
  const forget = session.subscribe(() => {
    if (!signal.aborted && !isWanted()) cancel();
  });
  try {
    const listing = await read(session, question, signal, (change) =>
      run.setState({ progress: null, waiting: null, ...run.getState(), ...change, cancel }, true),
    );
    run.setState(null, true);
    return listing && take(session, listing);
  } catch (error) {
    if (signal.aborted) return isWanted() ? null : saying(sitemapWords.cameLate);
    run.setState(null, true);
    throw error;
  } finally {
    forget();
  }
}

async function read(
  session: Session,
  { roots, asked, crawler }: SitemapQuestion,
  signal: AbortSignal,
  tell: (change: Partial<SitemapRun>) => void,
): Promise<SitemapListing | null> {
  const reading = readSite(asked);
  if (reading.kind === "not-a-site") return null;
  const { scheduler } = session;
  let begun = scheduler.now();
  let told = Number.NEGATIVE_INFINITY;
  const page = document.baseURI;
  const onWait = (seconds: number) => tell({ waiting: seconds });
  const listing = await readSitemaps(roots, asked, reading.site, {
    ask: (url) => askSitemap(url, { crawler, page, signal, onWait }),
    async pause() {
      signal.throwIfAborted();
      if (scheduler.now() - begun < SLICE_MS) return;
      await scheduler.finish(() => true);
      begun = scheduler.now();
    },
    onProgress(progress) {
      const now = scheduler.now();
      if (now - told < TOLD_EVERY_MS) return;
      told = now;
      tell({ progress, waiting: null });
    },
  });
  // To add them to the table is as much work again.
  await scheduler.finish(() => true);
  signal.throwIfAborted();
  return listing;
}

function take(session: Session, listing: SitemapListing): Notice | null {
  session.dispatch(withListing(session.getState()));
  const { effects = [] } = exchangeUrls(session.getState(), [], [...listing.urls.keys()]);
  session.dispatch({ effects: [effects, listed(listing)].flat() });
  const rows = session.getState().field(urlsInput.field);
  if (rows.length < MOST_URLS) return null;
  const left = listing.urls.size - rows.filter((url) => listing.urls.has(url)).length;
  return left === 0 ? null : saying(sitemapWords.noRoom(left));
}
