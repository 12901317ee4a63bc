import type { Category, Crawler } from "./crawler.ts";

/** Whether the operator's own documentation says what is said. */
export type Confidence = "documented" | "partly documented" | "unverified";

/** What is known of a crawler and decides nothing, in short English texts. */
export interface CrawlerDetails {
  /** What its documents say of Crawl-delay: yes or no, and more. */
  readonly crawlDelay: string;
  /** The User-Agent header or, between dots, the part of it that is known. */
  readonly userAgent: string | null;
  /** The operator's page, https. */
  readonly documentation: string | null;
  readonly confidence: Confidence;
  readonly purpose: string;
  /** Whether it obeys robots.txt. */
  readonly obeys: string;
  /** What else a site owner should know; empty where there is nothing. */
  readonly notes: string;
}

/** Details as the lists write them: what is left out is as `detailsOf` fills it in. */
type Entry = Pick<CrawlerDetails, "confidence" | "purpose"> & {
  readonly [Key in keyof CrawlerDetails]?: NonNullable<CrawlerDetails[Key]>;
};

/** The details of a category's crawlers, by the crawler's name. */
type DetailsByName = Readonly<Record<string, Entry>>;

/** Google’s common crawlers. Google supports no crawl-delay. */
const googleCrawler = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
  obeys: "yes",
} satisfies Partial<Entry>;

/** The crawlers of Bing. */
const microsoft = {
  documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
  confidence: "partly documented",
} satisfies Partial<Entry>;

/** The crawlers of Apple. */
const apple = {
  documentation: "https://support.apple.com/en-us/119829",
  confidence: "documented",
} satisfies Partial<Entry>;

/** The robots of Yandex; `Yandex` addresses all of them. */
const yandex = {
  crawlDelay: "no, not since 22 February 2018",
  documentation: "https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots",
  confidence: "partly documented",
  notes:
    "Reads the group of its own name, else that of Yandex, else that of *. “A number of Yandex robots ... may ignore directives for User-agent: *”, and some also those for User-agent: Yandex; name these exactly.",
} satisfies Partial<Entry>;

/** The crawlers of Baidu. */
const baidu = {
  documentation: "https://www.baidu.com/search/robots_english.html",
  confidence: "partly documented",
  obeys: "yes, according to Baidu’s help",
  notes:
    "The first Allow or Disallow line that matches wins. Baidu’s FAQ writes the token with a capital B.",
} satisfies Partial<Entry>;

/** Google’s special-case crawlers, which ignore the group of `*`. */
const googleSpecialCase = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
  confidence: "documented",
  obeys: "yes, but ignores the group of *",
} satisfies Partial<Entry>;

/** The crawlers on Meta’s page for webmasters. */
const meta = {
  crawlDelay: "no statement",
  documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
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
  obeys:
    "yes (“respect do-not-crawl signals by honoring industry standard directives in robots.txt”)",
  notes: "Each subdomain has to opt out by itself.",
} satisfies Partial<Entry>;

/** The crawlers of Amazon. */
const amazon = {
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
} satisfies Partial<Entry>;

/** Google’s fetchers that act for a person; robots.txt cannot address them. */
const googleFetcher = {
  crawlDelay: "no",
  documentation:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
  confidence: "documented",
  obeys:
    "generally no (“Because the fetch was requested by a user, these fetchers generally ignore robots.txt rules”)",
} satisfies Partial<Entry>;

