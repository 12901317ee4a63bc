import type { Crawler } from "./crawler.ts";

/** What a site owner must know of a crawler before trusting a verdict. */
export type CrawlerFact = "control-token" | "user-triggered" | "ignores-star" | "no-google-name";

/** What is to be known of a crawler, the weightiest first. */
export function crawlerFacts(crawler: Crawler): readonly CrawlerFact[] {
  const facts: CrawlerFact[] = [];
  if (crawler.kind === "control token") facts.push("control-token");
  if (crawler.kind === "user-triggered fetcher") facts.push("user-triggered");
  if (!crawler.followsStar && crawler.chain.length > 0) facts.push("ignores-star");
  if (crawler.tokens.some((token) => /[^A-Za-z_-]/.test(token))) facts.push("no-google-name");
  return facts;
}
