import type { EditorState } from "@codemirror/state";
import { analysisOf } from "../core/derived.ts";
import { readSite, robotsUrlOf, type Site } from "../engine/url/scope.ts";
import { FAILURES, FetchFailure } from "../fetch/failures.ts";
import { type Arriving, fetchSitemap } from "../fetch/fetch-sitemap.ts";
import { userAgentOf } from "../fetch/handle-robots.ts";
import { sitemapUrlOf } from "../fetch/policy.ts";
import { blockedSitemaps } from "../tasks/live/sitemaps/listed-blocked.ts";
import {
  absoluteUrls,
  type NoReply,
  SitemapCut,
  type SitemapListing,
  type SitemapReply,
} from "../tasks/live/sitemaps/model.ts";
import { readSitemaps } from "../tasks/live/sitemaps/read-sitemaps.ts";
import { sitemapWords } from "../tasks/live/sitemaps/words.ts";
import { plain } from "../words/quoting.ts";
import { reportBy } from "./check.ts";
import type { Command, Options } from "./command.ts";
import { fetchedPage, networkFor, settingsOf, stateOf } from "./file.ts";
import { tell } from "./lines.ts";
import type { Entry, Output } from "./output.ts";
import { Progress } from "./progress.ts";
import { Speaker, VERDICTS, VerdictEntry } from "./said.ts";
import { type Surroundings, Unusable } from "./surroundings.ts";
import { inputWords, sitemapsWords } from "./words.ts";

/** The URLs that the sitemaps of a live site list; with crawlers, those that these may not fetch. */
export const sitemaps: Command = {
  operands: ["SITE"],
  options: ["agent", "exact", "read-as"],
  formats: ["text", "json", "ndjson", "csv", "markdown", "junit", "github"],
  async run({ operands, options, output, surroundings }) {
    const [typed = ""] = operands;
    const { agent = [], exact } = options;
    if (exact && agent.length === 0) throw new Unusable(inputWords.exactAlone);
    const page = await fetchedPage(typed, surroundings);
    const reading = readSite(page.site);
    if (reading.kind === "not-a-site") throw new Unusable(inputWords.noSite(typed));
    const state = stateOf({ ...page, crawlers: agent, ...settingsOf(options) });
    const listing = await listingOf(state, reading.site, surroundings);
    const keptFrom = tellFiles(listing, state, options, surroundings);
    const blocked = await (agent.length === 0
      ? writeUrls(listing, output)
      : writeBlocked(listing, state, options, output));
    tellBlocked(blocked, listing, surroundings);
    const unread = listing.files.filter(({ result }) => result.kind !== "read" || result.cut);
    if (unread.length + listing.unread > 0) {
      await output.finish();
      throw new Unusable(sitemapsWords.notAll(unread.length + listing.unread));
    }
    return keptFrom === 0 && blocked.every(({ count }) => count === 0);
  },
};

async function listingOf(
  state: EditorState,
  site: Site,
  { stderr }: Surroundings,
): Promise<SitemapListing> {
  const asked = robotsUrlOf(site);
  const named = absoluteUrls(analysisOf(state).sitemaps);
  const roots = named.length > 0 ? named : [new URL("/sitemap.xml", asked).href];
  const network = await networkFor(new URL(asked));
  const progress = new Progress(stderr, true);
  let done = 0;
  try {
    return await readSitemaps(roots, asked, site, {
      ask: (url) => askSitemap(url, network),
      pause: async () => {},
      onProgress({ urls }) {
        progress.add(urls - done);
        done = urls;
      },
    });
  } finally {
    progress.end();
  }
}

async function askSitemap(
  url: string,
  { transport, policy }: Awaited<ReturnType<typeof networkFor>>,
): Promise<SitemapReply | NoReply> {
  try {
    const { signal } = new AbortController();
    const userAgent = userAgentOf(null) ?? "";
    const asked = sitemapUrlOf(url);
    const arriving = await fetchSitemap(asked, userAgent, transport, policy, signal);
    if ("kind" in arriving) throw new FetchFailure(arriving.failure);
    return { kind: "opened", opened: arriving.opened, pieces: piecesOf(arriving) };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const { failure } = error;
    const sentence =
      failure === "not-allowed"
        ? sitemapsWords.notAllowed
        : sitemapWords.failed(failure, FAILURES[failure].message);
    return { kind: "failed", sentence };
  }
}