/** The crawlers of search engines. */
const search: DetailsByName = {
  Googlebot: {
    ...googleCrawler,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36",
    confidence: "documented",
    purpose: "search (web, Discover, Images, Video, News; also AI Overviews and AI Mode)",
    obeys: "yes, always when it crawls automatically",
    notes: "Its rules are also the only control in robots.txt over AI Overviews and AI Mode.",
  },
  Bingbot: {
    ...microsoft,
    crawlDelay:
      "yes, 1 to 30 s (range quoted by a third party); one in the group of * applies even beside a bingbot group, unlike the other lines there",
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36",
    purpose: "search (also feeds Copilot, Yahoo, DuckDuckGo)",
    obeys: "yes",
    notes: "An old fallback to the group of msnbot is not verified.",
  },
  DuckDuckBot: {
    userAgent: "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot",
    confidence: "documented",
    purpose: "search",
    obeys:
      "yes (“It respects WWW::RobotRules”, a Perl module with the rules of 1994: no Allow, no wildcards, a blank line ends a record)",
    notes: "The behaviour of WWW::RobotRules was tested in version 6.02.",
  },
  Applebot: {
    ...apple,
    crawlDelay: "no (“Applebot does not follow crawl-delay”)",
    userAgent: "… (Applebot/0.1; +http://www.apple.com/go/applebot)",
    purpose: "search (Spotlight, Siri, Safari); data may train models",
    obeys: "yes",
    notes:
      "“If robots instructions don't mention Applebot but mention Googlebot, the Apple robot will follow Googlebot instructions.” Whether groups such as Googlebot-Image count as a mention is not stated.",
  },
  YandexBot: { ...yandex, purpose: "search", obeys: "yes" },
  Baiduspider: { ...baidu, purpose: "search (web, mobile)" },
  "Yahoo Slurp": {
    crawlDelay: "yes, according to Rank Math’s glossary",
    documentation: "https://help.yahoo.com/help/us/ysearch/slurp",
    confidence: "unverified",
    purpose: "search",
    obeys: "yes (not verified)",
    notes: "Yahoo’s search results come from Bing.",
  },
  "Googlebot Image": {
    ...googleCrawler,
    userAgent: "Googlebot-Image/1.0",
    confidence: "partly documented",
    purpose: "search (images, favicons, logos)",
    notes:
      "The fallback to Googlebot is in Google’s table of 2021; the page of 2026 says “some crawlers have more than one user agent token; you need to match only one”.",
  },
  "Googlebot News": {
    ...googleCrawler,
    confidence: "partly documented",
    purpose: "search (Google News)",
    notes:
      "A control token: Googlebot does the crawling. In Google’s specification, beside groups for * and googlebot it follows googlebot-news; Google’s other crawlers that crawl news follow *.",
  },
  "Googlebot Video": {
    ...googleCrawler,
    userAgent: "Googlebot-Video/1.0",
    confidence: "partly documented",
    purpose: "search (video)",
    notes: "The fallback to Googlebot is documented as for Googlebot-Image.",
  },
  "Google StoreBot": {
    ...googleCrawler,
    userAgent: "… Storebot-Google/1.0 …",
    confidence: "documented",
    purpose: "search (Shopping)",
    notes: "Google’s specification: follows * even where there is a group for Googlebot.",
  },
  "Google-InspectionTool": {
    ...googleCrawler,
    userAgent: "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
    confidence: "partly documented",
    purpose: "search testing tools (Rich Results Test, URL Inspection)",
    notes: "The fallback to Googlebot is not verified.",
  },
  Bravebot: {
    crawlDelay: "unknown",
    documentation: "https://safe.search.brave.com/help/brave-search-crawler",
    confidence: "partly documented",
    purpose: "search",
    obeys: "yes",
  },
  PetalBot: {
    crawlDelay: "no statement",
    documentation: "https://webmaster.petalsearch.com/site/petalbot",
    confidence: "documented",
    purpose: "search and AI assistant",
    obeys: "yes (“complies with the Internet robots protocol”)",
  },
  "Yeti (Naver)": {
    documentation: "https://searchadvisor.naver.com/guide/seo-basic-robots",
    confidence: "unverified",
    purpose: "search",
    obeys: "yes (not verified)",
  },
  SeznamBot: {
    crawlDelay: "reads Request-rate (such as 1/10s or 1/10s 1800-1900); Crawl-delay not verified",
    documentation: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
    confidence: "documented",
    purpose: "search",
    obeys: "yes (“fully complies” with the standard of 1994; also reads Allow and extensions)",
    notes: "Reads robots.txt again after days, or weeks on rarely visited sites.",
  },
  "Sogou web spider": {
    documentation: "https://www.sogou.com/docs/help/webmasters.htm",
    confidence: "unverified",
    purpose: "search",
    notes: "The token has spaces: parsers like Google’s read only “Sogou”.",
  },
  "Qwantbot (formerly Qwantify)": {
    documentation: "https://help.qwant.com/bot/",
    confidence: "unverified",
    purpose: "search",
  },
  MojeekBot: {
    documentation: "https://www.mojeek.com/bot.html",
    confidence: "unverified",
    purpose: "search",
  },
  YandexImages: { ...yandex, purpose: "search (images)", obeys: "yes" },
  YandexVideo: { ...yandex, purpose: "search (video)", obeys: "yes" },
  YandexMedia: { ...yandex, purpose: "search (multimedia)", obeys: "yes" },
  "Baiduspider-image": { ...baidu, purpose: "search (images)" },
  "Baiduspider-video": { ...baidu, purpose: "search (video)" },
  "Baiduspider-news": { ...baidu, purpose: "search (news)" },
};

