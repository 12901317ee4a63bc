import type { Report } from "../../engine/decide/report.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { urlOfRequest } from "../logs/log-request.ts";
import type { ClaimedCrawler, Pair, Tally } from "./tally.ts";

/** URLs that are judged together: what is made for them is small, and is gone with them. */
const AT_ONCE = 4_096;

/** A crawler’s requests for a URL, with the report that has the verdict. */
export interface JudgedPair {
  readonly pair: Pair;
  readonly url: string;
  readonly outcome: Outcome;
  /** Whose only crawler is the one that asked. */
  readonly report: Report;
  /** The index of the URL in the report. */
  readonly row: number;
}

/** Makes the verdicts on URLs for one crawler. */
export type ReportFor = (crawler: string, urls: readonly string[]) => Report;

/** The requests of a crawler, each with its verdict. `site`: the URL of the site to which requests without a host went; null where it is not known. */
export function* judgedPairs(
  crawler: ClaimedCrawler,
  site: string | null,
  reportFor: ReportFor,
): Generator<JudgedPair, void> {
  let pairs: Pair[] = [];
  for (const pair of crawler.pairs()) {
    pairs.push(pair);
    if (pairs.length < AT_ONCE) continue;
    yield* judged(crawler.token, pairs, site, reportFor);
    pairs = [];
  }
  yield* judged(crawler.token, pairs, site, reportFor);
}

function* judged(
  token: string,
  pairs: readonly Pair[],
  site: string | null,
  reportFor: ReportFor,
): Generator<JudgedPair, void> {
  const urls = pairs.map((pair) => urlOfRequest(pair, site));
  const report = reportFor(token, urls);
  for (const [row, pair] of pairs.entries()) {
    const outcome = report.outcomeAt(row, 0) ?? report.verdictAt(row, 0)?.outcome ?? "undefined";
    yield { pair, url: urls[row] ?? "", outcome, report, row };
  }
}

/** What a crawler asked for, summed up by verdict. */
export interface CrawlerSummary {
  readonly crawler: ClaimedCrawler;
  /** Requests by the outcome for their URL; those of other URLs are in none. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Different URLs, and those that are blocked. */
  readonly urls: number;
  readonly blockedUrls: number;
  /** Its requests for the robots.txt of this site. */
  readonly robotsTxt: RobotsTxtRequests;
}

/** A crawler’s requests for robots.txt: how many, the time of the last one (NaN where no line had one), and its status (0 where the log does not say). */
export interface RobotsTxtRequests {
  readonly requests: number;
  readonly last: number;
  readonly status: number;
}

/** Of a crawler that never asked for it. */
export const NO_ROBOTS_TXT: RobotsTxtRequests = { requests: 0, last: Number.NaN, status: 0 };

/** Sums up what a crawler asked for. */
export function summaryOf(
  crawler: ClaimedCrawler,
  site: string | null,
  reportFor: ReportFor,
): CrawlerSummary {
  const outcomes = { allow: 0, disallow: 0, undefined: 0, "not-governed": 0 };
  let robotsTxt = NO_ROBOTS_TXT;
  let blockedUrls = 0;
  for (const { pair, outcome } of judgedPairs(crawler, site, reportFor)) {
    outcomes[outcome] += pair.requests;
    if (outcome === "disallow") blockedUrls++;
    if (isRobotsTxt(pair) && outcome !== "not-governed") robotsTxt = withPair(robotsTxt, pair);
  }
  return { crawler, outcomes, urls: crawler.urls, blockedUrls, robotsTxt };
}

/** Whether a request is for robots.txt. RFC 9309 2.3: a query makes it another URL, although most servers send the same file. */
export function isRobotsTxt({ target }: Pick<Pair, "target">): boolean {
  return target === "/robots.txt" || target.startsWith("/robots.txt?");
}

/** The same with those for one more URL that is the robots.txt. */
export function withPair(
  { requests, last, status }: RobotsTxtRequests,
  pair: Pair,
): RobotsTxtRequests {
  const isLater = requests === 0 || Number.isNaN(last) || pair.last > last;
  return {
    requests: requests + pair.requests,
    last: isLater ? pair.last : last,
    status: isLater ? pair.lastStatus : status,
  };
}

/** The host to which most requests went, as a site; null where most lines name none. Of equals, the first in the order of the alphabet. */
export function busiestOrigin({ hosts }: Tally): string | null {
  const [first] = [...hosts].sort(([one, requests], [other, others]) =>
    others === requests ? (one < other ? -1 : 1) : others - requests,
  );
  return first === undefined || first[0] === "" ? null : first[0];
}