async function* piecesOf({ pieces }: Arriving): AsyncGenerator<Uint8Array, void> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof FetchFailure ? new SitemapCut(error.failure) : error;
  }
}

/** Says on stderr what became of each sitemap; returns how many the file keeps a crawler from. */
function tellFiles(
  { files, unread }: SitemapListing,
  state: EditorState,
  options: Options,
  { stderr }: Surroundings,
): number {
  const urls = files.map(({ url }) => url);
  const blocked = blockedSitemaps(reportBy(state, options, urls));
  for (const file of files) {
    const by = blocked.get(file.url);
    const said = [
      ...sitemapWords.about(file),
      ...(by ? [sitemapWords.blockedSitemap(by.crawlers, by.lines)] : []),
    ];
    tell(stderr, sitemapsWords.of(file.url, plain(said.join(" "))));
  }
  if (unread > 0) tell(stderr, sitemapWords.unread(unread));
  return blocked.size;
}

/** How many listed URLs a crawler may not fetch, by deciding line. */
interface Blocked {
  readonly crawler: string;
  count: number;
  readonly lines: Map<number | null, number>;
}

async function writeUrls(
  { urls: listed, files }: SitemapListing,
  output: Output,
): Promise<readonly Blocked[]> {
  for (const [url, file] of listed) {
    const sitemap = files[file]?.url ?? "";
    const full = output.add({
      fields: { url, sitemap },
      // The list may be kept, and names the same URLs.
      text: () => [[url.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, encodeURIComponent)]],
      test: { suite: sitemap, name: url },
      fault: null,
    });
    if (full) await full;
  }
  output.end(["url", "sitemap"]);
  return [];
}

/** URLs that are decided together. */
const AT_ONCE = 4096;

async function writeBlocked(
  { urls: listed, files }: SitemapListing,
  state: EditorState,
  options: Options,
  output: Output,
): Promise<readonly Blocked[]> {
  const { agent = [] } = options;
  const all = agent.map((crawler): Blocked => ({ crawler, count: 0, lines: new Map() }));
  const speakers = agent.map((_, crawler) => new Speaker(crawler));
  const inOrder = [...listed.keys()];
  for (let at = 0; at < inOrder.length; at += AT_ONCE) {
    const urls = inOrder.slice(at, at + AT_ONCE);
    const report = reportBy(state, options, urls);
    for (const [row, url] of urls.entries())
      for (const [crawler, speaker] of speakers.entries()) {
        const said = speaker.at(report, row);
        const sums = all[crawler];
        if (said.verdict !== VERDICTS.disallow || !sums) continue;
        sums.count++;
        sums.lines.set(said.line, (sums.lines.get(said.line) ?? 0) + 1);
        const sitemap = files[listed.get(url) ?? 0]?.url ?? "";
        const full = output.add(entryOf(new VerdictEntry(url, said), sitemap));
        if (full) await full;
      }
  }
  output.end(["url", "sitemap", "crawler", "verdict", "line", "rule", "group", "readAs", "ground"]);
  return all;
}

function entryOf(entry: VerdictEntry, sitemap: string): Entry {
  const { test, fault, shared } = entry;
  const fields = { ...entry.fields, sitemap };
  return { fields, shared, test, fault, text: () => entry.text() };
}

function tellBlocked(
  blocked: readonly Blocked[],
  { urls }: SitemapListing,
  { stderr }: Surroundings,
): void {
  for (const { crawler, count, lines } of blocked) {
    const by = [...lines].sort(([, a], [, b]) => b - a);
    const said = by.map(([line, times]) => sitemapWords.line(line, times));
    tell(stderr, sitemapsWords.blocked(crawler, count, urls.size, said));
  }
}
