import type { Crawler } from "./crawler.ts";

/** Whether the operator's own documentation is the source of the texts. */
type Confidence = "documented" | "partly documented" | "unverified";

/** What else is known of a crawler, in short English texts that do not affect any verdict. */
export interface CrawlerDetails {
  /** What its documentation says of Crawl-delay: yes or no, and more. */
  readonly crawlDelay: string;
  /** The User-Agent header or, between dots, the part of it that is known. */
  readonly userAgent: string | null;
  /** The operator's page (https), which is also the source of the texts. */
  readonly documentation: string | null;
  readonly confidence: Confidence;
  readonly purpose: string;
  /** Whether it obeys robots.txt. */
  readonly obeys: string;
  /** Further facts for a site owner; may be empty. */
  readonly notes: string;
}

/** Details as listed below; `detailsOf` completes them. */
type Entry = Pick<CrawlerDetails, "purpose"> & {
  readonly [Key in keyof CrawlerDetails]?: NonNullable<CrawlerDetails[Key]>;
};

/** Google’s common crawlers. Google does not support Crawl-delay. */
const googleCrawler = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
  confidence: "documented",
  obeys: "yes",
} satisfies Partial<Entry>;

/** The crawlers of Bing. */
const microsoft = {
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
  crawlDelay: "no, not since 22 February 2018",
  documentation: "https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots",
  confidence: "partly documented",
  notes:
    "Yandex crawlers look for a group with their own token, then for the Yandex group, then for the * group. Yandex’s help warns that some of these crawlers may ignore the * group, and some the Yandex group too. To be sure that a rule applies, write it in a group with the crawler’s own token.",
} satisfies Partial<Entry>;

const MAY_IGNORE_STAR = "may ignore the * group; the playground assumes that it does";

/** The crawlers of Baidu. */
const baidu = {
  documentation: "https://www.baidu.com/search/robots_english.html",
  confidence: "partly documented",
  obeys: "yes, according to Baidu’s help",
  notes:
    "The first Allow or Disallow line that matches decides. Baidu’s FAQ writes the token with a capital B; it is not documented whether case matters.",
} satisfies Partial<Entry>;

// The row of the crawler on the page of 2026 is not verified, only this sentence above the rows.
const FALLBACK_TO_GOOGLEBOT =
  "Google’s crawler table of 2021 documents the fallback to Googlebot. Google’s page of 2026 says: “Some crawlers have more than one user agent token; you need to match only one crawler token for a rule to apply.”";

/** Google’s special-case crawlers, which ignore the `*` group. */
const googleSpecialCase = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
  confidence: "documented",
  obeys: "yes, but it ignores the * group",
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
  obeys: "yes (“by honoring industry standard directives in robots.txt”)",
  notes: "Each subdomain needs its own robots.txt.",
} satisfies Partial<Entry>;

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
  obeys:
    "usually not (“Because the fetch was requested by a user, these fetchers generally ignore robots.txt rules”)",
} satisfies Partial<Entry>;

/** Where a community list is the only source: https://github.com/ai-robots-txt/ai.robots.txt */
const BY_COMMUNITY_LIST = "yes, according to the ai.robots.txt list";

