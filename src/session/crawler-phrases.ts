/** The words for crawlers of the catalogue. See phrases.ts for the rest. */
import type { Category, Crawler } from "../engine/crawlers/crawler.ts";

/** What crawlers are for, as lists are headed. */
export const CATEGORIES: Readonly<Record<Category, string>> = {
  search: "Search",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-assistant": "Assistants",
  ads: "Ads",
  seo: "SEO",
  archive: "Archives",
  social: "Social",
  other: "Other",
};

/** What a site owner must know of a crawler before trusting a verdict, the weightiest first. */
export function crawlerFacts(crawler: Crawler): readonly string[] {
  const facts: string[] = [];
  if (crawler.kind === "control token") facts.push("control token, fetches nothing");
  if (crawler.kind === "user-triggered fetcher")
    facts.push("user-triggered, may ignore robots.txt");
  if (!crawler.followsStar && crawler.chain.length > 0) facts.push("ignores *");
  if (crawler.tokens.some((token) => /[^A-Za-z_-]/.test(token)))
    facts.push("no name for Google’s parser, which stops at digits, dots and spaces");
  return facts;
}