/** The crawlers of AI training. */
const aiTraining: DetailsByName = {
  GPTBot: {
    ...openAi,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
    purpose: "AI training",
    obeys: "yes",
    notes: "A change takes effect in about 24 hours.",
  },
  ClaudeBot: { ...anthropic, purpose: "AI training" },
  "Google-Extended": {
    ...googleCrawler,
    confidence: "documented",
    purpose: "AI training and grounding opt-out (Gemini Apps, Vertex AI)",
    obeys: "control token: makes no requests",
    notes:
      "Never in logs: Googlebot does the crawling. Google does not say whether the group of * applies to it.",
  },
  CCBot: {
    crawlDelay: "yes; above 300 s the host is not crawled",
    userAgent: "CCBot/2.0 (https://commoncrawl.org/faq/)",
    documentation: "https://commoncrawl.org/ccbot",
    confidence: "partly documented",
    purpose: "open crawl archive (used for AI training)",
    obeys: "yes",
    notes:
      "Parses with crawler-commons, which matches the whole token. The limit of 300 s is that library’s default, not a statement of Common Crawl.",
  },
  "Meta-ExternalAgent": {
    ...meta,
    confidence: "documented",
    purpose: "AI training, indexing",
    obeys: "yes",
  },
  Amazonbot: {
    ...amazon,
    crawlDelay: "no (“do not support the crawl-delay directive”)",
    purpose: "AI training and product improvement",
    obeys: "yes, Allow and Disallow only",
    notes:
      "May use a copy of robots.txt up to 30 days old. A file that cannot be fetched counts as absent.",
  },
  "Applebot-Extended": {
    ...apple,
    crawlDelay: "no",
    purpose: "AI training opt-out",
    obeys: "control token: makes no requests",
    notes:
      "To disallow it does not affect search. Whether the groups of * or Googlebot apply to it is not stated.",
  },
  Bytespider: {
    crawlDelay: "unknown",
    confidence: "unverified",
    purpose: "AI training",
    obeys: "widely reported not to; the operator documents nothing",
  },
  FacebookBot: {
    crawlDelay: "unknown",
    documentation: "https://developers.facebook.com/docs/sharing/bot/",
    confidence: "unverified",
    purpose: "AI (speech) training",
    obeys: "yes, according to the ai.robots.txt list",
  },
  "cohere-ai / cohere-training-data-crawler": {
    crawlDelay: "not applicable",
    documentation: "https://docs.cohere.com/docs/cohere-web-crawlers",
    confidence: "documented",
    purpose: "AI",
    obeys: "the operator says that it runs no training crawler at this time",
    notes: "The tokens are known only from community lists.",
  },
  Diffbot: {
    crawlDelay: "unknown",
    documentation: "https://www.diffbot.com/",
    confidence: "partly documented",
    purpose: "data for AI",
    obeys: "at the discretion of Diffbot’s users",
  },
  AI2Bot: {
    crawlDelay: "unknown",
    documentation: "https://allenai.org/crawler",
    confidence: "partly documented",
    purpose: "AI training",
    obeys: "yes, according to the ai.robots.txt list",
    notes: "The token has a digit: Google’s parser reads only “AI” and cannot match it.",
  },
  "Google-CloudVertexBot": {
    ...googleCrawler,
    confidence: "documented",
    purpose: "AI (site-owner requested crawl for Vertex AI agents)",
    notes: "No effect on Google Search.",
  },
  "anthropic-ai": {
    crawlDelay: "unknown",
    confidence: "unverified",
    purpose: "AI training",
    obeys: "unknown",
    notes: "Not on Anthropic’s current page, only in community lists.",
  },
  "Claude-Web": {
    crawlDelay: "unknown",
    confidence: "unverified",
    purpose: "AI",
    obeys: "unknown",
  },
  "omgili / omgilibot": {
    crawlDelay: "unknown",
    documentation:
      "https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/",
    confidence: "partly documented",
    purpose: "data for sale, AI training",
    obeys: "yes, according to the ai.robots.txt list",
  },
  "Webzio-Extended": {
    crawlDelay: "unknown",
    confidence: "unverified",
    purpose: "AI training opt-out",
    obeys: "unknown",
  },
  ImagesiftBot: {
    crawlDelay: "unknown",
    documentation: "https://imagesift.com/about",
    confidence: "unverified",
    purpose: "images, AI",
    obeys: "unknown",
  },
  Timpibot: {
    crawlDelay: "unknown",
    documentation: "https://timpi.io",
    confidence: "unverified",
    purpose: "data for AI and search",
    obeys: "unknown",
  },
};

