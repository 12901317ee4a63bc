import { lowerCase } from "../../engine/text/characters.ts";
import type { LogRequest } from "../logs/log-request.ts";
import { claimedCrawler, LONGEST_HEADER } from "./claimed-crawler.ts";
import { Times } from "./times.ts";

/** How many pairs of a crawler and a URL are counted one by one; requests for other URLs are counted for each crawler together. */
export const MOST_PAIRS = 1_000_000;

/** So many pairs more, for robots.txt alone, whose requests say what a crawler can know. */
const MOST_ROBOTS_PAIRS = 10_000;

/** How many crawlers are told apart; others are counted with the clients that name nothing. */
export const MOST_CLAIMED = 10_000;

/** How many hosts are counted; the others still tell their URLs apart. */
const MOST_HOSTS = 10_000;

/** Headers repeat, so the crawlers of the last ones are kept. */
const MOST_HEADERS = 20_000;

/** Requests for one URL, or of one crawler. Times are milliseconds since 1970, and NaN where no line had one. */
export interface Count {
  readonly requests: number;
  readonly first: number;
  readonly last: number;
  /** By the first digit of the status; 0 where the log does not say. */
  readonly statuses: readonly number[];
}

/** Requests of one crawler for one URL. */
export interface Pair extends Count {
  /** As in the log: see `LogRequest`. */
  readonly origin: string;
  readonly target: string;
  /** The status of the last one; 0 where the log does not say. */
  readonly lastStatus: number;
  /** By which `Times` name it; of a tally that keeps none, undefined. */
  readonly index?: number | undefined;
}

/** What a crawler asked for. */
export interface ClaimedCrawler extends Count {
  /** Its product token, as its header has it; empty for the requests of a log without User-Agents. */
  readonly token: string;
  /** How many different URLs are in `pairs`. */
  readonly urls: number;
  /** Requests for URLs that are not in `pairs`, because there was no more room. */
  readonly ofOtherUrls: number;
  /** Requests from addresses that its operator publishes, and from others; both are 0 where no list is known. */
  readonly verified: number;
  readonly notFromOperator: number;
  pairs(): Iterable<Pair>;
}

/** Whether a request is from its operator’s addresses; null where it publishes none that are known. */
export type IsVerified = (token: string, address: string) => boolean | null;

/** Counts the requests of logs: by crawler, and by crawler and URL. Addresses are compared and forgotten. */
export class Tally {
  /** Requests of browsers and of clients that name nothing. */
  others = 0;
  /** Requests with methods other than GET and HEAD, which are not judged. */
  otherMethods = 0;
  /** How many requests went to each host, by `LogRequest.origin`; for none, the empty text. */
  readonly hosts = new Map<string, number>();
  private readonly byToken = new Map<string, Counts>();
  private readonly byHeader = new Map<string, Counts | null>();
  /** When each request was sent, where that is kept. */
  readonly times: Times | null;
  private readonly pairs: Pairs;
  private readonly isVerified: IsVerified | null;

  constructor(isVerified: IsVerified | null = null, keepsTimes = false) {
    this.isVerified = isVerified;
    this.times = keepsTimes ? new Times() : null;
    this.pairs = new Pairs(keepsTimes);
  }

  /** Every crawler, in the order of its first request. */
  get crawlers(): readonly ClaimedCrawler[] {
    return [...this.byToken.values()];
  }

  add(request: LogRequest): void {
    const { method, origin, target, status, time, userAgent, address } = request;
    if (method !== "GET" && method !== "HEAD" && method !== "") {
      this.otherMethods++;
      return;
    }
    this.atHost(origin, 1);
    const crawler = this.crawlerOf(userAgent);
    if (!crawler) {
      this.others++;
      return;
    }
    crawler.requests++;
    crawler.first = earlier(crawler.first, time);
    crawler.last = later(crawler.last, time);
    count(crawler.statuses, classOf(status));
    const verified =
      this.isVerified && address !== "" ? this.isVerified(crawler.token, address) : null;
    if (verified === true) crawler.verified++;
    if (verified === false) crawler.notFromOperator++;
    const pair = this.pairOf(crawler, origin, target);
    if (pair < 0) crawler.ofOtherUrls++;
    else {
      this.pairs.add(pair, status, time);
      this.times?.add(pair, time);
    }
  }

