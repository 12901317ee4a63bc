import type { EditorState } from "@codemirror/state";
import { reportOf, requestsOf } from "../../core/derived.ts";
import type { LoggedPair, LoggedRequests } from "../../core/inputs.ts";
import { MOST_URLS } from "../../core/limits.ts";
import type { Report } from "../../engine/decide/report.ts";
import { Work } from "../../engine/decide/work.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { urlOfRequest } from "../logs/log-request.ts";
import { isRobotsTxt, NO_ROBOTS_TXT, type RobotsTxtRequests, withPair } from "./judged-requests.ts";
import type { Count, Pair, Tally } from "./tally.ts";

/** A crawler of a log, without its URLs. */
export interface LoggedCrawler extends Count {
  readonly token: string;
  /** How many different URLs it asked for. */
  readonly urls: number;
  /** Requests for URLs that the table has no room for. */
  readonly ofOtherUrls: number;
  /** Its requests for the robots.txt of the site. */
  readonly robotsTxt: RobotsTxtRequests;
}

/** What crawlers asked for, in columns: a worker hands them over without a copy. */
export interface LoggedData {
  /** The URLs as the table has them, those with most requests first, with a line feed after each. */
  readonly urls: string;
  /** Those with most requests first. */
  readonly crawlers: readonly LoggedCrawler[];
  /** The pairs of each crawler, one after the other: where those of each begin, and where the last end. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** The URL of each pair by its index; in ascending order within a crawler. */
  readonly url: Uint32Array<ArrayBuffer>;
  readonly requests: Uint32Array<ArrayBuffer>;
  readonly first: Float64Array<ArrayBuffer>;
  readonly last: Float64Array<ArrayBuffer>;
  readonly lastStatus: Uint16Array<ArrayBuffer>;
}

/** What a log counted, for the page: the URLs that the table has room for, and all crawlers. `site`: to which requests without a host went, as a URL begins; null where it is not known. */
export function loggedData(tally: Tally, site: string | null): LoggedData {
  const crawlers = tally.crawlers.toSorted(
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
    const { token, requests, first, last, statuses } = crawler;
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
    return { token, requests, first, last, statuses, urls: crawler.urls, ofOtherUrls, robotsTxt };
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
  };
}

function isOfSite(origin: string, site: string | null): boolean {
  return origin === "" || site === null || hostOf(origin) === hostOf(site);
}

function hostOf(origin: string): string {
  return lowerCase(origin.replace(/^(?:https?:)?\/\//i, ""));
}

/** What crawlers asked for, ready to be asked by URL and crawler. It never changes. */
export class Logged implements LoggedRequests {
  readonly urls: readonly string[];
  readonly crawlers: readonly LoggedCrawler[];
  readonly data: LoggedData;
  private readonly byUrl: ReadonlyMap<string, number>;
  private readonly byToken: ReadonlyMap<string, number>;

  constructor(data: LoggedData) {
    this.data = data;
    this.urls = data.urls.split("\n").slice(0, -1);
    this.crawlers = data.crawlers;
    this.byUrl = new Map(this.urls.map((url, index) => [url, index]));
    this.byToken = new Map(this.crawlers.map(({ token }, index) => [lowerCase(token), index]));
  }

  countAt(url: string, crawler: string): number {
    return this.data.requests[this.placeOf(url, crawler)] ?? 0;
  }

  at(url: string, crawler: string): LoggedPair | null {
    const place = this.placeOf(url, crawler);
    const { requests, first, last, lastStatus } = this.data;
    if (place < 0) return null;
    return {
      requests: requests[place] ?? 0,
      first: first[place] ?? Number.NaN,
      last: last[place] ?? Number.NaN,
      lastStatus: lastStatus[place] ?? 0,
    };
  }

  /** The crawler with this product token, by index; -1 where the log has none. */
  crawlerNamed(token: string): number {
    return this.byToken.get(lowerCase(token)) ?? -1;
  }

  /** Where each of its URLs is in a list; -1 where it is not. */
  rowsIn(urls: readonly string[]): Int32Array {
    const rows = new Int32Array(this.urls.length).fill(-1);
    for (const [row, url] of urls.entries()) {
      const index = this.byUrl.get(url);
      if (index !== undefined) rows[index] = row;
    }
    return rows;
  }

  private placeOf(url: string, crawler: string): number {
    const index = this.byUrl.get(url);
    const at = this.crawlerNamed(crawler);
    if (index === undefined || at < 0) return -1;
    const { starts, url: urls } = this.data;
    const end = starts[at + 1] ?? 0;
    let [from, to] = [starts[at] ?? 0, end];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((urls[middle] ?? 0) < index) from = middle + 1;
      else to = middle;
    }
    return from < end && urls[from] === index ? from : -1;
  }
}

/** The log of a state; null where there is none. */
export function loggedIn(state: EditorState): Logged | null {
  const requests = requestsOf(state);
  return requests instanceof Logged ? requests : null;
}

/** How many requests of the table’s crawlers were for URLs of the table that are blocked for them. */
export interface BlockedRequests {
  readonly total: number;
  /** By the index of the crawler in the table. */
  readonly byCrawler: readonly number[];
}

/** The last work for a log, and what the table showed then. */
interface LastWork {
  readonly shown: object;
  readonly work: Work<BlockedRequests>;
}

const latest = new WeakMap<Logged, LastWork>();

/** The count for the table of a state, as work between frames; the same as long as the table shows the same. Null without a log. */
export function blockedRequestsOf(state: EditorState): Work<BlockedRequests> | null {
  const logged = loggedIn(state);
  if (!logged) return null;
  const report = reportOf(state);
  const before = latest.get(logged);
  if (before?.shown === report.shown) return before.work;
  const work = new Work(blockedIn(logged, report), (isTimeUp) => report.count(isTimeUp));
  latest.set(logged, { shown: report.shown, work });
  return work;
}

/** Pairs that are looked up before the clock is read. */
const AT_ONCE = 512;

function* blockedIn(logged: Logged, report: Report): Generator<void, BlockedRequests> {
  const rows = logged.rowsIn(report.question.urls);
  yield;
  const { starts, url, requests } = logged.data;
  const byCrawler: number[] = [];
  for (const [crawler, { token }] of report.columns.entries()) {
    const at = logged.crawlerNamed(token);
    let blocked = 0;
    const to = starts[at + 1] ?? 0;
    for (let pair = at < 0 ? to : (starts[at] ?? 0); pair < to; pair++) {
      if (pair % AT_ONCE === 0) yield;
      const row = rows[url[pair] ?? 0] ?? -1;
      if (row >= 0 && report.outcomeAt(row, crawler) === "disallow") blocked += requests[pair] ?? 0;
    }
    byCrawler.push(blocked);
  }
  return { total: byCrawler.reduce((sum, blocked) => sum + blocked, 0), byCrawler };
}
