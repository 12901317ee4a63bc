import type { CrawlerText } from "./crawler-text.ts";

/** Google’s common crawlers. Google supports no crawl-delay. */
export const googleCrawler = {
  obeys: "yes",
} satisfies Partial<CrawlerText>;

/** Google’s special-case crawlers, which ignore the group of `*`. */
export const googleSpecialCase = {
  obeys: "yes, but ignores the group of *",
} satisfies Partial<CrawlerText>;

/** Google’s fetchers that act for a person; robots.txt cannot address them. */
export const googleFetcher = {
  obeys:
    "generally no (“Because the fetch was requested by a user, these fetchers generally ignore robots.txt rules”)",
} satisfies Partial<CrawlerText>;

/** The crawlers of Baidu. */
export const baidu = {
  obeys: "yes, according to Baidu’s help",
  notes:
    "The first Allow or Disallow line that matches wins. Baidu’s FAQ writes the token with a capital B.",
} satisfies Partial<CrawlerText>;

/** The robots of Yandex; `Yandex` addresses all of them. */
export const yandex = {
  notes:
    "Reads the group of its own name, else that of Yandex, else that of *. “A number of Yandex robots ... may ignore directives for User-agent: *”, and some also those for User-agent: Yandex; name these exactly.",
} satisfies Partial<CrawlerText>;

/** The crawlers of Anthropic. */
export const anthropic = {
  obeys:
    "yes (“respect do-not-crawl signals by honoring industry standard directives in robots.txt”)",
  notes: "Each subdomain has to opt out by itself.",
} satisfies Partial<CrawlerText>;