  /** Requests of one crawler that were counted before. */
  addCrawler(counted: Omit<ClaimedCrawler, "pairs" | "urls">): void {
    const crawler = this.crawlerCalled(counted.token);
    if (!crawler) {
      this.others += counted.requests;
      return;
    }
    crawler.requests += counted.requests;
    crawler.first = earlier(crawler.first, counted.first);
    crawler.last = later(crawler.last, counted.last);
    for (const [index, more] of counted.statuses.entries()) count(crawler.statuses, index, more);
    crawler.ofOtherUrls += counted.ofOtherUrls;
    crawler.verified += counted.verified;
    crawler.notFromOperator += counted.notFromOperator;
  }

  /** Requests of one crawler for one URL that were counted before; the crawler’s own numbers have them already. */
  addPair(token: string, counted: Pair): void {
    const crawler = this.crawlerCalled(token);
    if (!crawler) return;
    const pair = this.pairOf(crawler, counted.origin, counted.target);
    if (pair < 0) crawler.ofOtherUrls += counted.requests;
    else this.pairs.merge(pair, counted);
  }

  /** Requests that went to a host and were counted before. */
  atHost(origin: string, requests: number): void {
    const known = this.hosts.get(origin);
    if (known !== undefined || this.hosts.size < MOST_HOSTS)
      this.hosts.set(origin, (known ?? 0) + requests);
  }

  private crawlerOf(userAgent: string): Counts | null {
    const known = this.byHeader.get(userAgent);
    if (known !== undefined) return known;
    if (this.byHeader.size >= MOST_HEADERS) this.byHeader.clear();
    const token = userAgent === "" ? "" : claimedCrawler(userAgent);
    const crawler = token === null ? null : this.crawlerCalled(token);
    this.byHeader.set(copied(userAgent.slice(0, LONGEST_HEADER)), crawler);
    return crawler;
  }

  private crawlerCalled(token: string): Counts | null {
    const key = lowerCase(token);
    const known = this.byToken.get(key);
    if (known) return known;
    if (this.byToken.size >= MOST_CLAIMED) return null;
    const crawler = new Counts(copied(token), this.pairs);
    this.byToken.set(copied(key), crawler);
    return crawler;
  }

  /** The index of a pair; -1 where there is no more room. */
  private pairOf({ indexes }: Counts, origin: string, target: string): number {
    const key = origin === "" ? target : `${origin}\n${target}`;
    const known = indexes.get(key);
    if (known !== undefined) return known;
    const most = target === "/robots.txt" ? MOST_PAIRS + MOST_ROBOTS_PAIRS : MOST_PAIRS;
    if (this.pairs.length >= most) return -1;
    const index = this.pairs.begin();
    indexes.set(copied(key), index);
    return index;
  }
}

class Counts implements ClaimedCrawler {
  readonly token: string;
  requests = 0;
  first = Number.NaN;
  last = Number.NaN;
  readonly statuses = [0, 0, 0, 0, 0, 0];
  ofOtherUrls = 0;
  verified = 0;
  notFromOperator = 0;
  /** By target, after the origin and a line feed where there is one; neither has a line feed. */
  readonly indexes = new Map<string, number>();
  private readonly store: Pairs;

  constructor(token: string, store: Pairs) {
    this.token = token;
    this.store = store;
  }

  get urls(): number {
    return this.indexes.size;
  }

  *pairs(): Iterable<Pair> {
    for (const [key, index] of this.indexes) {
      const end = key.indexOf("\n");
      yield this.store.at(index, key.slice(0, Math.max(0, end)), key.slice(end + 1));
    }
  }
}