/** The details of every crawler by its name, in the order of the catalogue. */
export const details: Readonly<Record<string, Entry>> = {
  // Search
  Googlebot: {
    ...googleCrawler,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36",
    purpose: "web, Discover, Images, Video and News; also AI Overviews and AI Mode",
    obeys: "yes, whenever it crawls automatically",
    notes: "No other token in robots.txt controls AI Overviews and AI Mode.",
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
      "It is not verified whether Bingbot still falls back to a group for msnbot, its former token.",
  },
  DuckDuckBot: {
    userAgent: "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot",
    confidence: "documented",
    purpose: "DuckDuckGo",
    // The rules of the module: RobotRules.pm of WWW::RobotRules 6.02, run.
    obeys: "yes (“It respects WWW::RobotRules”)",
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
      "“If robots instructions don't mention Applebot but mention Googlebot, the Apple robot will follow Googlebot instructions.” Apple does not say whether a group for Googlebot-Image counts as a mention of Googlebot.",
  },
  YandexBot: { ...yandex, purpose: "web", obeys: "yes" },
  Baiduspider: { ...baidu, purpose: "web and mobile" },
  "Yahoo Slurp": {
    crawlDelay: "yes, according to Rank Math’s glossary",
    documentation: "https://help.yahoo.com/help/us/ysearch/slurp",
    purpose: "Yahoo",
    obeys: "yes (not verified)",
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
    confidence: "partly documented",
    purpose: "Brave Search",
    obeys: "yes",
  },
  PetalBot: {
    crawlDelay: "no statement",
    documentation: "https://webmaster.petalsearch.com/site/petalbot",
    confidence: "documented",
    purpose: "Petal Search and an AI assistant",
    obeys: "yes (“complies with the Internet robots protocol”)",
  },
  "Yeti (Naver)": {
    documentation: "https://searchadvisor.naver.com/guide/seo-basic-robots",
    purpose: "Naver",
    obeys: "yes (not verified)",
  },
  SeznamBot: {
    crawlDelay: "reads Request-rate (such as 1/10s or 1/10s 1800-1900); Crawl-delay not verified",
    documentation: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
    confidence: "documented",
    purpose: "Seznam",
    obeys: "yes (“fully complies” with the 1994 specification; also reads Allow and extensions)",
    notes: "It fetches robots.txt again after days, or after weeks on sites that it rarely visits.",
  },
  "Sogou web spider": {
    documentation: "https://www.sogou.com/docs/help/webmasters.htm",
    purpose: "Sogou",
    notes:
      "The token has spaces: Google’s parser reads only “Sogou” from it, which does not match this crawler.",
  },
  "Qwantbot (formerly Qwantify)": {
    documentation: "https://help.qwant.com/bot/",
    purpose: "Qwant",
  },
  MojeekBot: { documentation: "https://www.mojeek.com/bot.html", purpose: "Mojeek" },
  YandexImages: { ...yandex, purpose: "images", obeys: "yes" },
  YandexVideo: { ...yandex, purpose: "videos", obeys: "yes" },
  YandexMedia: { ...yandex, purpose: "multimedia", obeys: "yes" },
  "Baiduspider-image": { ...baidu, purpose: "images" },
  "Baiduspider-video": { ...baidu, purpose: "videos" },
  "Baiduspider-news": { ...baidu, purpose: "news" },

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
    obeys: "a control token: it sends no requests",
    notes:
      "It never appears in logs, because other crawlers of Google fetch the pages. Google does not say whether the * group applies to it; the playground assumes that it does.",
  },
  CCBot: {
    crawlDelay: "yes; if the delay is over 300 s, its parser blocks the whole site",
    userAgent: "CCBot/2.0 (https://commoncrawl.org/faq/)",
    documentation: "https://commoncrawl.org/ccbot",
    confidence: "partly documented",
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
    obeys: "yes, Allow and Disallow only",
    notes:
      "If it cannot fetch robots.txt, it may use a copy that is up to 30 days old. Without a copy, it acts as if there were no file.",
  },
  "Applebot-Extended": {
    ...apple,
    purpose: "opt-out from training",
    obeys: "a control token: it sends no requests",
    notes:
      "Rules for this token have no effect on search. Apple does not say whether the groups for * or Googlebot apply to it; the playground assumes that they do not.",
  },
  Bytespider: {
    purpose: "collects pages to train models",
    obeys: "no, according to many reports; the operator documents nothing",
  },
  FacebookBot: {
    documentation: "https://developers.facebook.com/docs/sharing/bot/",
    purpose: "collects data to train speech recognition",
    obeys: BY_COMMUNITY_LIST,
  },
  "cohere-ai / cohere-training-data-crawler": {
    crawlDelay: "not applicable",
    documentation: "https://docs.cohere.com/docs/cohere-web-crawlers",
    confidence: "documented",
    purpose: "Cohere’s models",
    obeys: "not applicable: Cohere says that it runs no training crawler at this time",
    notes: "Only community lists name these tokens.",
  },
  Diffbot: {
    documentation: "https://www.diffbot.com/",
    confidence: "partly documented",
    purpose: "data for AI",
    obeys: "only if the Diffbot user who starts the crawl wants it",
  },
  AI2Bot: {
    documentation: "https://allenai.org/crawler",
    confidence: "partly documented",
    purpose: "collects pages to train models",
    obeys: BY_COMMUNITY_LIST,
    notes:
      "The token has a digit: Google’s parser reads only “AI” from it, which does not match AI2Bot.",
  },
  "Google-CloudVertexBot": {
    ...googleCrawler,
    purpose: "crawls that a site owner requests for Vertex AI agents",
    notes: "Rules for this token have no effect on Google Search.",
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
    obeys: BY_COMMUNITY_LIST,
  },
  "Webzio-Extended": { purpose: "opt-out from training" },
  ImagesiftBot: {
    documentation: "https://imagesift.com/about",
    confidence: "partly documented",
    purpose: "images",
    obeys: "yes, according to ImageSift",
  },
  Timpibot: { documentation: "https://timpi.io", purpose: "data for AI and search" },

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
    purpose: "search in Alexa",
    obeys: "yes",
    notes:
      "“If robots.txt files don't mention Amzn-SearchBot but allow other search bots, Amzn-SearchBot will crawl in accordance with the robots.txt directives given to other search bots.” Amazon does not name these bots, so the playground uses the * group if no group names Amzn-SearchBot.",
  },
  "Meta-WebIndexer": { ...meta, purpose: "search in Meta AI", obeys: "yes" },
  "YandexAdditional / YandexAdditionalBot": {
    ...yandex,
    purpose: "quick answers in Alice and Neuro; YandexGPT",
    obeys: "yes",
  },
  "MistralAI-Index": {
    ...mistral,
    confidence: "partly documented",
    purpose: "Mistral’s index",
    obeys: "not stated explicitly",
  },
  YouBot: {
    documentation: "https://about.you.com/youbot/",
    purpose: "You.com",
    obeys: BY_COMMUNITY_LIST,
  },

  // Assistants
  "ChatGPT-User": {
    ...openAi,
    purpose: "fetches pages for a user",
    obeys:
      "not always (“Because these actions are initiated by a user, robots.txt rules may not apply”)",
  },
  "Claude-User": { ...anthropic, purpose: "fetches pages for a user" },
  "Perplexity-User": {
    ...perplexity,
    purpose: "fetches pages for a user",
    obeys:
      "usually not (“Since a user requested the fetch, this fetcher generally ignores robots.txt rules”)",
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
    obeys: "not always (“this crawler may bypass robots.txt rules”)",
  },
  "MistralAI-User": {
    ...mistral,
    purpose: "fetches pages for a user",
    obeys: "yes (“MistralAI-User governs which sites these user requests can be made to”)",
  },
  DuckAssistBot: {
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    confidence: "documented",
    purpose: "answers in DuckAssist",
    obeys: "yes; a change to robots.txt takes effect after 72 hours",
    notes:
      "Its page links to WWW::RobotRules, but does not say that the crawler parses robots.txt in the same way.",
  },
  "Amzn-User": {
    ...amazon,
    purpose: "fetches pages for a user",
    obeys: "not always (“may not follow all robots.txt directives”)",
  },

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
    obeys: "it did, but ignored the * group",
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
    obeys: "yes, according to a secondary source",
  },
  "OAI-AdsBot": {
    ...openAi,
    confidence: "partly documented",
    purpose: "checks landing pages",
    obeys: "no statement found",
    notes: "OpenAI does not use these pages for training.",
  },
  YandexDirect: { ...yandex, purpose: "Yandex Direct", obeys: MAY_IGNORE_STAR },
  "Baiduspider-ads": { ...baidu, purpose: "Baidu’s ads" },
  "Baiduspider-cpro": { ...baidu, purpose: "Baidu Union" },

  // SEO
  AhrefsBot: {
    crawlDelay: "yes, according to Ahrefs",
    documentation: "https://ahrefs.com/robot",
    purpose: "SEO data",
    obeys: "yes",
  },
  SemrushBot: {
    crawlDelay: "yes, according to Semrush; the maximum is not verified",
    documentation: "https://www.semrush.com/bot/",
    confidence: "partly documented",
    purpose: "SEO data",
    obeys: "yes",
    notes:
      "Semrush also has the tokens SiteAuditBot, SemrushBot-BA, SemrushBot-SI, SemrushBot-SWA, SemrushBot-OCOB and SplitSignalBot.",
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
    obeys: "yes by default; the paid version can ignore it",
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
    obeys: "yes by default; the site’s owner can change this",
  },
  SiteAuditBot: {
    documentation: "https://www.semrush.com/bot/",
    confidence: "partly documented",
    purpose: "site audits",
  },
  DataForSeoBot: {
    documentation: "https://dataforseo.com/dataforseo-bot",
    purpose: "SEO data",
  },
  BLEXBot: { documentation: "https://webmeup-crawler.com/", purpose: "SEO data" },
  serpstatbot: { documentation: "https://serpstatbot.com/", purpose: "SEO data" },
  Barkrowler: { documentation: "https://babbar.tech/crawler", purpose: "SEO data" },
  Sitebulb: { documentation: "https://sitebulb.com/", purpose: "site audits" },

  // Archives
  "archive.org_bot": {
    crawlDelay: "supported by Heritrix",
    documentation: "https://archive.org/details/archive.org_bot",
    confidence: "partly documented",
    purpose: "Wayback Machine",
    obeys:
      "often not: it ignores robots.txt on U.S. .gov and .mil sites, and the Internet Archive was “looking to do this more broadly” (2017)",
    // heritrix3 5ada2a7, run: Robotstxt.java 91-107, 113-121, 230-245; RobotsDirectives.java 72-79, 136-138.
    notes:
      "The Internet Archive crawls with Heritrix and with Zeno. The playground reads the file as Heritrix; how Zeno parses robots.txt is not verified. Heritrix follows the first group whose token occurs in the User-Agent header. Google’s parser reads only “archive” from the token, because of the dot.",
  },
  ia_archiver: {
    confidence: "partly documented",
    purpose: "retired; its successor is archive.org_bot",
    obeys: "it did; the rules for it also decided what the Wayback Machine showed",
  },

  // Social
  facebookexternalhit: {
    ...meta,
    purpose: "link previews",
    obeys: "mostly (“might bypass robots.txt when performing security or integrity checks”)",
  },
  Twitterbot: {
    documentation: "https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started",
    confidence: "partly documented",
    purpose: "link previews",
    obeys: "yes (“Twitter's crawler respects Google's robots.txt specification”)",
  },
  LinkedInBot: { purpose: "link previews" },
  "Slackbot-LinkExpanding": {
    documentation: "https://api.slack.com/robots",
    purpose: "link previews",
    obeys: "no, according to a third-party Ruby gem of 2016",
  },
  WhatsApp: { documentation: "https://www.whatsapp.com/", purpose: "link previews" },
  TelegramBot: { purpose: "link previews" },
  Discordbot: { documentation: "https://discordapp.com", purpose: "link previews" },
  Pinterestbot: {
    crawlDelay: "has rate limits; Crawl-delay not verified",
    documentation: "https://help.pinterest.com/en/business/article/pinterest-crawler",
    confidence: "documented",
    purpose: "link previews and content for Pinterest",
    obeys: "yes (“Pinterestbot respects robots.txt”)",
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
    purpose: "recursive download",
    obeys: "only for the links that it follows, and not with the option -e robots=off",
    // GNU Wget 1.21.3, run: src/res.c 109-127 (token), 137-140 (path), 461-476 (first match); src/recur.c 772 (URL).
    notes:
      "The first rule that matches decides. Wget treats * and $ as ordinary characters and ignores the query of a URL. It compares the whole value of a user-agent line: a value with a version does not match.",
  },
  Scrapy: {
    crawlDelay: "not applied automatically",
    documentation:
      "https://docs.scrapy.org/en/latest/topics/downloader-middleware.html#module-scrapy.downloadermiddlewares.robotstxt",
    confidence: "documented",
    purpose: "framework for crawlers",
    obeys: "only with the setting ROBOTSTXT_OBEY",
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
    obeys:
      "it did, but obeyed the * group only if Duplex on the web was disabled in Search Console",
  },
  YandexMobileBot: {
    ...yandex,
    purpose: "checks of mobile pages",
    obeys: MAY_IGNORE_STAR,
  },
  YandexRenderResourcesBot: { ...yandex, purpose: "resources for rendering" },
  YandexMetrika: { ...yandex, purpose: "analytics" },
  YandexMarket: { ...yandex, purpose: "shopping" },
  YandexCalendar: { ...yandex, purpose: "calendar", obeys: MAY_IGNORE_STAR },
  "Baiduspider-favo": { ...baidu, purpose: "bookmarks" },
  "iTMS (Apple Podcasts)": {
    ...apple,
    userAgent: "iTMS",
    purpose: "podcast feeds",
    obeys: "no (“does not follow robots.txt”)",
  },
};

/** What is known of a crawler of the catalogue. It is apart from the catalogue so that a page can load it later. */
export function detailsOf({ name }: Pick<Crawler, "name">): CrawlerDetails {
  const entry = details[name];
  if (!entry) throw new Error(`There are no details of ${name}.`);
  return {
    crawlDelay: "not verified",
    userAgent: null,
    documentation: null,
    confidence: "unverified",
    obeys: "not verified",
    notes: "",
    ...entry,
  };
}
