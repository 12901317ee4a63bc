import type { Entry } from "./crawler.ts";

/** Google’s common crawlers. Google supports no crawl-delay. */
export const googleCrawler = {
  reader: "google",
  operator: "Google",
} satisfies Partial<Entry>;

/** Google’s special-case crawlers, which ignore the group of `*`. */
export const googleSpecialCase = {
  reader: "google",
  operator: "Google",
  followsStar: false,
} satisfies Partial<Entry>;

/** Google’s fetchers that act for a person; robots.txt cannot address them. */
export const googleFetcher = {
  operator: "Google",
  tokens: [],
  followsStar: false,
  kind: "user-triggered fetcher",
} satisfies Partial<Entry>;

/** The crawlers of Bing. */
export const microsoft = {
  reader: "bing",
  operator: "Microsoft",
} satisfies Partial<Entry>;

/** The crawlers of Baidu. */
export const baidu = {
  reader: "baidu",
  operator: "Baidu",
} satisfies Partial<Entry>;

/** The robots of Yandex; `Yandex` addresses all of them. */
export const yandex = {
  reader: "yandex",
  operator: "Yandex",
  fallback: ["Yandex"],
} satisfies Partial<Entry>;