/** The crawlers of AI search. */
const aiSearch: DetailsByName = {
  "OAI-SearchBot": {
    ...openAi,
    purpose: "AI search",
    obeys: "yes",
    notes: "Independent of GPTBot; where both are allowed, one crawl may serve both.",
  },
  PerplexityBot: {
    ...perplexity,
    purpose: "AI search",
    obeys: "yes",
    notes: "A change takes up to 24 hours. Not used to train foundation models.",
  },
  "Claude-SearchBot": { ...anthropic, purpose: "AI search" },
  "Amzn-SearchBot": {
    ...amazon,
    crawlDelay: "no",
    purpose: "AI search (Alexa)",
    obeys: "yes",
    notes:
      "“If robots.txt files don't mention Amzn-SearchBot but allow other search bots, Amzn-SearchBot will crawl in accordance with the robots.txt directives given to other search bots.” The other bots are not named, so that this cannot be evaluated.",
  },
  "Meta-WebIndexer": { ...meta, confidence: "documented", purpose: "AI search", obeys: "yes" },
  "YandexAdditional / YandexAdditionalBot": {
    ...yandex,
    purpose: "AI (quick answers of Alice and Neuro, YandexGPT)",
    obeys: "yes",
  },
  "MistralAI-Index": {
    ...mistral,
    confidence: "partly documented",
    purpose: "AI search",
    obeys: "not stated in so many words",
  },
  YouBot: {
    crawlDelay: "unknown",
    documentation: "https://about.you.com/youbot/",
    confidence: "unverified",
    purpose: "AI search",
    obeys: "yes, according to the ai.robots.txt list",
  },
};

/** Those that fetch for an AI assistant. */
const aiAssistant: DetailsByName = {
  "ChatGPT-User": {
    ...openAi,
    purpose: "AI assistant fetching for a user",
    obeys:
      "not always (“Because these actions are initiated by a user, robots.txt rules may not apply”)",
  },
  "Claude-User": { ...anthropic, purpose: "AI assistant fetching for a user" },
  "Perplexity-User": {
    ...perplexity,
    purpose: "AI assistant fetching for a user",
    obeys:
      "generally no (“Since a user requested the fetch, this fetcher generally ignores robots.txt rules”)",
  },
  "Google-Agent": {
    ...googleFetcher,
    userAgent:
      "… compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent …",
    purpose: "AI agent acting for a user",
  },
  "Google NotebookLM / Google-GeminiNotebook": {
    ...googleFetcher,
    userAgent: "Google-GeminiNotebook; until August 2026 Google-NotebookLM",
    purpose: "AI assistant fetching sources that a user names",
  },
  "Meta-ExternalFetcher": {
    ...meta,
    confidence: "documented",
    purpose: "AI assistant fetching for a user",
    obeys: "not always (“This crawler may bypass robots.txt rules”)",
  },
  "MistralAI-User": {
    ...mistral,
    confidence: "documented",
    purpose: "AI assistant fetching for a user",
    obeys: "yes (“MistralAI-User governs which sites these user requests can be made to”)",
  },
  DuckAssistBot: {
    crawlDelay: "unknown",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    confidence: "documented",
    purpose: "AI assistant answers",
    obeys: "yes; a change takes effect after 72 hours",
    notes: "Its page names WWW::RobotRules as the reference for robots.txt.",
  },
  "Amzn-User": {
    ...amazon,
    crawlDelay: "no",
    purpose: "AI assistant fetching for a user",
    obeys: "not always (“may not follow all robots.txt directives”)",
  },
};

