import type { Crawler } from "./crawler.ts";

/** How far the operator's own documentation is the source of the texts; none names the token of what was only seen in logs. */
type Confidence = "documented" | "partly documented" | "unverified" | "seen in logs";

/** Whether a crawler obeys robots.txt, by its operator's own documentation. */
export type Obeys =
  | "yes"
  | "no"
  /** Not always, because a user asks for each page. */
  | "user-triggered"
  | "not stated";

/** How it is known that a crawler parses robots.txt as its dialect does. */
export type ParserKnownBy =
  /** Its own code is public. */
  | "code"
  /** Its operator names the parser, or describes how it reads. */
  | "documentation"
  | "assumed";

/** What else is known of a crawler, in short English texts that do not affect any verdict. */
export interface CrawlerDetails {
  /** What its documentation says of Crawl-delay: yes or no, and more; empty if that was not verified. */
  readonly crawlDelay: string;
  /** The User-Agent header or, between dots, the part of it that is known. */
  readonly userAgent: string | null;
  /** The operator's page (https), which is also the source of the texts; null for what was only seen in logs. */
  readonly documentation: string | null;
  /** When the page was read, or the day of a dated page: `2026-11` or `2026-03-10`; null if it was not read. */
  readonly read: string | null;
  readonly confidence: Confidence;
  readonly parserKnownBy: ParserKnownBy;
  readonly purpose: string;
  readonly obeys: Obeys;
  /** A quotation, condition or exception to `obeys`; may be empty. */
  readonly onObeying: string;
  /** Further facts for a site owner; may be empty. */
  readonly notes: string;
}

/** Details as listed below; `detailsOf` completes them. */
type Entry = Pick<CrawlerDetails, "purpose"> & {
  readonly [Key in keyof CrawlerDetails]?: NonNullable<CrawlerDetails[Key]>;
};

/** Google’s common crawlers. Google does not support Crawl-delay. */
const googleCrawler = {
  parserKnownBy: "code",
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
  confidence: "documented",
  obeys: "yes",
} satisfies Partial<Entry>;

/** The crawlers of Bing. */
const microsoft = {
  parserKnownBy: "documentation",
  documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
  confidence: "partly documented",
} satisfies Partial<Entry>;

/** The crawlers of Apple. */
const apple = {
  crawlDelay: "no",
  documentation: "https://support.apple.com/en-us/119829",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Yandex; the token `Yandex` addresses all of them. */
const yandex = {
  parserKnownBy: "documentation",
  crawlDelay: "no, not since 22 February 2018",
  documentation: "https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots",
  confidence: "partly documented",
  notes:
    "Yandex crawlers look for a group with their own token, then for the Yandex group, then for the * group. Yandex’s help warns that some of these crawlers may ignore the * group, and some the Yandex group too. To be sure that a rule applies, write it in a group with the crawler’s own token.",
} satisfies Partial<Entry>;

const MAY_IGNORE_STAR = "but it may ignore the * group; the playground assumes that it does";

/** The crawlers of Baidu. */
const baidu = {
  parserKnownBy: "documentation",
  documentation: "https://www.baidu.com/search/robots_english.html",
  confidence: "partly documented",
  obeys: "yes",
  notes:
    "The first Allow or Disallow line that matches decides. Baidu’s FAQ writes the token with a capital B; it is not documented whether case matters.",
} satisfies Partial<Entry>;

// The row of the crawler on the page of 2026 is not verified, only this sentence above the rows.
const FALLBACK_TO_GOOGLEBOT =
  "Google’s crawler table of 2021 documents the fallback to Googlebot. Google’s page of 2026 says: “Some crawlers have more than one user agent token; you need to match only one crawler token for a rule to apply.”";

/** Google’s special-case crawlers, which ignore the `*` group. */
const googleSpecialCase = {
  parserKnownBy: "code",
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
  confidence: "documented",
  obeys: "yes",
  onObeying: "but it ignores the * group",
} satisfies Partial<Entry>;

/** The crawlers on Meta’s page for webmasters. */
const meta = {
  crawlDelay: "no statement",
  documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
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
  obeys: "yes",
  onObeying: "“by honoring industry standard directives in robots.txt”",
  notes: "Each subdomain needs its own robots.txt.",
} satisfies Partial<Entry>;

const AMAZON_UNFETCHED =
  "If it cannot fetch robots.txt, it may use a copy that is up to 30 days old. Without a copy, it acts as if there were no file.";

/** The crawlers of Amazon. */
const amazon = {
  crawlDelay: "no (“do not support the crawl-delay directive”)",
  documentation: "https://developer.amazon.com/amazonbot",
  confidence: "documented",
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
  confidence: "documented",
} satisfies Partial<Entry>;

/** Google’s fetchers that a user triggers; robots.txt cannot address them. */
const googleFetcher = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
  confidence: "documented",
  obeys: "user-triggered",
  onObeying:
    "“Because the fetch was requested by a user, these fetchers generally ignore robots.txt rules”",
} satisfies Partial<Entry>;

