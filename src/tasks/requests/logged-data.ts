import { MOST_URLS } from "../../core/limits.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { urlOfRequest } from "../logs/log-request.ts";
import { isRobotsTxt, NO_ROBOTS_TXT, withPair } from "./judged-requests.ts";
import type { LoggedCrawler, LoggedData } from "./logged.ts";
import type { Pair, Tally } from "./tally.ts";
import { timesByCrawler } from "./times.ts";

/** Whether requests are those of lines without a User-Agent, or with the beginning of one: where others have one, they are of unknown clients. */
export function isUnnamed({ token }: { readonly token: string }): boolean {
  return token === "";
}

/** What a log counted, for the page: the URLs that the table has room for, and all crawlers. `site`: to which requests without a host went, as a URL begins; null where it is not known. */
export function loggedData(tally: Tally, site: string | null): LoggedData {
  const named = tally.crawlers.filter((crawler) => !isUnnamed(crawler));
  const crawlers = (named.length > 0 ? named : tally.crawlers).toSorted(
    (one, other) => other.requests - one.requests || (one.token < other.token ? -1 : 1),
  );
  const totals = new Map<string, number>();
  for (const crawler of crawlers)
    for (const pair of crawler.pairs()) {
      const url = urlOfRequest(pair, site);
      totals.set(url, (totals.get(url) ?? 0) + pair.requests);
    }
  const urls = [...totals].sort(([, one], [, other]) => other - one).slice(0, MOST_URLS);
  const indexes = new Map(urls.map(([url], index) => [url, index]));
  const starts = new Uint32Array(crawlers.length + 1);
  const pairs: (readonly [number, Pair])[] = [];
  const summaries = crawlers.map((crawler, at): LoggedCrawler => {
    const { token, requests, first, last, statuses, verified, notFromOperator } = crawler;
    const counts = { requests, first, last, statuses, verified, notFromOperator };
    let { ofOtherUrls } = crawler;
    let robotsTxt = NO_ROBOTS_TXT;
    const own: (readonly [number, Pair])[] = [];
    for (const pair of crawler.pairs()) {
      const index = indexes.get(urlOfRequest(pair, site));
      if (index === undefined) ofOtherUrls += pair.requests;
      else own.push([index, pair]);
      if (isRobotsTxt(pair) && isOfSite(pair.origin, site)) robotsTxt = withPair(robotsTxt, pair);
    }
    own.sort(([one], [other]) => one - other);
    for (const pair of own) pairs.push(pair);
    starts[at + 1] = pairs.length;
    return { token, ...counts, urls: crawler.urls, ofOtherUrls, robotsTxt };
  });
  return {
    urls: urls.map(([url]) => `${url}\n`).join(""),
    crawlers: summaries,
    starts,
    url: Uint32Array.from(pairs, ([index]) => index),
    requests: Uint32Array.from(pairs, ([, pair]) => pair.requests),
    first: Float64Array.from(pairs, ([, pair]) => pair.first),
    last: Float64Array.from(pairs, ([, pair]) => pair.last),
    lastStatus: Uint16Array.from(pairs, ([, pair]) => pair.lastStatus),
    times: tally.times ? timesByCrawler(tally.times, placesOf(pairs), starts) : undefined,
  };
}

/** Where each pair of a tally is in a list; -1 where it is not. */
function placesOf(pairs: readonly (readonly [number, Pair])[]): Int32Array {
  const most = pairs.reduce((most, [, { index = -1 }]) => Math.max(most, index), -1);
  const places = new Int32Array(most + 1).fill(-1);
  for (const [place, [, { index }]] of pairs.entries())
    if (index !== undefined) places[index] = place;
  return places;
}

function isOfSite(origin: string, site: string | null): boolean {
  return origin === "" || site === null || hostOf(origin) === hostOf(site);
}

function hostOf(origin: string): string {
  return lowerCase(origin.replace(/^(?:https?:)?\/\//i, ""));
}