/** The crawlers of advertising. */
const ads: DetailsByName = {
  "Mediapartners-Google (AdSense, Ad Manager)": { ...googleSpecialCase, purpose: "ads" },
  AdsBot: { ...googleSpecialCase, purpose: "ads (landing page quality)" },
  "AdsBot Mobile Web": {
    ...googleSpecialCase,
    purpose: "ads (mobile landing page quality)",
    notes: "No documented fallback to AdsBot-Google.",
  },
  "AdsBot Mobile Apps (retired)": {
    ...googleSpecialCase,
    purpose: "ads (Android app pages)",
    notes: "Retired. Obeyed the rules for AdsBot-Google, ignored *.",
  },
  AdIdxBot: {
    ...microsoft,
    purpose: "ads (Bing Ads quality control)",
    notes:
      "Which group it reads is not verified. Bing’s robots.txt tester can act as Bingbot or AdIdxBot.",
  },
  "Meta-ExternalAds": {
    ...meta,
    confidence: "partly documented",
    purpose: "ads",
    obeys: "yes, according to a secondary source",
  },
  "OAI-AdsBot": {
    ...openAi,
    confidence: "partly documented",
    purpose: "ads (landing page checks)",
    obeys: "no statement found",
    notes: "Not used for training.",
  },
  YandexDirect: { ...yandex, purpose: "ads (Yandex Direct)", obeys: "may ignore the group of *" },
  "Baiduspider-ads": { ...baidu, purpose: "ads" },
  "Baiduspider-cpro": { ...baidu, purpose: "ads (Baidu Union)" },
};

/** The crawlers of search engine optimisers. */
const seo: DetailsByName = {
  AhrefsBot: {
    crawlDelay: "yes, it claims",
    documentation: "https://ahrefs.com/robot",
    confidence: "unverified",
    purpose: "SEO",
    obeys: "yes",
  },
  SemrushBot: {
    crawlDelay: "yes, it claims; the maximum is not verified",
    documentation: "https://www.semrush.com/bot/",
    confidence: "partly documented",
    purpose: "SEO",
    obeys: "yes",
    notes:
      "Other Semrush tokens: SiteAuditBot, SemrushBot-BA, SemrushBot-SI, SemrushBot-SWA, SemrushBot-OCOB, SplitSignalBot.",
  },
  MJ12bot: {
    crawlDelay: "yes, in whole seconds, up to a maximum (30 s in its old wiki)",
    documentation: "https://mj12bot.com/",
    confidence: "documented",
    purpose: "SEO",
    obeys: "yes",
    notes:
      "Crawls where robots.txt cannot be fetched. The token has digits: Google’s parser cannot match it.",
  },
  DotBot: {
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/dotbot",
    confidence: "partly documented",
    purpose: "SEO",
    obeys: "yes",
  },
  "Screaming Frog SEO Spider": {
    documentation: "https://www.screamingfrog.co.uk/guides/robots-txt/",
    confidence: "documented",
    purpose: "SEO audit",
    obeys: "yes by default; the paid version can ignore it",
    notes:
      "The token has spaces. Says that it obeys robots.txt as Google does, wildcards included.",
  },
  rogerbot: {
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/rogerbot",
    confidence: "documented",
    purpose: "SEO audit",
    obeys: "yes",
    notes:
      "A full URL in Disallow “is parsed as a full Disallow: /”. Moz advises placing its group above that of *.",
  },
  AhrefsSiteAudit: {
    crawlDelay: "yes by default",
    documentation: "https://ahrefs.com/robot/site-audit",
    confidence: "documented",
    purpose: "SEO audit",
    obeys: "yes by default; the site’s owner can ask otherwise",
  },
  SiteAuditBot: {
    documentation: "https://www.semrush.com/bot/",
    confidence: "partly documented",
    purpose: "SEO audit",
  },
  DataForSeoBot: {
    documentation: "https://dataforseo.com/dataforseo-bot",
    confidence: "unverified",
    purpose: "SEO",
  },
  BLEXBot: {
    documentation: "https://webmeup-crawler.com/",
    confidence: "unverified",
    purpose: "SEO",
  },
  serpstatbot: {
    documentation: "https://serpstatbot.com/",
    confidence: "unverified",
    purpose: "SEO",
  },
  Barkrowler: {
    documentation: "https://babbar.tech/crawler",
    confidence: "unverified",
    purpose: "SEO",
  },
  Sitebulb: {
    documentation: "https://sitebulb.com/",
    confidence: "unverified",
    purpose: "SEO audit",
  },
};