/** The crawlers of Diffbot. */
const diffbot = {
  documentation: "https://docs.diffbot.com/docs/does-crawl-respect-robotstxt",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The crawlers of Cốc Cốc. */
const coccoc = {
  crawlDelay: "yes, up to 10 s",
  documentation: "https://help.coccoc.com/en/search-engine/robots-txt",
  confidence: "documented",
  obeys: "yes",
} satisfies Partial<Entry>;

/** The crawlers of Semrush, each with its own token. */
const semrush = {
  documentation: "https://www.semrush.com/bot/",
  confidence: "partly documented",
  obeys: "yes",
} satisfies Partial<Entry>;

/** The robots of Slack. Its page does not say whether they obey robots.txt. */
const slack = {
  documentation: "https://api.slack.com/robots",
  confidence: "documented",
} satisfies Partial<Entry>;

/** Where a community list is the only source: https://github.com/ai-robots-txt/ai.robots.txt */
const BY_COMMUNITY_LIST = "the ai.robots.txt list says that it does";
const NOT_BY_COMMUNITY_LIST = "the ai.robots.txt list says that it does not";

/** When the operators’ pages were last read. */
const LAST_READ = "2026-11";

/** The details of every crawler by its name, in the order of the catalogue. */
export const details: Readonly<Record<string, Entry>> = {
  // Search
  Googlebot: {
    ...googleCrawler,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36",
    purpose: "web, Discover, Images, Video and News; also AI Overviews and AI Mode",
    obeys: "yes",
    onObeying: "whenever it crawls automatically",
    // support.google.com/webmasters/answer/16908024: for some sites since 17 June 2026, for all since 31 August.
    notes:
      "AI Overviews and AI Mode have no product token of their own. Search Console has a control for them, “Search generative AI” (for all sites since 31 August 2026). To refuse training and grounding for Gemini, name Google-Extended instead.",
  },
  Bingbot: {
    ...microsoft,
    crawlDelay:
      "yes, 1 to 30 s (range quoted by a third party); a Crawl-delay in the * group applies even if there is a bingbot group",
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36",
    purpose: "Bing; its index also serves Copilot, Yahoo and DuckDuckGo",
    obeys: "yes",
    notes:
      "robots.txt cannot refuse training alone: Bing reads noarchive and nocache on the page for that. It is not verified whether Bingbot still falls back to a group for msnbot, its former token.",
  },
  DuckDuckBot: {
    userAgent: "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot",
    confidence: "documented",
    parserKnownBy: "documentation",
    purpose: "DuckDuckGo",
    // The rules of the module: RobotRules.pm of WWW::RobotRules 6.02, run.
    obeys: "yes",
    onObeying: "“It respects WWW::RobotRules”",
    notes:
      "WWW::RobotRules, a Perl module, follows the 1994 specification: it has no Allow and no wildcards, and a blank line ends a group. The playground follows version 6.02.",
  },
  Applebot: {
    ...apple,
    crawlDelay: "no (“Applebot does not follow crawl-delay”)",
    userAgent: "… (Applebot/0.1; +http://www.apple.com/go/applebot)",
    purpose: "Spotlight, Siri and Safari; Apple may also train models with the data",
    obeys: "yes",
    notes:
      "“If robots instructions don't mention Applebot but mention Googlebot, the Apple robot will follow Googlebot instructions.” Apple does not say whether a group for Googlebot-Image counts as a mention of Googlebot. To refuse only training, name Applebot-Extended.",
  },
  YandexBot: { ...yandex, purpose: "web", obeys: "yes" },
  Baiduspider: { ...baidu, purpose: "web and mobile" },
  "Yahoo Slurp": {
    crawlDelay: "yes, according to Rank Math’s glossary",
    documentation: "https://help.yahoo.com/help/us/ysearch/slurp",
    purpose: "Yahoo",
    notes: "Yahoo’s search results come from Bing.",
  },
  "Googlebot Image": {
    ...googleCrawler,
    userAgent: "Googlebot-Image/1.0",
    confidence: "partly documented",
    purpose: "images, favicons and logos",
    notes: FALLBACK_TO_GOOGLEBOT,
  },
  "Googlebot News": {
    ...googleCrawler,
    confidence: "partly documented",
    purpose: "Google News",
    notes:
      "A control token: Googlebot does the crawling. In the example in Google’s specification, only the group for googlebot-news applies to it, not the groups for googlebot and *. Other crawlers that fetch news follow the * group in that example.",
  },
  "Googlebot Video": {
    ...googleCrawler,
    userAgent: "Googlebot-Video/1.0",
    confidence: "partly documented",
    purpose: "videos",
    notes: FALLBACK_TO_GOOGLEBOT,
  },
  "Google StoreBot": {
    ...googleCrawler,
    userAgent: "… Storebot-Google/1.0 …",
    purpose: "Google Shopping",
    notes:
      "Without a group of its own, it follows the * group even if there is a group for Googlebot, as Google’s specification says.",
  },
  "Google-InspectionTool": {
    ...googleCrawler,
    userAgent: "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
    confidence: "partly documented",
    purpose: "testing tools (Rich Results Test, URL Inspection)",
    notes: "The fallback to Googlebot is not verified.",
  },
  Bravebot: {
    documentation: "https://safe.search.brave.com/help/brave-search-crawler",
    confidence: "unverified",
    purpose: "Brave Search",
    onObeying: BY_COMMUNITY_LIST,
    notes: "An answer in Brave’s forum says that the crawler sends no name of its own.",
  },
  PetalBot: {
    crawlDelay: "no statement",
    documentation: "https://webmaster.petalsearch.com/site/petalbot",
    confidence: "documented",
    purpose: "Petal Search and an AI assistant",
    obeys: "yes",
    onObeying: "“complies with the Internet robots protocol”",
  },
  "Yeti (Naver)": {
    documentation: "https://searchadvisor.naver.com/guide/seo-basic-robots",
    purpose: "Naver",
  },
  SeznamBot: {
    crawlDelay: "reads Request-rate (such as 1/10s or 1/10s 1800-1900); Crawl-delay not verified",
    documentation: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
    confidence: "documented",
    purpose: "Seznam",
    obeys: "yes",
    onObeying: "“fully complies” with the 1994 specification; also reads Allow and extensions",
    notes: "It fetches robots.txt again after days, or after weeks on sites that it rarely visits.",
  },
  "Sogou web spider": {
    documentation: "https://www.sogou.com/docs/help/webmasters.htm",
    purpose: "Sogou",
    notes:
      "The token has spaces: Google’s parser reads only “Sogou” from it, which does not match this crawler.",
  },
  "Qwantbot (formerly Qwantify)": {
    userAgent: "Mozilla/5.0 (compatible; Qwantbot/1.0_12345; +https://help.qwant.com/bot/)",
    documentation: "https://help.qwant.com/bot",
    confidence: "documented",
    purpose: "Qwant",
    obeys: "yes",
    notes:
      "Its page refers to the 1994 specification. It does not say whether the crawler also reads Allow and wildcards; the playground assumes that it does.",
  },
  MojeekBot: {
    crawlDelay: "no (“does not support the nonstandard robots.txt crawl-delay directive”)",
    documentation: "https://www.mojeek.com/bot.html",
    confidence: "documented",
    purpose: "Mojeek",
    obeys: "yes",
    notes:
      "Its page says that it obeys the first group whose user-agent line contains its token, and that it fetches no URL that contains a disallowed text.",
  },
  YandexImages: { ...yandex, purpose: "images", obeys: "yes" },
  YandexVideo: { ...yandex, purpose: "videos", obeys: "yes" },
  YandexMedia: { ...yandex, purpose: "multimedia", obeys: "yes" },
  "Baiduspider-image": { ...baidu, purpose: "images" },
  "Baiduspider-video": { ...baidu, purpose: "videos" },
  "Baiduspider-news": { ...baidu, purpose: "news" },
  Kagibot: {
    userAgent: "Mozilla/5.0 (compatible; Kagibot/1.0; +https://kagi.com/bot)",
    documentation: "https://kagi.com/bot",
    confidence: "documented",
    purpose: "Kagi",
    obeys: "yes",
    notes:
      "“If there is no rule targeting kagibot, but there is a rule targeting Googlebot, then Kagibot will follow the Googlebot directives.”",
  },
  "coccocbot-web": { ...coccoc, purpose: "Cốc Cốc, web" },
  "coccocbot-image": { ...coccoc, purpose: "Cốc Cốc, images" },

  // AI training
  GPTBot: {
    ...openAi,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
    purpose: "collects pages to train models",
    obeys: "yes",
  },
  ClaudeBot: { ...anthropic, purpose: "collects pages to train models" },
  "Google-Extended": {
    ...googleCrawler,
    purpose: "opt-out from training and grounding (Gemini Apps, Vertex AI)",
    obeys: "yes",
    onObeying: "as a control token: it sends no requests",
    // developers.google.com/crawling/docs/changelog, 30 October 2026.
    notes:
      "It never appears in logs, because other crawlers of Google fetch the pages. On 30 October 2026, Google stated its intention to support a shared training signal, too. Google does not say whether the * group applies to it; the playground assumes that it does.",
  },
  CCBot: {
    crawlDelay: "yes; if the delay is over 300 s, its parser blocks the whole site",
    userAgent: "CCBot/2.0 (https://commoncrawl.org/faq/)",
    documentation: "https://commoncrawl.org/ccbot",
    confidence: "partly documented",
    parserKnownBy: "documentation",
    purpose: "open archive of the web, often used to train models",
    obeys: "yes",
    // SimpleRobotRulesParser of crawler-commons, maxCrawlDelay.
    notes:
      "Its parser is crawler-commons. A user-agent line must have the whole token; a version after it does not matter. The limit of 300 seconds for Crawl-delay is the parser’s default, not a statement of Common Crawl.",
  },
  "Meta-ExternalAgent": { ...meta, purpose: "training and indexing", obeys: "yes" },
  Amazonbot: {
    ...amazon,
    purpose: "training and product improvement",
    obeys: "yes",
    onObeying: "Allow and Disallow only",
    notes: AMAZON_UNFETCHED,
  },
  "Applebot-Extended": {
    ...apple,
    purpose: "opt-out from training",
    obeys: "yes",
    onObeying: "as a control token: it sends no requests",
    notes:
      "Rules for this token have no effect on search. Apple does not say whether the groups for * or Googlebot apply to it; the playground assumes that they do not.",
  },
  Bytespider: {
    purpose: "collects pages to train models",
    onObeying: "many reports say that it does not",
  },
  FacebookBot: {
    documentation: "https://developers.facebook.com/docs/sharing/bot/",
    purpose: "collects data to train speech recognition",
    onObeying: BY_COMMUNITY_LIST,
  },
  "cohere-ai / cohere-training-data-crawler": {
    crawlDelay: "not applicable",
    documentation: "https://docs.cohere.com/docs/cohere-web-crawlers",
    confidence: "documented",
    purpose: "Cohere’s models",
    onObeying: "Cohere says that it runs no training crawler at this time",
    notes: "Only community lists name these tokens.",
  },
  AI2Bot: {
    documentation: "https://allenai.org/crawler",
    confidence: "partly documented",
    purpose: "collects pages to train models",
    onObeying: BY_COMMUNITY_LIST,
    notes:
      "The token has a digit: Google’s parser reads only “AI” from it, which does not match AI2Bot.",
  },
  "anthropic-ai": {
    purpose: "retired; its successor is ClaudeBot",
    notes:
      "In 2024, Anthropic told 404 Media that it no longer uses this token. Anthropic’s page does not mention it.",
  },
  "Claude-Web": { purpose: "retired; its successor is ClaudeBot" },
  "omgili / omgilibot": {
    documentation:
      "https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/",
    confidence: "partly documented",
    purpose: "data for sale",
    onObeying: BY_COMMUNITY_LIST,
  },
  "Webzio-Extended": { purpose: "opt-out from training" },
  ImagesiftBot: {
    documentation: "https://imagesift.com/about",
    confidence: "partly documented",
    purpose: "images",
    obeys: "yes",
  },
  Timpibot: { documentation: "https://timpi.io", purpose: "data for AI and search" },
  "MistralAI-Training": {
    ...mistral,
    purpose: "collects pages to train models",
    obeys: "yes",
    onObeying:
      "“To help webmasters manage how their sites and content interact with AI, Mistral uses specific robots.txt tags”",
  },
  DeepSeekBot: { purpose: "collects pages to train models", onObeying: NOT_BY_COMMUNITY_LIST },
  Cotoyogi: {
    crawlDelay: "yes",
    userAgent: "Mozilla/5.0 (compatible; Cotoyogi/4.0; +https://ds.rois.ac.jp/center8/crawler/)",
    documentation: "https://ds.rois.ac.jp/en_center8/en_crawler/",
    confidence: "documented",
    parserKnownBy: "documentation",
    purpose: "collects Japanese texts to train models",
    obeys: "yes",
    notes: "Its page refers to RFC 9309 and describes * and $ in paths.",
  },
  "ICC-Crawler": {
    userAgent: "ICC-Crawler/3.0 (Mozilla-compatible; ; https://ucri.nict.go.jp/en/icccrawler.html)",
    documentation: "https://ucri.nict.go.jp/en/icccrawler.html",
    purpose: "data for research and AI",
    onObeying: "others quote NICT’s page as saying that it does",
  },
  SBIntuitionsBot: {
    purpose: "data for AI and analysis of information",
    onObeying: BY_COMMUNITY_LIST,
  },
  CloudflareBrowserRenderingCrawler: {
    documentation: "https://developers.cloudflare.com/changelog/post/2026-03-10-br-crawl-endpoint/",
    read: "2026-03-10",
    confidence: "partly documented",
    purpose: "crawls for customers of Cloudflare, who may train models with the pages",
    obeys: "yes",
    onObeying: "by default, when it crawls for /crawl",
  },
  FirecrawlAgent: {
    documentation:
      "https://github.com/firecrawl/firecrawl/blob/main/apps/api/src/lib/robots-txt.ts",
    confidence: "documented",
    parserKnownBy: "code",
    purpose: "collects data for AI, for customers of Firecrawl",
    obeys: "yes",
    onObeying: "but a customer’s own User-Agent header changes the token",
    notes:
      "It asks robots-parser about FireCrawlAgent and FirecrawlAgent, and fetches a URL if either may. For a rule such as /p/, it blocks /p too. If robots.txt cannot be fetched, it fetches everything. The playground follows robots-parser alone.",
  },
  Brightbot: {
    userAgent: "Brightbot 1.0",
    documentation: "https://docs.brightdata.com/general/brightbot_webmaster",
    confidence: "documented",
    purpose: "collects data for AI, for customers of Bright Data",
    obeys: "yes",
    onObeying: "“BrightBot enforces the robots.txt guidelines”",
  },
  ApifyBot: { purpose: "collects data for AI, for customers of Apify" },
  ApifyWebsiteContentCrawler: { purpose: "collects data for AI, for customers of Apify" },
  Crawl4AI: { purpose: "library for crawlers that collect data for AI" },
  Crawlspace: {
    purpose: "collects data for AI, for customers of Crawlspace",
    onObeying: BY_COMMUNITY_LIST,
  },
  CragCrawler: { purpose: "data for AI" },
  Lightpanda: {
    documentation: "https://lightpanda.io/docs/index",
    confidence: "documented",
    purpose: "headless browser for AI and automation",
    obeys: "no",
    onObeying: "unless its user passes --obey-robots",
  },
  img2dataset: {
    documentation: "https://github.com/rom1504/img2dataset/issues/218",
    confidence: "partly documented",
    purpose: "downloads images for data sets",
    notes:
      "By default, it leaves out images with noai, noimageai or noindex in the X-Robots-Tag header.",
  },
  LAIONDownloader: { purpose: "data sets for research", onObeying: NOT_BY_COMMUNITY_LIST },
  "laion-huggingface-processor": { purpose: "data sets for research" },
  PanguBot: { purpose: "collects pages to train models" },
  "ChatGLM-Spider": { purpose: "collects pages to train models" },
  Reflectionbot: { purpose: "collects pages to train models; undocumented" },
  "Kangaroo Bot": { purpose: "collects Australian texts to train models" },
  FriendlyCrawler: { purpose: "data sets for experiments", onObeying: BY_COMMUNITY_LIST },
  Factset_spyderbot: { purpose: "data for AI" },
  ISSCyberRiskCrawler: {
    purpose: "data to estimate cyber risks",
    onObeying: NOT_BY_COMMUNITY_LIST,
  },
  "Linguee Bot": { purpose: "texts to train translation", onObeying: NOT_BY_COMMUNITY_LIST },
  Thinkbot: { purpose: "data on the use of AI", onObeying: NOT_BY_COMMUNITY_LIST },
  "Sidetrade indexer bot": { purpose: "data for AI" },
  "Poseidon Research Crawler": { purpose: "research on AI" },
  LCC: { purpose: "collects texts" },
  imageSpider: { purpose: "collects images" },
  KunatoCrawler: { purpose: "undocumented" },
  MyCentralAIScraperBot: { purpose: "data for AI" },
  NagetBot: { purpose: "data for AI" },
  newsai: { purpose: "data for AI" },

  // AI search
  "OAI-SearchBot": {
    ...openAi,
    purpose: "search in ChatGPT",
    obeys: "yes",
    notes:
      "Its rules are independent of GPTBot’s. If both are allowed, OpenAI may use one crawl for both. After a change to robots.txt, search results can take about 24 hours to adjust.",
  },
  PerplexityBot: {
    ...perplexity,
    purpose: "Perplexity",
    obeys: "yes",
    notes:
      "A change to robots.txt takes effect within 24 hours. Perplexity says that PerplexityBot does not collect pages to train foundation models.",
  },
  "Claude-SearchBot": { ...anthropic, purpose: "search in Claude" },
  "Amzn-SearchBot": {
    ...amazon,
    // developer.amazon.com/amazonbot, as crawlerpolicy.com recorded it on 19 April 2026.
    purpose: "search in Alexa and Rufus; not for training",
    obeys: "yes",
    notes: `“If robots.txt files don't mention Amzn-SearchBot but allow other search bots, Amzn-SearchBot will crawl in accordance with the robots.txt directives given to other search bots.” Amazon does not name these bots, so the playground uses the * group if no group names Amzn-SearchBot. ${AMAZON_UNFETCHED}`,
  },
  "Meta-WebIndexer": { ...meta, purpose: "search in Meta AI", obeys: "yes" },
  "YandexAdditional / YandexAdditionalBot": {
    ...yandex,
    purpose: "quick answers in Alice and Neuro; YandexGPT",
    obeys: "yes",
  },
  "MistralAI-Index": {
    ...mistral,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Index/1.0; +https://docs.mistral.ai/robots)",
    purpose: "indexes pages for Mistral’s search; not for training",
  },
  Diffbot: {
    ...diffbot,
    crawlDelay: "yes, by default",
    purpose: "Diffbot’s Knowledge Graph and web search; not for training",
    obeys: "yes",
    onObeying: "by default; customers who start a crawl define its rules",
  },
  "Google-CloudVertexBot": {
    ...googleCrawler,
    purpose: "crawls that a site owner requests for Vertex AI agents",
    notes: "Rules for this token have no effect on Google Search.",
  },
  YouBot: {
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; YouBot/1.0; +https://docs.you.com/youbot; env:prod) Chrome/X.X.X.X Safari/537.36",
    documentation: "https://docs.you.com/youbot",
    confidence: "documented",
    purpose: "You.com",
    obeys: "yes",
    onObeying: "“respects robots.txt directives and crawl rate preferences”",
  },
  bedrockbot: {
    crawlDelay: "no (Amazon’s documentation names RFC 9309 only)",
    documentation:
      "https://docs.aws.amazon.com/bedrock/latest/userguide/webcrawl-data-source-connector.html",
    confidence: "partly documented",
    parserKnownBy: "documentation",
    purpose: "pages that customers of Amazon Bedrock choose for their knowledge bases",
    obeys: "yes",
    onObeying: "“respects robots.txt in accordance with the RFC 9309”",
  },
  "amazon-kendra": {
    crawlDelay: "no statement",
    documentation: "https://docs.aws.amazon.com/kendra/latest/dg/data-source-web-crawler.html",
    confidence: "partly documented",
    purpose: "search of Amazon Kendra, on sites that its customers choose",
    obeys: "yes",
  },
  "amazon-QBusiness": {
    crawlDelay: "no statement",
    documentation:
      "https://docs.aws.amazon.com/amazonq/latest/business-use-dg/stop-web-crawler.html",
    confidence: "documented",
    purpose: "answers in Amazon Q Business, from sites that its customers choose",
    obeys: "yes",
    onObeying: "“respects standard robots.txt directives like Allow and Disallow”",
  },
  ShapBot: {
    crawlDelay: "no statement",
    userAgent: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ShapBot/0.1.0",
    documentation: "https://docs.parallel.ai/resources/crawler",
    confidence: "documented",
    purpose: "search of Parallel, for agents",
    onObeying: "“we suggest allowing ShapBot access in your robots.txt configuration”",
  },
  KlaviyoAIBot: {
    crawlDelay: "no statement",
    userAgent: "KlaviyoAIBot/1.0 (+https://help.klaviyo.com/hc/en-us/articles/…)",
    documentation: "https://help.klaviyo.com/hc/en-us/articles/40496146232219",
    confidence: "documented",
    parserKnownBy: "documentation",
    purpose: "answers in Klaviyo, from sites of its customers",
    obeys: "yes",
    onObeying: "“following the Robots Exclusion Protocol”",
  },
  TavilyBot: {
    crawlDelay: "no statement",
    documentation: "https://docs.tavily.com/documentation/search-crawler",
    confidence: "documented",
    purpose: "search of Tavily, for agents",
    notes:
      "Tavily’s documentation does not name this token. It says that Tavily’s crawler has no user agent of its own and does not crawl what Googlebot may not crawl. robots.txt does not keep a page out of Tavily’s index; the noindex directive does.",
  },
  ExaBot: {
    purpose: "search of Exa, for agents",
    notes: "In old files, Exabot is the crawler of Exalead, a former search engine.",
  },
  ExaSearchBot: { purpose: "search of Exa, for agents" },
  LinkupBot: { purpose: "search of Linkup, for agents" },
  QueritBot: { purpose: "search of Querit, for agents" },
  "Querit-SearchBot": { purpose: "search of Querit, for agents" },
  HenkBot: { purpose: "search of Valyu, for agents" },
  TerraCotta: {
    documentation: "https://github.com/CeramicTeam/CeramicTerracotta/blob/main/ForWebMaster.txt",
    confidence: "documented",
    purpose: "search of Ceramic AI, for agents",
    obeys: "yes",
    onObeying: "“follows the robots.txt exclusion standard and identifies itself as TerraCotta”",
  },
  AIWebIndex: {
    userAgent: "AIWebIndex/2.0 (+https://www.lyrenth.com/bot; AI-readable web index)",
    documentation: "https://www.lyrenth.com/crawler-policy",
    read: "2026-06-10",
    confidence: "documented",
    parserKnownBy: "documentation",
    purpose: "index for agents",
    obeys: "yes",
    onObeying: "“the crawler fully implements RFC 9309”",
    notes:
      "What customers fetch through Lyrenth’s API has another User-Agent header, and need not obey robots.txt.",
  },
  "Cloudflare-AutoRAG": {
    purpose: "search on sites of Cloudflare’s customers",
    onObeying: BY_COMMUNITY_LIST,
  },
  "atlassian-bot": {
    crawlDelay: "no statement",
    documentation:
      "https://support.atlassian.com/organization-administration/docs/connect-custom-website-to-rovo/",
    confidence: "documented",
    purpose: "search and assistants of Atlassian Rovo",
    obeys: "yes",
    notes:
      "It crawls only a site whose robots.txt names it: “Note that User-agent: * will not permit crawling alone”. If no group names it, the playground shows the verdicts of the * group.",
  },
  Anomura: {
    userAgent: "Anomura/1.2 (+https://www.direqt.ai)",
    documentation: "https://docs.direqt-search.com/direqt-bots/direqt-crawlers-and-user-agents",
    confidence: "documented",
    purpose: "search on sites of Direqt’s customers; not for training",
    obeys: "yes",
    onObeying: "“follows standard robots.txt directives addressed to the Anomura token”",
  },
  AddSearchBot: { purpose: "search on sites of AddSearch’s customers" },
  "AzureAI-SearchBot": { purpose: "search; the name suggests Microsoft" },
  CloudVertexBot: { crawlDelay: "no", purpose: "agents of Vertex AI, like Google-CloudVertexBot" },
  Andibot: { purpose: "Andi" },
  iAskBot: { purpose: "iAsk" },
  iaskspider: { purpose: "iAsk", onObeying: NOT_BY_COMMUNITY_LIST },
  PhindBot: { purpose: "Phind" },
  Channel3Bot: { purpose: "search of products" },
  "Aranet-SearchBot": { purpose: "undocumented" },
  ZanistaBot: { purpose: "undocumented" },

  // Assistants
  "ChatGPT-User": {
    ...openAi,
    purpose: "fetches pages for a user",
    obeys: "user-triggered",
    onObeying: "“Because these actions are initiated by a user, robots.txt rules may not apply”",
  },
  "Claude-User": { ...anthropic, purpose: "fetches pages for a user" },
  "Perplexity-User": {
    ...perplexity,
    purpose: "fetches pages for a user",
    obeys: "user-triggered",
    onObeying:
      "“Since a user requested the fetch, this fetcher generally ignores robots.txt rules”",
  },
  "Google-Agent": {
    ...googleFetcher,
    userAgent:
      "… compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent …",
    purpose: "agent that acts for a user",
  },
  "Google NotebookLM / Google-GeminiNotebook": {
    ...googleFetcher,
    userAgent: "Google-GeminiNotebook; until August 2026 Google-NotebookLM",
    purpose: "fetches sources that a user names",
  },
  "Meta-ExternalFetcher": {
    ...meta,
    purpose: "fetches pages for a user",
    obeys: "user-triggered",
    onObeying: "“this crawler may bypass robots.txt rules”",
  },
  "MistralAI-User": {
    ...mistral,
    purpose: "fetches pages for a user",
    obeys: "yes",
    onObeying: "“MistralAI-User governs which sites these user requests can be made to”",
  },
  DuckAssistBot: {
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    confidence: "documented",
    purpose: "answers in DuckAssist",
    obeys: "yes",
    onObeying: "72 hours after a change to robots.txt",
    notes:
      "Its page links to WWW::RobotRules, but does not say that the crawler parses robots.txt in the same way.",
  },
  "Amzn-User": {
    ...amazon,
    purpose: "fetches pages for a user",
    obeys: "user-triggered",
    onObeying: "“may not follow all robots.txt directives”",
    notes: AMAZON_UNFETCHED,
  },
  "Diffbot-User": {
    ...diffbot,
    purpose: "fetches pages for a user",
    obeys: "user-triggered",
    onObeying: "“originating on behalf of a human user”",
  },
  "ChatGPT Agent": { purpose: "agent that acts for a user", onObeying: BY_COMMUNITY_LIST },
  "Claude-Code": { purpose: "coding agent" },
  // Google’s page of Project Mariner, as The Verge and Wired quoted it in May 2026.
  "GoogleAgent-Mariner": {
    crawlDelay: "no",
    purpose: "retired; Project Mariner ended on 4 May 2026, and Google-Agent followed",
  },
  "GoogleAgent-URLContext": {
    crawlDelay: "no",
    purpose: "fetches pages for users of the Gemini API",
  },
  "Gemini-Deep-Research": { crawlDelay: "no", purpose: "fetches pages for a user" },
  "Google-Gemini-CLI": { crawlDelay: "no", purpose: "coding agent" },
  "Google-Firebase": { crawlDelay: "no", purpose: "apps made with Firebase" },
  NovaAct: { crawlDelay: "no statement", purpose: "agent that acts for a user" },
  AmazonBuyForMe: {
    crawlDelay: "no, as Amazon says of its other crawlers",
    purpose: "buys for a user",
  },
  "kagi-fetcher": { purpose: "fetches pages for a user" },
  "Shap-User": { purpose: "fetches pages for a user" },
  "Mozilla-Tabstack": {
    purpose: "fetches pages for customers of Tabstack",
    onObeying: BY_COMMUNITY_LIST,
  },
  "Kimi-User": { purpose: "fetches pages for a user" },
  "Manus-User": { purpose: "agent that acts for a user" },
  TongyiBot: { purpose: "answers in Tongyi" },
  YiyanBot: { purpose: "answers in Yiyan" },
  LinerBot: { purpose: "answers in Liner" },
  WRTNBot: { purpose: "undocumented" },
  "AI2Bot-DeepResearchEval": { purpose: "fetches pages for research questions" },
  Devin: { purpose: "coding agent", onObeying: BY_COMMUNITY_LIST },
  Cursor: { purpose: "coding agent" },
  opencode: { purpose: "coding agent" },
  Trae: { purpose: "coding agent" },
  TwinAgent: { purpose: "agent that acts for a user" },
  UseAI: { purpose: "fetches pages for a user" },
  QuillBot: { purpose: "tools for writing" },
  wpbot: { purpose: "chatbots on WordPress sites" },
  "bigsur.ai": { purpose: "agents for sales" },
  QualifiedBot: { purpose: "chatbots on sites of its customers" },
  "Poggio-Citations": { purpose: "tools for sales" },
  "GeistHaus-PageFetcher": { purpose: "fetches pages for a user" },
  BuddyBot: { purpose: "assistant for learning" },

  // Ads
  "Mediapartners-Google (AdSense, Ad Manager)": {
    ...googleSpecialCase,
    purpose: "matches ads to pages",
  },
  AdsBot: { ...googleSpecialCase, purpose: "landing page quality" },
  "AdsBot Mobile Web": {
    ...googleSpecialCase,
    purpose: "landing page quality on mobile",
    notes: "Google does not say that this crawler follows a group for AdsBot-Google.",
  },
  "AdsBot Mobile Apps (retired)": {
    ...googleSpecialCase,
    purpose: "ad quality on pages of Android apps",
    obeys: "yes",
    onObeying: "but it ignored the * group",
    notes: "It followed the rules for AdsBot-Google.",
  },
  AdIdxBot: {
    ...microsoft,
    purpose: "quality control of Bing Ads",
    notes:
      "It is not verified which group AdIdxBot follows. Bing’s robots.txt tester can act as Bingbot or AdIdxBot.",
  },
  "Meta-ExternalAds": {
    ...meta,
    confidence: "partly documented",
    purpose: "Meta’s ads",
    onObeying: "a secondary source says that it does",
  },
  "OAI-AdsBot": {
    ...openAi,
    confidence: "partly documented",
    purpose: "checks landing pages",
    notes: "OpenAI does not use these pages for training.",
  },
  YandexDirect: { ...yandex, purpose: "Yandex Direct", obeys: "yes", onObeying: MAY_IGNORE_STAR },
  "Baiduspider-ads": { ...baidu, purpose: "Baidu’s ads" },
  "Baiduspider-cpro": { ...baidu, purpose: "Baidu Union" },

  // SEO
  AhrefsBot: {
    crawlDelay: "yes, according to Ahrefs",
    documentation: "https://ahrefs.com/robot",
    confidence: "documented",
    purpose: "SEO data",
    obeys: "yes",
    onObeying: "“We strictly respect robots.txt, both disallow and allow rules”",
  },
  SemrushBot: {
    ...semrush,
    crawlDelay: "yes, according to Semrush; the maximum is not verified",
    purpose: "SEO data",
    notes: "The other tokens of Semrush are crawlers of their own in this catalogue.",
  },
  MJ12bot: {
    crawlDelay: "yes, in whole seconds, up to a maximum (30 s in its old wiki)",
    documentation: "https://mj12bot.com/",
    confidence: "documented",
    purpose: "SEO data",
    obeys: "yes",
    notes:
      "It may crawl a site even if it cannot fetch robots.txt. The token has digits, so Google’s parser cannot match it.",
  },
  DotBot: {
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/dotbot",
    confidence: "partly documented",
    purpose: "SEO data",
    obeys: "yes",
  },
  "Screaming Frog SEO Spider": {
    documentation: "https://www.screamingfrog.co.uk/guides/robots-txt/",
    confidence: "documented",
    purpose: "site audits",
    obeys: "yes",
    onObeying: "by default; the paid version can ignore it",
    notes:
      "The token has spaces, so Google’s parser cannot match it. Screaming Frog’s guide says that this crawler obeys robots.txt as Google does, wildcards included.",
  },
  rogerbot: {
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/rogerbot",
    confidence: "documented",
    purpose: "site audits",
    obeys: "yes",
    notes:
      "An absolute URL in Disallow “is parsed as a full Disallow: /”. Moz recommends placing the group for rogerbot above the * group.",
  },
  AhrefsSiteAudit: {
    crawlDelay: "yes by default",
    documentation: "https://ahrefs.com/robot/site-audit",
    confidence: "documented",
    purpose: "site audits",
    obeys: "yes",
    onObeying: "by default; the site’s owner can change this",
  },
  SiteAuditBot: { ...semrush, purpose: "site audits" },
  DataForSeoBot: {
    documentation: "https://dataforseo.com/dataforseo-bot",
    purpose: "SEO data",
  },
  BLEXBot: { documentation: "https://webmeup-crawler.com/", purpose: "SEO data" },
  serpstatbot: {
    crawlDelay: "yes, up to 20 s",
    documentation: "https://serpstatbot.com/",
    confidence: "documented",
    purpose: "SEO data",
    obeys: "yes",
    notes:
      "It reads wildcards in Disallow, and Allow. It crawls a site whose robots.txt it cannot fetch.",
  },
  Barkrowler: {
    crawlDelay: "yes",
    documentation: "https://www.babbar.tech/crawler",
    confidence: "documented",
    parserKnownBy: "documentation",
    purpose: "SEO data",
    obeys: "yes",
    onObeying: "“using crawler-commons tool set”",
  },
  Sitebulb: { documentation: "https://sitebulb.com/", purpose: "site audits" },
  "SemrushBot-BA": { ...semrush, purpose: "audits of backlinks" },
  "SemrushBot-SI": { ...semrush, purpose: "On Page SEO Checker" },
  "SemrushBot-SWA": { ...semrush, purpose: "SEO Writing Assistant" },
  "SemrushBot-OCOB": { ...semrush, purpose: "Content Outline Builder, formerly ContentShake AI" },
  SplitSignalBot: { ...semrush, purpose: "tests of SEO" },

  // Archives
  "archive.org_bot": {
    crawlDelay: "supported by Heritrix",
    documentation: "https://archive.org/details/archive.org_bot",
    confidence: "partly documented",
    parserKnownBy: "code",
    purpose: "Wayback Machine",
    obeys: "no",
    onObeying:
      "on U.S. .gov and .mil sites, and the Internet Archive was “looking to do this more broadly” (2017)",
    // github.com/internetarchive/Zeno ef2b39b, 20 July 2026: no file contains the word “robots”.
    // heritrix3 5ada2a7, run: Robotstxt.java 91-107, 113-121, 230-245; RobotsDirectives.java 72-79, 136-138.
    notes:
      "The Internet Archive crawls with Heritrix and with Zeno. The playground reads the file as Heritrix; Zeno’s public code has no support for robots.txt at all (July 2026). Heritrix follows the first group whose token occurs in the User-Agent header. Google’s parser reads only “archive” from the token, because of the dot.",
  },
  ia_archiver: {
    purpose: "retired; its successor is archive.org_bot",
    onObeying: "the rules for it also decided what the Wayback Machine showed",
  },

  // Social
  facebookexternalhit: {
    ...meta,
    purpose: "link previews",
    obeys: "yes",
    onObeying: "but it “might bypass robots.txt when performing security or integrity checks”",
  },
  Twitterbot: {
    documentation: "https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started",
    confidence: "partly documented",
    purpose: "link previews",
    obeys: "yes",
    onObeying: "“Twitter's crawler respects Google's robots.txt specification”",
  },
  LinkedInBot: { purpose: "link previews" },
  "Slackbot-LinkExpanding": {
    ...slack,
    purpose: "link previews",
    onObeying: "third parties say that it does not",
  },
  WhatsApp: { documentation: "https://www.whatsapp.com/", purpose: "link previews" },
  TelegramBot: { purpose: "link previews" },
  Discordbot: { documentation: "https://discordapp.com", purpose: "link previews" },
  Pinterestbot: {
    crawlDelay: "has rate limits; Crawl-delay not verified",
    documentation: "https://help.pinterest.com/en/business/article/pinterest-crawler",
    confidence: "documented",
    purpose: "link previews and content for Pinterest",
    obeys: "yes",
    onObeying: "“Pinterestbot respects robots.txt”",
  },
  redditbot: { documentation: "https://www.reddit.com/feedback", purpose: "link previews" },
  MicrosoftPreview: {
    ...microsoft,
    confidence: "unverified",
    purpose: "link previews in Teams, Outlook and Copilot",
    notes: "Only third parties describe its purpose. How it parses robots.txt is not verified.",
  },
  "Google Messages": { ...googleFetcher, userAgent: "GoogleMessages", purpose: "link previews" },
  TikTokSpider: { purpose: "link previews and AI" },
  "Slack-ImgProxy": { ...slack, purpose: "images that people post in Slack" },

  // Other
  GoogleOther: { ...googleCrawler, purpose: "internal research, no specific product" },
  "GoogleOther-Image": {
    ...googleCrawler,
    userAgent: "GoogleOther-Image/1.0",
    confidence: "partly documented",
    purpose: "images, no specific product",
    notes: "The fallback to GoogleOther is not verified.",
  },
  "GoogleOther-Video": {
    ...googleCrawler,
    userAgent: "GoogleOther-Video/1.0",
    confidence: "partly documented",
    purpose: "videos, no specific product",
    notes: "The fallback to GoogleOther is not verified.",
  },
  BingPreview: {
    ...microsoft,
    purpose: "page snapshots",
    notes: "How it parses robots.txt is not verified.",
  },
  UptimeRobot: { documentation: "https://www.uptimerobot.com/", purpose: "monitoring" },
  "GNU Wget": {
    crawlDelay: "no",
    documentation: "https://www.gnu.org/software/wget/manual/html_node/Robot-Exclusion.html",
    confidence: "documented",
    parserKnownBy: "code",
    purpose: "recursive download",
    obeys: "yes",
    onObeying: "but only for the links that it follows, and not with the option -e robots=off",
    // GNU Wget 1.21.3, run: src/res.c 109-127 (token), 137-140 (path), 461-476 (first match); src/recur.c 772 (URL).
    notes:
      "The first rule that matches decides. Wget treats * and $ as ordinary characters and ignores the query of a URL. It compares the whole value of a user-agent line: a value with a version does not match.",
  },
  "GNU Wget2": {
    crawlDelay: "no",
    userAgent: "Wget/2.2.0",
    documentation: "https://gitlab.com/gnuwget/wget2/-/blob/master/docs/wget2.md",
    confidence: "partly documented",
    parserKnownBy: "code",
    purpose: "recursive download",
    obeys: "yes",
    onObeying: "but only with --recursive, for the links that it follows, and not with --no-robots",
    // Wget2 2.2.0 of Debian 13 and 1.99.1 of Debian 12, run in November 2026.
    notes:
      "It sends the name Wget, but obeys only a group for wget2. It reads the body of an error as robots.txt, too, except with status code 401. It fetches nothing from a site that does not respond.",
  },
  HTTrack: {
    crawlDelay: "no",
    userAgent: "Mozilla/4.5 (compatible; HTTrack 3.0x; Windows 98)",
    documentation: "https://www.httrack.com/html/fcguide.html",
    confidence: "partly documented",
    parserKnownBy: "code",
    purpose: "copies of sites for offline use",
    obeys: "yes",
    onObeying: "but not for the URLs that the user names, and not with the option -s0",
    // HTTrack 3.49.4 of Debian 12, 3.49.6 of Debian 13 and 3.51.0, run in November 2026.
    notes:
      "It does not read a compressed robots.txt, and does not follow redirects of robots.txt. In both cases it fetches everything. Version 3.51 sends “Mozilla/5.0 (compatible; HTTrack/3.x; +https://www.httrack.com/)” and reads differently: see the parser HTTrack 3.51.",
  },
  LinkChecker: {
    crawlDelay: "no",
    userAgent:
      "Mozilla/5.0 (compatible; LinkChecker/10.2.1; +https://linkchecker.github.io/linkchecker/)",
    documentation: "https://linkchecker.github.io/linkchecker/",
    confidence: "partly documented",
    parserKnownBy: "code",
    purpose: "checks links",
    obeys: "yes",
    onObeying: "",
    // LinkChecker 10.2.1 of Debian 12, run in November 2026.
    notes:
      "Its parser began as a copy of Python’s, and Python’s is still the nearest. But of several * groups, the last one counts. LinkChecker finds a token anywhere in its User-Agent header, so a group for Mozilla applies to it. It does not compare the query of a URL. It reads robots.txt only as text/plain. A 401 or 403 blocks everything, and a 503 allows everything.",
  },
  "W3C-checklink": {
    userAgent: "W3C-checklink/5.0.0 libwww-perl/6.68",
    documentation: "https://validator.w3.org/docs/checklink.html",
    confidence: "partly documented",
    parserKnownBy: "code",
    purpose: "checks links",
    obeys: "yes",
    // W3C checklink 5.0.0 of Debian 12, run in November 2026.
    notes: "Every error in fetching robots.txt allows everything.",
  },
  Mechanize: {
    crawlDelay: "yes: it sleeps",
    userAgent: "Mechanize/2.8.5 Ruby/3.1.2p20 (http://github.com/sparklemotion/mechanize/)",
    documentation: "https://github.com/sparklemotion/mechanize",
    confidence: "partly documented",
    parserKnownBy: "code",
    purpose: "library for programs in Ruby",
    obeys: "yes",
    onObeying: "but only if the program sets agent.robots",
    // Mechanize 2.8.5 with WebRobots 0.1.2 of Debian 12, run in November 2026.
    notes:
      "It obeys no rule of a robots.txt with one malformed line, or with CR LF line endings. Programs usually change the User-Agent header, and with it the groups that apply. The library of the same name in Perl does not obey robots.txt.",
  },
  Scrapy: {
    crawlDelay: "not applied automatically",
    documentation:
      "https://docs.scrapy.org/en/latest/topics/downloader-middleware.html#module-scrapy.downloadermiddlewares.robotstxt",
    confidence: "documented",
    parserKnownBy: "code",
    purpose: "framework for crawlers",
    obeys: "yes",
    onObeying: "but only with the setting ROBOTSTXT_OBEY",
    // Scrapy 2.8.0, run in November 2026.
    notes:
      "It reads the body of every response as robots.txt, even with status code 403 or 503, and whatever the Content-Type. An empty body allows everything.",
  },
  "APIs-Google": { ...googleSpecialCase, purpose: "push notifications from Google APIs" },
  Feedfetcher: {
    ...googleFetcher,
    userAgent: "FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)",
    purpose: "feeds for Google News and WebSub",
  },
  "Google-Safety": {
    ...googleSpecialCase,
    userAgent: "Google-Safety",
    purpose: "checks for abuse and malware",
    obeys: "no",
  },
  "Google Read Aloud": {
    ...googleFetcher,
    userAgent: "… Google-Read-Aloud …",
    purpose: "text to speech",
  },
  "Google Site Verifier": {
    ...googleFetcher,
    userAgent: "Mozilla/5.0 (compatible; Google-Site-Verification/1.0)",
    purpose: "site verification",
  },
  "Google Publisher Center": {
    ...googleFetcher,
    userAgent: "GoogleProducer",
    purpose: "fetches feeds that publishers supply",
  },
  "Google Pinpoint": {
    ...googleFetcher,
    userAgent: "Google-Pinpoint",
    purpose: "fetches documents for a user",
  },
  "Chrome Web Store": {
    ...googleFetcher,
    userAgent: "Mozilla/5.0 (compatible; Google-CWS)",
    purpose: "fetches URLs in the metadata of extensions and themes",
  },
  "DuplexWeb-Google (retired)": {
    ...googleSpecialCase,
    purpose: "Duplex on the web",
    obeys: "yes",
    onObeying: "but the * group only if Duplex on the web was disabled in Search Console",
  },
  YandexMobileBot: {
    ...yandex,
    purpose: "checks of mobile pages",
    obeys: "yes",
    onObeying: MAY_IGNORE_STAR,
  },
  YandexRenderResourcesBot: { ...yandex, purpose: "resources for rendering" },
  YandexMetrika: { ...yandex, purpose: "analytics" },
  YandexMarket: { ...yandex, purpose: "shopping" },
  YandexCalendar: { ...yandex, purpose: "calendar", obeys: "yes", onObeying: MAY_IGNORE_STAR },
  "Baiduspider-favo": { ...baidu, purpose: "bookmarks" },
  "iTMS (Apple Podcasts)": {
    ...apple,
    userAgent: "iTMS",
    purpose: "podcast feeds",
    obeys: "no",
    onObeying: "“does not follow robots.txt”",
  },
  Awario: { purpose: "watches what is said about brands" },
  YaK: { purpose: "watches what is said about brands" },
  EchoboxBot: { purpose: "posts of publishers on social media" },
  "Echobot Bot": { purpose: "undocumented" },
  AgentTimes: { purpose: "collects news from feeds" },
  "netEstate Imprint Crawler": { purpose: "data on companies" },
  Panscient: { purpose: "data on companies", onObeying: BY_COMMUNITY_LIST },
  VelenPublicWebCrawler: { purpose: "data on companies", onObeying: BY_COMMUNITY_LIST },
  aiHitBot: {
    purpose: "data on companies",
    onObeying: BY_COMMUNITY_LIST,
    notes:
      "aiHit’s page about robots.txt says that a file can block its crawling; the page does not name the token.",
  },
  "Datenbank Crawler": { purpose: "undocumented" },
  WARDBot: { purpose: "undocumented" },
};

/** What is known of a crawler of the catalogue. It is apart from the catalogue so that a page can load it later. */
export function detailsOf({ name }: Pick<Crawler, "name">): CrawlerDetails {
  const entry = details[name];
  if (!entry) throw new Error(`There are no details of ${name}.`);
  const { documentation = null } = entry;
  const confidence = entry.confidence ?? (documentation ? "unverified" : "seen in logs");
  const isRead = confidence === "documented" || confidence === "partly documented";
  return {
    crawlDelay: "",
    userAgent: null,
    documentation,
    read: isRead ? LAST_READ : null,
    confidence,
    parserKnownBy: "assumed",
    obeys: "not stated",
    onObeying: "",
    notes: "",
    ...entry,
  };
}
