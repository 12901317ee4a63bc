import type { Category, Crawler } from "./crawler.ts";

/** Whether the operator's own documentation says what is said. */
export type Confidence = "documented" | "partly documented" | "unverified";

/** What is known of a crawler and decides nothing. What it is for, and whether it obeys, is told in words. */
export interface CrawlerDetails {
  /** What its documents say of Crawl-delay: yes or no, and more in English, for whoever keeps the catalogue. */
  readonly crawlDelay: string;
  /** The User-Agent header or, between dots, the part of it that is known. */
  readonly userAgent: string | null;
  /** The operator's page, https. */
  readonly documentation: string | null;
  readonly confidence: Confidence;
}

/** Details as the lists write them: what is left out is as `completed` fills it in. */
interface Entry {
  /** Left out: not verified. */
  readonly crawlDelay?: string;
  readonly userAgent?: string;
  readonly documentation?: string;
  readonly confidence: Confidence;
}

/** The details of a category's crawlers, by the crawler's name. */
type DetailsByName = Readonly<Record<string, Entry>>;

/** The details that an entry stands for. */
function completed(entry: Entry): CrawlerDetails {
  return {
    crawlDelay: entry.crawlDelay ?? "not verified",
    userAgent: entry.userAgent ?? null,
    documentation: entry.documentation ?? null,
    confidence: entry.confidence,
  };
}

/** Google’s common crawlers. Google supports no crawl-delay. */
const googleCrawler = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
} satisfies Partial<Entry>;

/** Google’s special-case crawlers, which ignore the group of `*`. */
const googleSpecialCase = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
  confidence: "documented",
} satisfies Partial<Entry>;

/** Google’s fetchers that act for a person; robots.txt cannot address them. */
const googleFetcher = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Bing. */
const microsoft = {
  documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
  confidence: "partly documented",
} satisfies Partial<Entry>;

/** The crawlers of Baidu. */
const baidu = {
  documentation: "https://www.baidu.com/search/robots_english.html",
  confidence: "partly documented",
} satisfies Partial<Entry>;

/** The robots of Yandex; `Yandex` addresses all of them. */
const yandex = {
  crawlDelay: "no, not since 22 February 2018",
  documentation: "https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots",
  confidence: "partly documented",
} satisfies Partial<Entry>;