/** The crawlers of archives. */
const archive: DetailsByName = {
  "archive.org_bot": {
    crawlDelay: "supported by Heritrix",
    documentation: "https://archive.org/details/archive.org_bot",
    confidence: "partly documented",
    purpose: "archive",
    obeys:
      "largely not: no longer on U.S. .gov and .mil sites, “looking to do this more broadly” (2017)",
    notes:
      "The token has a dot: Google’s parser reads only “archive”. Heritrix takes the first listed agent that occurs in its User-Agent header, the longest rule, Allow before Disallow of equal length; it reads 500 KiB and strips HTML.",
  },
  ia_archiver: {
    crawlDelay: "unknown",
    confidence: "partly documented",
    purpose: "archive",
    obeys: "historically yes; it also controlled what the Wayback Machine shows",
  },
};

/** The crawlers of social networks. */
const social: DetailsByName = {
  facebookexternalhit: {
    ...meta,
    confidence: "documented",
    purpose: "social preview",
    obeys: "mostly (“might bypass robots.txt when performing security or integrity checks”)",
  },
  Twitterbot: {
    crawlDelay: "unknown",
    documentation: "https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started",
    confidence: "partly documented",
    purpose: "social preview",
    obeys: "yes (“Twitter's crawler respects Google's robots.txt specification”)",
  },
  LinkedInBot: { confidence: "unverified", purpose: "social preview" },
  "Slackbot-LinkExpanding": {
    crawlDelay: "unknown",
    documentation: "https://api.slack.com/robots",
    confidence: "unverified",
    purpose: "social preview",
    obeys: "reported not to (a third-party Ruby gem, 2016)",
  },
  WhatsApp: {
    documentation: "https://www.whatsapp.com/",
    confidence: "unverified",
    purpose: "social preview",
  },
  TelegramBot: { confidence: "unverified", purpose: "social preview" },
  Discordbot: {
    documentation: "https://discordapp.com",
    confidence: "unverified",
    purpose: "social preview",
  },
  Pinterestbot: {
    crawlDelay: "has rate limits; Crawl-delay not verified",
    documentation: "https://help.pinterest.com/en/business/article/pinterest-crawler",
    confidence: "documented",
    purpose: "social, content scraping",
    obeys: "yes (“Pinterestbot respects robots.txt”)",
  },
  redditbot: {
    documentation: "https://www.reddit.com/feedback",
    confidence: "unverified",
    purpose: "social preview",
  },
  MicrosoftPreview: {
    ...microsoft,
    confidence: "unverified",
    purpose: "link previews (Teams, Outlook, Copilot)",
    notes: "Its purpose is told by third parties. How it reads robots.txt is not verified.",
  },
  "Google Messages": { ...googleFetcher, userAgent: "GoogleMessages", purpose: "link preview" },
  TikTokSpider: {
    crawlDelay: "unknown",
    confidence: "unverified",
    purpose: "link preview, AI",
    obeys: "unknown",
  },
};