const CLASSES = 6;
/** For so many pairs at first. */
const ROOM = 64;

/** The numbers of all pairs, in columns: a million objects would take three times the memory. */
class Pairs {
  length = 0;
  private readonly areNamed: boolean;
  private requests = new Uint32Array(ROOM);
  private first = new Float64Array(ROOM);
  private last = new Float64Array(ROOM);
  private lastStatus = new Uint16Array(ROOM);
  private statuses = new Uint32Array(ROOM * CLASSES);

  constructor(areNamed: boolean) {
    this.areNamed = areNamed;
  }

  begin(): number {
    if (this.length === this.requests.length) this.grow();
    this.first[this.length] = Number.NaN;
    this.last[this.length] = Number.NaN;
    return this.length++;
  }

  add(index: number, status: number, time: number): void {
    const { requests, first, last, lastStatus, statuses } = this;
    requests[index] = (requests[index] ?? 0) + 1;
    const slot = index * CLASSES + classOf(status);
    statuses[slot] = (statuses[slot] ?? 0) + 1;
    const [from = Number.NaN, to = Number.NaN] = [first[index], last[index]];
    if (!(time >= from)) first[index] = earlier(from, time);
    if (!isLatest(time, to)) return;
    last[index] = time;
    lastStatus[index] = status;
  }

  merge(index: number, counted: Pair): void {
    const { requests, first, last, lastStatus, statuses } = this;
    const to = last[index] ?? Number.NaN;
    requests[index] = (requests[index] ?? 0) + counted.requests;
    first[index] = earlier(first[index] ?? Number.NaN, counted.first);
    last[index] = later(to, counted.last);
    if (isLatest(counted.last, to)) lastStatus[index] = counted.lastStatus;
    for (let digit = 0; digit < CLASSES; digit++) {
      const slot = index * CLASSES + digit;
      statuses[slot] = (statuses[slot] ?? 0) + (counted.statuses[digit] ?? 0);
    }
  }

  at(index: number, origin: string, target: string): Pair {
    return {
      origin,
      target,
      requests: this.requests[index] ?? 0,
      first: this.first[index] ?? Number.NaN,
      last: this.last[index] ?? Number.NaN,
      lastStatus: this.lastStatus[index] ?? 0,
      statuses: [...this.statuses.subarray(index * CLASSES, (index + 1) * CLASSES)],
      index: this.areNamed ? index : undefined,
    };
  }

  private grow(): void {
    const room = this.length * 2;
    const { requests, first, last, lastStatus, statuses } = this;
    this.requests = new Uint32Array(room);
    this.requests.set(requests);
    this.first = new Float64Array(room);
    this.first.set(first);
    this.last = new Float64Array(room);
    this.last.set(last);
    this.lastStatus = new Uint16Array(room);
    this.lastStatus.set(lastStatus);
    this.statuses = new Uint32Array(room * CLASSES);
    this.statuses.set(statuses);
  }
}

function classOf(status: number): number {
  return status >= 100 && status < 600 ? Math.floor(status / 100) : 0;
}

function count(counts: number[], index: number, more = 1): void {
  counts[index] = (counts[index] ?? 0) + more;
}

/** Whether what comes after the others in a log is the latest; a line without a time is so only where none has one. */
function isLatest(time: number, last: number): boolean {
  return Number.isNaN(last) || time >= last;
}

/** The earlier of two times; NaN is none. */
function earlier(one: number, other: number): number {
  return one <= other || Number.isNaN(other) ? one : other;
}

/** The later of two times; NaN is none. */
function later(one: number, other: number): number {
  return one >= other || Number.isNaN(other) ? one : other;
}

/** A text of its own: a piece of a string would keep the whole portion of the log in memory. */
function copied(text: string): string {
  return ` ${text}`.slice(1);
}