/** The crawlers of Apple. */
const apple = {
  documentation: "https://support.apple.com/en-us/119829",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of OpenAI. */
const openAi = {
  crawlDelay: "no statement",
  documentation: "https://developers.openai.com/api/docs/bots",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Anthropic. */
const anthropic = {
  crawlDelay: "yes (“we support the non-standard Crawl-delay extension”)",
  documentation:
    "https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Amazon. */
const amazon = {
  documentation: "https://developer.amazon.com/amazonbot",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers on Meta’s page for webmasters. */
const meta = {
  crawlDelay: "no statement",
  documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
} satisfies Partial<Entry>;

/** The crawlers of Perplexity. */
const perplexity = {
  crawlDelay: "no statement",
  documentation: "https://docs.perplexity.ai/docs/resources/perplexity-crawlers",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Mistral. */
const mistral = {
  crawlDelay: "no statement",
  documentation: "https://docs.mistral.ai/robots",
} satisfies Partial<Entry>;

/** What is known of the crawlers of ../search.ts, by their names. */
export const search = {
  Googlebot: {
    ...googleCrawler,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36",
    confidence: "documented",
  },
  Bingbot: {
    ...microsoft,
    crawlDelay:
      "yes, 1 to 30 s (range quoted by a third party); one in the group of * applies even beside a bingbot group, unlike the other lines there",
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36",
  },
  DuckDuckBot: {
    userAgent: "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot",
    confidence: "documented",
  },
  Applebot: {
    ...apple,
    crawlDelay: "no (“Applebot does not follow crawl-delay”)",
    userAgent: "… (Applebot/0.1; +http://www.apple.com/go/applebot)",
  },
  YandexBot: yandex,
  Baiduspider: baidu,
  "Yahoo Slurp": {
    crawlDelay: "yes, according to Rank Math’s glossary",
    documentation: "https://help.yahoo.com/help/us/ysearch/slurp",
    confidence: "unverified",
  },
  "Googlebot Image": {
    ...googleCrawler,
    userAgent: "Googlebot-Image/1.0",
    confidence: "partly documented",
  },
  "Googlebot News": { ...googleCrawler, confidence: "partly documented" },
  "Googlebot Video": {
    ...googleCrawler,
    userAgent: "Googlebot-Video/1.0",
    confidence: "partly documented",
  },
  "Google StoreBot": {
    ...googleCrawler,
    userAgent: "… Storebot-Google/1.0 …",
    confidence: "documented",
  },
  "Google-InspectionTool": {
    ...googleCrawler,
    userAgent: "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
    confidence: "partly documented",
  },
  Bravebot: {
    crawlDelay: "unknown",
    documentation: "https://safe.search.brave.com/help/brave-search-crawler",
    confidence: "partly documented",
  },
  PetalBot: {
    crawlDelay: "no statement",
    documentation: "https://webmaster.petalsearch.com/site/petalbot",
    confidence: "documented",
  },
  "Yeti (Naver)": {
    documentation: "https://searchadvisor.naver.com/guide/seo-basic-robots",
    confidence: "unverified",
  },
  SeznamBot: {
    crawlDelay: "reads Request-rate (such as 1/10s or 1/10s 1800-1900); Crawl-delay not verified",
    documentation: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
    confidence: "documented",
  },
  "Sogou web spider": {
    documentation: "https://www.sogou.com/docs/help/webmasters.htm",
    confidence: "unverified",
  },
  "Qwantbot (formerly Qwantify)": {
    documentation: "https://help.qwant.com/bot/",
    confidence: "unverified",
  },
  MojeekBot: { documentation: "https://www.mojeek.com/bot.html", confidence: "unverified" },
  YandexImages: yandex,
  YandexVideo: yandex,
  YandexMedia: yandex,
  "Baiduspider-image": baidu,
  "Baiduspider-video": baidu,
  "Baiduspider-news": baidu,
} satisfies DetailsByName;

/** What is known of the crawlers of ../ads.ts, by their names. */
export const ads = {
  "Mediapartners-Google (AdSense, Ad Manager)": googleSpecialCase,
  AdsBot: googleSpecialCase,
  "AdsBot Mobile Web": googleSpecialCase,
  "AdsBot Mobile Apps (retired)": googleSpecialCase,
  AdIdxBot: microsoft,
  "Meta-ExternalAds": { ...meta, confidence: "partly documented" },
  "OAI-AdsBot": { ...openAi, confidence: "partly documented" },
  YandexDirect: yandex,
  "Baiduspider-ads": baidu,
  "Baiduspider-cpro": baidu,
} satisfies DetailsByName;

/** What is known of the crawlers of ../ai-training.ts, by their names. */
export const aiTraining = {
  GPTBot: {
    ...openAi,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
  },
  ClaudeBot: anthropic,
  "Google-Extended": { ...googleCrawler, confidence: "documented" },
  CCBot: {
    crawlDelay: "yes; above 300 s the host is not crawled",
    userAgent: "CCBot/2.0 (https://commoncrawl.org/faq/)",
    documentation: "https://commoncrawl.org/ccbot",
    confidence: "partly documented",
  },
  "Meta-ExternalAgent": { ...meta, confidence: "documented" },
  Amazonbot: { ...amazon, crawlDelay: "no (“do not support the crawl-delay directive”)" },
  "Applebot-Extended": { ...apple, crawlDelay: "no" },
  Bytespider: { crawlDelay: "unknown", confidence: "unverified" },
  FacebookBot: {
    ...meta,
    crawlDelay: "unknown",
    documentation: "https://developers.facebook.com/docs/sharing/bot/",
    confidence: "unverified",
  },
  "cohere-ai / cohere-training-data-crawler": {
    crawlDelay: "not applicable",
    documentation: "https://docs.cohere.com/docs/cohere-web-crawlers",
    confidence: "documented",
  },
  Diffbot: {
    crawlDelay: "unknown",
    documentation: "https://www.diffbot.com/",
    confidence: "partly documented",
  },
  AI2Bot: {
    crawlDelay: "unknown",
    documentation: "https://allenai.org/crawler",
    confidence: "partly documented",
  },
  "Google-CloudVertexBot": { ...googleCrawler, confidence: "documented" },
  "anthropic-ai": { crawlDelay: "unknown", confidence: "unverified" },
  "Claude-Web": { crawlDelay: "unknown", confidence: "unverified" },
  "omgili / omgilibot": {
    crawlDelay: "unknown",
    documentation:
      "https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/",
    confidence: "partly documented",
  },
  "Webzio-Extended": { crawlDelay: "unknown", confidence: "unverified" },
  ImagesiftBot: {
    crawlDelay: "unknown",
    documentation: "https://imagesift.com/about",
    confidence: "unverified",
  },
  Timpibot: { crawlDelay: "unknown", documentation: "https://timpi.io", confidence: "unverified" },
} satisfies DetailsByName;

/** What is known of the crawlers of ../ai-search.ts, by their names. */
export const aiSearch = {
  "OAI-SearchBot": openAi,
  PerplexityBot: perplexity,
  "Claude-SearchBot": anthropic,
  "Amzn-SearchBot": { ...amazon, crawlDelay: "no" },
  "Meta-WebIndexer": { ...meta, confidence: "documented" },
  "YandexAdditional / YandexAdditionalBot": yandex,
  "MistralAI-Index": { ...mistral, confidence: "partly documented" },
  YouBot: {
    crawlDelay: "unknown",
    documentation: "https://about.you.com/youbot/",
    confidence: "unverified",
  },
} satisfies DetailsByName;

/** What is known of the crawlers of ../ai-assistant.ts, by their names. */
export const aiAssistant = {
  "ChatGPT-User": openAi,
  "Claude-User": anthropic,
  "Perplexity-User": perplexity,
  "Google-Agent": {
    ...googleFetcher,
    userAgent:
      "… compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent …",
  },
  "Google NotebookLM / Google-GeminiNotebook": {
    ...googleFetcher,
    userAgent: "Google-GeminiNotebook; until August 2026 Google-NotebookLM",
  },
  "Meta-ExternalFetcher": { ...meta, confidence: "documented" },
  "MistralAI-User": { ...mistral, confidence: "documented" },
  DuckAssistBot: {
    crawlDelay: "unknown",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    confidence: "documented",
  },
  "Amzn-User": { ...amazon, crawlDelay: "no" },
} satisfies DetailsByName;

/** What is known of the crawlers of ../seo.ts, by their names. */
export const seo = {
  AhrefsBot: {
    crawlDelay: "yes, it claims",
    documentation: "https://ahrefs.com/robot",
    confidence: "unverified",
  },
  SemrushBot: {
    crawlDelay: "yes, it claims; the maximum is not verified",
    documentation: "https://www.semrush.com/bot/",
    confidence: "partly documented",
  },
  MJ12bot: {
    crawlDelay: "yes, in whole seconds, up to a maximum (30 s in its old wiki)",
    documentation: "https://mj12bot.com/",
    confidence: "documented",
  },
  DotBot: {
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/dotbot",
    confidence: "partly documented",
  },
  "Screaming Frog SEO Spider": {
    documentation: "https://www.screamingfrog.co.uk/guides/robots-txt/",
    confidence: "documented",
  },
  rogerbot: {
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/rogerbot",
    confidence: "documented",
  },
  AhrefsSiteAudit: {
    crawlDelay: "yes by default",
    documentation: "https://ahrefs.com/robot/site-audit",
    confidence: "documented",
  },
  SiteAuditBot: { documentation: "https://www.semrush.com/bot/", confidence: "partly documented" },
  DataForSeoBot: {
    documentation: "https://dataforseo.com/dataforseo-bot",
    confidence: "unverified",
  },
  BLEXBot: { documentation: "https://webmeup-crawler.com/", confidence: "unverified" },
  serpstatbot: { documentation: "https://serpstatbot.com/", confidence: "unverified" },
  Barkrowler: { documentation: "https://babbar.tech/crawler", confidence: "unverified" },
  Sitebulb: { documentation: "https://sitebulb.com/", confidence: "unverified" },
} satisfies DetailsByName;

/** What is known of the crawlers of ../social.ts, by their names. */
export const social = {
  facebookexternalhit: { ...meta, confidence: "documented" },
  Twitterbot: {
    crawlDelay: "unknown",
    documentation: "https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started",
    confidence: "partly documented",
  },
  LinkedInBot: { confidence: "unverified" },
  "Slackbot-LinkExpanding": {
    crawlDelay: "unknown",
    documentation: "https://api.slack.com/robots",
    confidence: "unverified",
  },
  WhatsApp: { documentation: "https://www.whatsapp.com/", confidence: "unverified" },
  TelegramBot: { confidence: "unverified" },
  Discordbot: { documentation: "https://discordapp.com", confidence: "unverified" },
  Pinterestbot: {
    crawlDelay: "has rate limits; Crawl-delay not verified",
    documentation: "https://help.pinterest.com/en/business/article/pinterest-crawler",
    confidence: "documented",
  },
  redditbot: { documentation: "https://www.reddit.com/feedback", confidence: "unverified" },
  MicrosoftPreview: { ...microsoft, confidence: "unverified" },
  "Google Messages": { ...googleFetcher, userAgent: "GoogleMessages" },
  TikTokSpider: { crawlDelay: "unknown", confidence: "unverified" },
} satisfies DetailsByName;

/** What is known of the crawlers of ../archive.ts, by their names. */
export const archive = {
  "archive.org_bot": {
    crawlDelay: "supported by Heritrix",
    documentation: "https://archive.org/details/archive.org_bot",
    confidence: "partly documented",
  },
  ia_archiver: { crawlDelay: "unknown", confidence: "partly documented" },
} satisfies DetailsByName;

/** What is known of the crawlers of ../other.ts, by their names. */
export const other = {
  GoogleOther: { ...googleCrawler, confidence: "documented" },
  "GoogleOther-Image": {
    ...googleCrawler,
    userAgent: "GoogleOther-Image/1.0",
    confidence: "partly documented",
  },
  "GoogleOther-Video": {
    ...googleCrawler,
    userAgent: "GoogleOther-Video/1.0",
    confidence: "partly documented",
  },
  BingPreview: microsoft,
  UptimeRobot: { documentation: "https://www.uptimerobot.com/", confidence: "unverified" },
  "GNU Wget": {
    crawlDelay: "no",
    documentation: "https://www.gnu.org/software/wget/manual/html_node/Robot-Exclusion.html",
    confidence: "documented",
  },
  Scrapy: {
    crawlDelay: "not applied automatically",
    documentation:
      "https://docs.scrapy.org/en/latest/topics/downloader-middleware.html#module-scrapy.downloadermiddlewares.robotstxt",
    confidence: "documented",
  },
  "APIs-Google": googleSpecialCase,
  Feedfetcher: {
    ...googleFetcher,
    userAgent: "FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)",
  },
  "Google-Safety": { ...googleSpecialCase, userAgent: "Google-Safety" },
  "Google Read Aloud": { ...googleFetcher, userAgent: "… Google-Read-Aloud …" },
  "Google Site Verifier": {
    ...googleFetcher,
    userAgent: "Mozilla/5.0 (compatible; Google-Site-Verification/1.0)",
  },
  "Google Publisher Center": { ...googleFetcher, userAgent: "GoogleProducer" },
  "Google Pinpoint": { ...googleFetcher, userAgent: "Google-Pinpoint" },
  "Chrome Web Store": { ...googleFetcher, userAgent: "Mozilla/5.0 (compatible; Google-CWS)" },
  "DuplexWeb-Google (retired)": googleSpecialCase,
  YandexMobileBot: yandex,
  YandexRenderResourcesBot: yandex,
  YandexMetrika: yandex,
  YandexMarket: yandex,
  YandexCalendar: yandex,
  "Baiduspider-favo": baidu,
  "iTMS (Apple Podcasts)": { ...apple, crawlDelay: "no", userAgent: "iTMS" },
} satisfies DetailsByName;

/** What the lists say, by category and name; a list has the crawlers of the catalogue's list of the same name. */
export const details = {
  search,
  "ai-training": aiTraining,
  "ai-search": aiSearch,
  "ai-assistant": aiAssistant,
  ads,
  seo,
  archive,
  social,
  other,
} satisfies Readonly<Record<Category, DetailsByName>>;

/** What is known of a crawler of the catalogue. Not a part of the catalogue, so that a page can load it when somebody asks. */
export function detailsOf({ category, name }: Crawler): CrawlerDetails {
  const ofCategory: DetailsByName = details[category];
  const entry = ofCategory[name];
  if (!entry) throw new Error(`nothing is known of ${name}`);
  return completed(entry);
}
