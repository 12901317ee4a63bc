// @chunk shared
import type { EditorState } from "@codemirror/state";
import { requestsOf } from "../../core/derived.ts";
import type { LoggedPair, LoggedRequests } from "../../core/inputs.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import type { RobotsTxtRequests } from "./judged-requests.ts";
import type { Count } from "./tally.ts";
import type { LoggedTimes } from "./times.ts";
import { loggedWords, percentText } from "./words.ts";

/** A crawler of a log, without its URLs. */
export interface LoggedCrawler extends Count {
  readonly token: string;
  /** How many different URLs it asked for. */
  readonly urls: number;
  /** Requests for URLs that the table has no room for. */
  readonly ofOtherUrls: number;
  /** Requests from addresses that its operator publishes, and from others; both are 0 where no list of them was opened. */
  readonly verified: number;
  readonly notFromOperator: number;
  /** Its requests for the robots.txt of the site. */
  readonly robotsTxt: RobotsTxtRequests;
}

/** Logs, and what they are compared with. */
export interface LogSource {
  /** One after another. */
  readonly logs: readonly Blob[];
  /** The site to which requests without a host went, as a URL begins; null where it is not known. */
  readonly site: string | null;
  /** Lists of addresses that operators publish, as they are, with the product tokens of their crawlers. */
  readonly lists: readonly { readonly tokens: readonly string[]; readonly text: string }[];
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
  /** Undefined where they are not kept, as in a draft. */
  readonly times?: LoggedTimes | undefined;
}

/** What crawlers asked for, ready to be asked by URL and crawler. Only what is blocked of it, and where it came from, is known later; all else never changes. */
export class Logged implements LoggedRequests {
  readonly urls: readonly string[];
  readonly crawlers: readonly LoggedCrawler[];
  readonly data: LoggedData;
  /** Which of the pairs were blocked when the log was opened, 1, or not, 0; 2 for those that the table did not have. Null until they are counted for the first time. */
  blockedAtFirst: Uint8Array | null;
  /** How many requests are blocked, as counted last; null before that. */
  blocked: BlockedRequests | null = null;
  /** What it was read from, to be read again; null of a draft, which has only the counts. */
  source: LogSource | null = null;
  readonly share = loggedWords.share;
  private totals: Uint32Array | undefined;
  private readonly byUrl: ReadonlyMap<string, number>;
  private readonly byToken: ReadonlyMap<string, number>;

  constructor(data: LoggedData, blockedAtFirst: Uint8Array | null = null) {
    this.data = data;
    this.blockedAtFirst = blockedAtFirst;
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

  totalAt(url: string): number {
    this.totals ??= totalsIn(this.data, this.urls.length);
    return this.totals[this.byUrl.get(url) ?? -1] ?? 0;
  }

  headOf(crawler: string, label: string): ReturnType<LoggedRequests["headOf"]> {
    const all = this.crawlers[this.crawlerNamed(crawler)]?.requests ?? 0;
    const { blocked = null } = this.blocked?.of.get(lowerCase(crawler)) ?? {};
    if (all === 0)
      return { label: `${label}, ${loggedWords.blockedShare(0, 0)}`, note: "–", share: 0 };
    if (blocked === null) return { label, note: "…", share: 0 };
    const share = blocked / all;
    return {
      label: `${label}, ${loggedWords.blockedShare(blocked, all)}`,
      note: percentText(share),
      share,
    };
  }

  /** How many requests some crawlers made together. */
  requestsOf(tokens: readonly string[]): number {
    return tokens.reduce(
      (sum, token) => sum + (this.crawlers[this.crawlerNamed(token)]?.requests ?? 0),
      0,
    );
  }

  /** All of it: how many requests, crawlers and URLs, and the first and the last time; NaN where the log has none. */
  get whole() {
    const { crawlers, urls } = this;
    const requests = crawlers.reduce((sum, crawler) => sum + crawler.requests, 0);
    const times = crawlers.flatMap(({ first, last }) => [first, last]).filter((time) => time >= 0);
    const first = times.reduce((one, other) => Math.min(one, other), times[0] ?? Number.NaN);
    const last = times.reduce((one, other) => Math.max(one, other), times[0] ?? Number.NaN);
    return { requests, crawlers: crawlers.length, urls: urls.length, first, last };
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

function totalsIn({ url, requests }: LoggedData, urls: number): Uint32Array {
  const totals = new Uint32Array(urls);
  for (const [pair, index] of url.entries())
    totals[index] = (totals[index] ?? 0) + (requests[pair] ?? 0);
  return totals;
}

/** How many requests of the table’s crawlers were for URLs of the table that are blocked for them. */
export interface BlockedRequests {
  readonly total: number;
  /** By product token in lower case, how many are blocked, and how many more than when the log was opened; fewer are negative. */
  readonly of: ReadonlyMap<string, { readonly blocked: number; readonly more: number }>;
}

/** The log of a state; null where there is none. */
export function loggedIn(state: EditorState): Logged | null {
  const requests = requestsOf(state);
  return requests instanceof Logged ? requests : null;
}
