import type { Category, Entry } from "./crawler.ts";

/** Google’s common crawlers. */
const googleCrawler = {
  reader: "google",
  operator: "Google",
} satisfies Partial<Entry>;

/** Google’s special-case crawlers, which ignore the `*` group. */
const googleSpecialCase = {
  reader: "google",
  operator: "Google",
  followsStar: false,
} satisfies Partial<Entry>;

/** Google’s fetchers that a user triggers; robots.txt cannot address them. */
const googleFetcher = {
  operator: "Google",
  tokens: [],
  followsStar: false,
  kind: "user-triggered fetcher",
} satisfies Partial<Entry>;

/** The crawlers of Bing. */
const microsoft = {
  reader: "bing",
  operator: "Microsoft",
} satisfies Partial<Entry>;

/** The crawlers of Baidu. */
const baidu = {
  reader: "baidu",
  operator: "Baidu",
} satisfies Partial<Entry>;

/** The crawlers of Yandex; the token `Yandex` addresses all of them. */
const yandex = {
  reader: "yandex",
  operator: "Yandex",
  fallback: ["Yandex"],
} satisfies Partial<Entry>;

/** Every crawler by category, in the order of the page; in each category the best known first. */
export const catalogue: Readonly<Record<Category, readonly Entry[]>> = {
  // Crawlers that fill the index of a search engine.
  search: [
    { ...googleCrawler, name: "Googlebot" },
    { ...microsoft, name: "Bingbot", tokens: ["bingbot"] },
    { name: "DuckDuckBot", reader: "www-robotrules", operator: "DuckDuckGo" },
    { name: "Applebot", fallback: ["Googlebot"], operator: "Apple" },
    { ...yandex, name: "YandexBot" },
    { ...baidu, name: "Baiduspider" },
    { name: "Yahoo Slurp", tokens: ["Slurp"], operator: "Yahoo" },
    {
      ...googleCrawler,
      name: "Googlebot Image",
      tokens: ["Googlebot-Image"],
      fallback: ["Googlebot"],
    },
    {
      ...googleCrawler,
      name: "Googlebot News",
      tokens: ["Googlebot-News"],
      fallback: ["Googlebot"],
      kind: "control token",
    },
    {
      ...googleCrawler,
      name: "Googlebot Video",
      tokens: ["Googlebot-Video"],
      fallback: ["Googlebot"],
    },
    { ...googleCrawler, name: "Google StoreBot", tokens: ["Storebot-Google"] },
    { ...googleCrawler, name: "Google-InspectionTool", fallback: ["Googlebot"] },
    { name: "Bravebot", operator: "Brave" },
    { name: "PetalBot", operator: "Huawei" },
    { name: "Yeti (Naver)", tokens: ["Yeti"], operator: "Naver" },
    { name: "SeznamBot", operator: "Seznam.cz" },
    { name: "Sogou web spider", operator: "Sogou/Tencent" },
    { name: "Qwantbot (formerly Qwantify)", tokens: ["Qwantbot"], operator: "Qwant" },
    { name: "MojeekBot", operator: "Mojeek" },
    { ...yandex, name: "YandexImages" },
    { ...yandex, name: "YandexVideo" },
    { ...yandex, name: "YandexMedia" },
    { ...baidu, name: "Baiduspider-image", fallback: ["Baiduspider"] },
    { ...baidu, name: "Baiduspider-video", fallback: ["Baiduspider"] },
    { ...baidu, name: "Baiduspider-news", fallback: ["Baiduspider"] },
  ],
  // Crawlers that collect pages to train models, and the tokens that opt out of training.
  "ai-training": [
    { name: "GPTBot", operator: "OpenAI" },
    { name: "ClaudeBot", operator: "Anthropic" },
    { ...googleCrawler, name: "Google-Extended", kind: "control token" },
    { name: "CCBot", reader: "crawler-commons", operator: "Common Crawl" },
    { name: "Meta-ExternalAgent", tokens: ["meta-externalagent"], operator: "Meta" },
    { name: "Amazonbot", operator: "Amazon" },
    { name: "Applebot-Extended", followsStar: false, kind: "control token", operator: "Apple" },
    { name: "Bytespider", operator: "ByteDance" },
    { name: "FacebookBot", operator: "Meta" },
    {
      name: "cohere-ai / cohere-training-data-crawler",
      tokens: ["cohere-ai", "cohere-training-data-crawler"],
      operator: "Cohere",
    },
    { name: "Diffbot", operator: "Diffbot" },
    { name: "AI2Bot", tokens: ["AI2Bot", "Ai2Bot-Dolma"], operator: "Allen Institute for AI" },
    { ...googleCrawler, name: "Google-CloudVertexBot", fallback: ["Googlebot"] },
    { name: "anthropic-ai", retired: true, operator: "Anthropic (legacy, undocumented)" },
    { name: "Claude-Web", retired: true, operator: "Anthropic (legacy, undocumented)" },
    { name: "omgili / omgilibot", tokens: ["omgili", "omgilibot"], operator: "Webz.io" },
    { name: "Webzio-Extended", followsStar: false, kind: "control token", operator: "Webz.io" },
    { name: "ImagesiftBot", operator: "ImageSift (Hive)" },
    { name: "Timpibot", operator: "Timpi" },
  ],
  // Crawlers that fill the index from which an AI answers.
  "ai-search": [
    { name: "OAI-SearchBot", operator: "OpenAI" },
    { name: "PerplexityBot", operator: "Perplexity" },
    { name: "Claude-SearchBot", operator: "Anthropic" },
    { name: "Amzn-SearchBot", operator: "Amazon" },
    { name: "Meta-WebIndexer", tokens: ["meta-webindexer"], operator: "Meta" },
    {
      ...yandex,
      name: "YandexAdditional / YandexAdditionalBot",
      tokens: ["YandexAdditional", "YandexAdditionalBot"],
    },
    { name: "MistralAI-Index", operator: "Mistral" },
    { name: "YouBot", operator: "You.com" },
  ],
  // Fetchers that read a page because a person asked an AI.
  "ai-assistant": [
    { name: "ChatGPT-User", kind: "user-triggered fetcher", operator: "OpenAI" },
    { name: "Claude-User", kind: "user-triggered fetcher", operator: "Anthropic" },
    { name: "Perplexity-User", kind: "user-triggered fetcher", operator: "Perplexity" },
    { ...googleFetcher, name: "Google-Agent" },
    { ...googleFetcher, name: "Google NotebookLM / Google-GeminiNotebook" },
    {
      name: "Meta-ExternalFetcher",
      tokens: ["meta-externalfetcher"],
      kind: "user-triggered fetcher",
      operator: "Meta",
    },
    { name: "MistralAI-User", kind: "user-triggered fetcher", operator: "Mistral" },
    { name: "DuckAssistBot", operator: "DuckDuckGo" },
    { name: "Amzn-User", kind: "user-triggered fetcher", operator: "Amazon" },
  ],
  // Crawlers that check or match advertisements.
  ads: [
    {
      ...googleSpecialCase,
      name: "Mediapartners-Google (AdSense, Ad Manager)",
      tokens: ["Mediapartners-Google"],
    },
    { ...googleSpecialCase, name: "AdsBot", tokens: ["AdsBot-Google"] },
    { ...googleSpecialCase, name: "AdsBot Mobile Web", tokens: ["AdsBot-Google-Mobile"] },
    {
      ...googleSpecialCase,
      name: "AdsBot Mobile Apps (retired)",
      tokens: ["AdsBot-Google-Mobile-Apps"],
      fallback: ["AdsBot-Google"],
      retired: true,
    },
    { ...microsoft, name: "AdIdxBot", tokens: ["adidxbot"] },
    { name: "Meta-ExternalAds", tokens: ["meta-externalads"], operator: "Meta" },
    { name: "OAI-AdsBot", operator: "OpenAI" },
    { ...yandex, name: "YandexDirect", followsStar: false },
    { ...baidu, name: "Baiduspider-ads", fallback: ["Baiduspider"] },
    { ...baidu, name: "Baiduspider-cpro", fallback: ["Baiduspider"] },
  ],
  // Crawlers of link indexes and site audits.
  seo: [
    { name: "AhrefsBot", operator: "Ahrefs" },
    { name: "SemrushBot", operator: "Semrush" },
    { name: "MJ12bot", operator: "Majestic" },
    { name: "DotBot", tokens: ["dotbot"], operator: "Moz" },
    { name: "Screaming Frog SEO Spider", fallback: ["Googlebot"], operator: "Screaming Frog" },
    { name: "rogerbot", operator: "Moz" },
    { name: "AhrefsSiteAudit", operator: "Ahrefs" },
    { name: "SiteAuditBot", operator: "Semrush" },
    { name: "DataForSeoBot", operator: "DataForSEO" },
    { name: "BLEXBot", operator: "WebMeUp" },
    { name: "serpstatbot", operator: "Serpstat" },
    { name: "Barkrowler", operator: "Babbar" },
    { name: "Sitebulb", operator: "Sitebulb" },
  ],
  // Crawlers that keep copies of the web.
  archive: [
    { name: "archive.org_bot", reader: "heritrix", operator: "Internet Archive" },
    { name: "ia_archiver", retired: true, operator: "Alexa / Internet Archive (legacy)" },
  ],
  // Fetchers of link previews.
  social: [
    { name: "facebookexternalhit", operator: "Meta" },
    { name: "Twitterbot", operator: "X" },
    { name: "LinkedInBot", operator: "LinkedIn" },
    {
      name: "Slackbot-LinkExpanding",
      tokens: ["Slackbot-LinkExpanding", "Slackbot"],
      operator: "Slack",
    },
    { name: "WhatsApp", operator: "Meta" },
    { name: "TelegramBot", operator: "Telegram" },
    { name: "Discordbot", operator: "Discord" },
    { name: "Pinterestbot", operator: "Pinterest" },
    { name: "redditbot", operator: "Reddit" },
    { ...microsoft, name: "MicrosoftPreview" },
    { ...googleFetcher, name: "Google Messages" },
    { name: "TikTokSpider", operator: "ByteDance" },
  ],
  // Crawlers and fetchers of no other category.
  other: [
    { ...googleCrawler, name: "GoogleOther" },
    { ...googleCrawler, name: "GoogleOther-Image", fallback: ["GoogleOther"] },
    { ...googleCrawler, name: "GoogleOther-Video", fallback: ["GoogleOther"] },
    { ...microsoft, name: "BingPreview" },
    { name: "UptimeRobot", operator: "UptimeRobot" },
    { name: "GNU Wget", tokens: ["wget"], reader: "wget", operator: "run by its users" },
    {
      name: "Scrapy",
      tokens: [],
      reader: "protego-0.7",
      kind: "library",
      operator: "run by its users",
    },
    { ...googleSpecialCase, name: "APIs-Google" },
    { ...googleFetcher, name: "Feedfetcher" },
    { ...googleSpecialCase, name: "Google-Safety", tokens: [] },
    { ...googleFetcher, name: "Google Read Aloud" },
    { ...googleFetcher, name: "Google Site Verifier" },
    { ...googleFetcher, name: "Google Publisher Center" },
    { ...googleFetcher, name: "Google Pinpoint" },
    { ...googleFetcher, name: "Chrome Web Store" },
    {
      ...googleSpecialCase,
      name: "DuplexWeb-Google (retired)",
      tokens: ["DuplexWeb-Google"],
      retired: true,
    },
    { ...yandex, name: "YandexMobileBot", followsStar: false },
    { ...yandex, name: "YandexRenderResourcesBot" },
    { ...yandex, name: "YandexMetrika" },
    { ...yandex, name: "YandexMarket" },
    { ...yandex, name: "YandexCalendar", followsStar: false },
    { ...baidu, name: "Baiduspider-favo", fallback: ["Baiduspider"] },
    {
      name: "iTMS (Apple Podcasts)",
      tokens: [],
      followsStar: false,
      kind: "user-registered fetcher",
      operator: "Apple",
    },
  ],
};
