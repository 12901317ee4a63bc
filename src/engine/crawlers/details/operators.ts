import type { Entry } from "./details.ts";

/** Google’s common crawlers. Google supports no crawl-delay. */
export const googleCrawler = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
} satisfies Partial<Entry>;

/** Google’s special-case crawlers, which ignore the group of `*`. */
export const googleSpecialCase = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
  confidence: "documented",
} satisfies Partial<Entry>;

/** Google’s fetchers that act for a person; robots.txt cannot address them. */
export const googleFetcher = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Bing. */
export const microsoft = {
  documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
  confidence: "partly documented",
} satisfies Partial<Entry>;

/** The crawlers of Baidu. */
export const baidu = {
  documentation: "https://www.baidu.com/search/robots_english.html",
  confidence: "partly documented",
} satisfies Partial<Entry>;

/** The robots of Yandex; `Yandex` addresses all of them. */
export const yandex = {
  crawlDelay: "no, not since 22 February 2018",
  documentation: "https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots",
  confidence: "partly documented",
} satisfies Partial<Entry>;

/** The crawlers of Apple. */
export const apple = {
  documentation: "https://support.apple.com/en-us/119829",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of OpenAI. */
export const openAi = {
  crawlDelay: "no statement",
  documentation: "https://developers.openai.com/api/docs/bots",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Anthropic. */
export const anthropic = {
  crawlDelay: "yes (“we support the non-standard Crawl-delay extension”)",
  documentation:
    "https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Amazon. */
export const amazon = {
  documentation: "https://developer.amazon.com/amazonbot",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers on Meta’s page for webmasters. */
export const meta = {
  crawlDelay: "no statement",
  documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
} satisfies Partial<Entry>;

/** The crawlers of Perplexity. */
export const perplexity = {
  crawlDelay: "no statement",
  documentation: "https://docs.perplexity.ai/docs/resources/perplexity-crawlers",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Mistral. */
export const mistral = {
  crawlDelay: "no statement",
  documentation: "https://docs.mistral.ai/robots",
} satisfies Partial<Entry>;