/** All other crawlers. */
const other: DetailsByName = {
  GoogleOther: {
    ...googleCrawler,
    confidence: "documented",
    purpose: "internal research and development, no specific product",
  },
  "GoogleOther-Image": {
    ...googleCrawler,
    userAgent: "GoogleOther-Image/1.0",
    confidence: "partly documented",
    purpose: "generic (images)",
    notes: "The fallback to GoogleOther is not verified.",
  },
  "GoogleOther-Video": {
    ...googleCrawler,
    userAgent: "GoogleOther-Video/1.0",
    confidence: "partly documented",
    purpose: "generic (video)",
    notes: "The fallback to GoogleOther is not verified.",
  },
  BingPreview: {
    ...microsoft,
    purpose: "page snapshots",
    notes: "How it reads robots.txt is not verified.",
  },
  UptimeRobot: {
    documentation: "https://www.uptimerobot.com/",
    confidence: "unverified",
    purpose: "monitoring",
  },
  "GNU Wget": {
    crawlDelay: "no",
    documentation: "https://www.gnu.org/software/wget/manual/html_node/Robot-Exclusion.html",
    confidence: "documented",
    purpose: "recursive download",
    obeys:
      "yes when it recurses, never for the URLs on the command line; -e robots=off turns it off",
    notes: "Matches the whole token, without a version.",
  },
  Scrapy: {
    crawlDelay: "not applied automatically",
    documentation:
      "https://docs.scrapy.org/en/latest/topics/downloader-middleware.html#module-scrapy.downloadermiddlewares.robotstxt",
    confidence: "documented",
    purpose: "scraper",
    obeys: "only with the setting ROBOTSTXT_OBEY",
  },
  "APIs-Google": { ...googleSpecialCase, purpose: "push notifications by Google APIs" },
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
    purpose: "publisher feeds",
  },
  "Google Pinpoint": { ...googleFetcher, userAgent: "Google-Pinpoint", purpose: "user documents" },
  "Chrome Web Store": {
    ...googleFetcher,
    userAgent: "Mozilla/5.0 (compatible; Google-CWS)",
    purpose: "store metadata",
  },
  "DuplexWeb-Google (retired)": {
    ...googleSpecialCase,
    purpose: "Duplex on the web",
    obeys: "may ignore the group of *",
  },
  YandexMobileBot: { ...yandex, purpose: "mobile checks", obeys: "may ignore the group of *" },
  YandexRenderResourcesBot: { ...yandex, purpose: "rendering resources" },
  YandexMetrika: { ...yandex, purpose: "analytics" },
  YandexMarket: { ...yandex, purpose: "shopping" },
  YandexCalendar: { ...yandex, purpose: "calendar", obeys: "may ignore the group of *" },
  "Baiduspider-favo": { ...baidu, purpose: "bookmarks" },
  "iTMS (Apple Podcasts)": {
    ...apple,
    crawlDelay: "no",
    userAgent: "iTMS",
    purpose: "podcast feeds",
    obeys: "no (“does not follow robots.txt”)",
  },
};

/** What the lists say, by category and name; a list has the crawlers of the catalogue's list of the same name. */
export const details: Readonly<Record<Category, DetailsByName>> = {
  search,
  "ai-training": aiTraining,
  "ai-search": aiSearch,
  "ai-assistant": aiAssistant,
  ads,
  seo,
  archive,
  social,
  other,
};

/** What is known of a crawler of the catalogue. Not a part of the catalogue, so that a page can load it when somebody asks. */
export function detailsOf({ category, name }: Crawler): CrawlerDetails {
  const entry = details[category][name];
  if (!entry) throw new Error(`nothing is known of ${name}`);
  return {
    crawlDelay: "not verified",
    userAgent: null,
    documentation: null,
    obeys: "not verified",
    notes: "",
    ...entry,
  };
}
