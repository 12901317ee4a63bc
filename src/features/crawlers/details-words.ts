import type { Category, Crawler } from "../../engine/crawlers/crawler.ts";
import type * as details from "../../engine/crawlers/details.ts";
import type { Confidence } from "../../engine/crawlers/details.ts";

/** What is known of a crawler and decides nothing, in short texts. */
export interface CrawlerText {
  readonly purpose: string;
  /** Whether it obeys robots.txt. Left out: not verified. */
  readonly obeys?: string;
  readonly notes?: string;
}

/** A text for each of the catalogue's crawlers of one kind, by their names. */
export type TextsFor<Details> = Readonly<Record<keyof Details, CrawlerText>>;

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

/** The crawlers of search engines. */
export const search: TextsFor<typeof details.search> = {
  Googlebot: {
    ...googleCrawler,
    purpose: "search (web, Discover, Images, Video, News; also AI Overviews and AI Mode)",
    obeys: "yes, always when it crawls automatically",
    notes: "Its rules are also the only control in robots.txt over AI Overviews and AI Mode.",
  },
  Bingbot: {
    purpose: "search (also feeds Copilot, Yahoo, DuckDuckGo)",
    obeys: "yes",
    notes: "An old fallback to the group of msnbot is not verified.",
  },
  DuckDuckBot: {
    purpose: "search",
    obeys:
      "yes (“It respects WWW::RobotRules”, a Perl module with the rules of 1994: no Allow, no wildcards, a blank line ends a record)",
    notes: "The behaviour of WWW::RobotRules was tested in version 6.02.",
  },
  Applebot: {
    purpose: "search (Spotlight, Siri, Safari); data may train models",
    obeys: "yes",
    notes:
      "“If robots instructions don't mention Applebot but mention Googlebot, the Apple robot will follow Googlebot instructions.” Whether groups such as Googlebot-Image count as a mention is not stated.",
  },
  YandexBot: { ...yandex, purpose: "search", obeys: "yes" },
  Baiduspider: { ...baidu, purpose: "search (web, mobile)" },
  "Yahoo Slurp": {
    purpose: "search",
    obeys: "yes (not verified)",
    notes: "Yahoo’s search results come from Bing.",
  },
  "Googlebot Image": {
    ...googleCrawler,
    purpose: "search (images, favicons, logos)",
    notes:
      "The fallback to Googlebot is in Google’s table of 2021; the page of 2026 says “some crawlers have more than one user agent token; you need to match only one”.",
  },
  "Googlebot News": {
    ...googleCrawler,
    purpose: "search (Google News)",
    notes:
      "A control token: Googlebot does the crawling. In Google’s specification, beside groups for * and googlebot it follows googlebot-news; Google’s other crawlers that crawl news follow *.",
  },
  "Googlebot Video": {
    ...googleCrawler,
    purpose: "search (video)",
    notes: "The fallback to Googlebot is documented as for Googlebot-Image.",
  },
  "Google StoreBot": {
    ...googleCrawler,
    purpose: "search (Shopping)",
    notes: "Google’s specification: follows * even where there is a group for Googlebot.",
  },
  "Google-InspectionTool": {
    ...googleCrawler,
    purpose: "search testing tools (Rich Results Test, URL Inspection)",
    notes: "The fallback to Googlebot is not verified.",
  },
  Bravebot: { purpose: "search", obeys: "yes" },
  PetalBot: {
    purpose: "search and AI assistant",
    obeys: "yes (“complies with the Internet robots protocol”)",
  },
  "Yeti (Naver)": { purpose: "search", obeys: "yes (not verified)" },
  SeznamBot: {
    purpose: "search",
    obeys: "yes (“fully complies” with the standard of 1994; also reads Allow and extensions)",
    notes: "Reads robots.txt again after days, or weeks on rarely visited sites.",
  },
  "Sogou web spider": {
    purpose: "search",
    notes: "The token has spaces: parsers like Google’s read only “Sogou”.",
  },
  "Qwantbot (formerly Qwantify)": { purpose: "search" },
  MojeekBot: { purpose: "search" },
  YandexImages: { ...yandex, purpose: "search (images)", obeys: "yes" },
  YandexVideo: { ...yandex, purpose: "search (video)", obeys: "yes" },
  YandexMedia: { ...yandex, purpose: "search (multimedia)", obeys: "yes" },
  "Baiduspider-image": { ...baidu, purpose: "search (images)" },
  "Baiduspider-video": { ...baidu, purpose: "search (video)" },
  "Baiduspider-news": { ...baidu, purpose: "search (news)" },
};

/** The crawlers of advertising. */
export const ads: TextsFor<typeof details.ads> = {
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
    purpose: "ads (Bing Ads quality control)",
    notes:
      "Which group it reads is not verified. Bing’s robots.txt tester can act as Bingbot or AdIdxBot.",
  },
  "Meta-ExternalAds": { purpose: "ads", obeys: "yes, according to a secondary source" },
  "OAI-AdsBot": {
    purpose: "ads (landing page checks)",
    obeys: "no statement found",
    notes: "Not used for training.",
  },
  YandexDirect: { ...yandex, purpose: "ads (Yandex Direct)", obeys: "may ignore the group of *" },
  "Baiduspider-ads": { ...baidu, purpose: "ads" },
  "Baiduspider-cpro": { ...baidu, purpose: "ads (Baidu Union)" },
};

/** The crawlers of AI training. */
export const aiTraining: TextsFor<typeof details.aiTraining> = {
  GPTBot: {
    purpose: "AI training",
    obeys: "yes",
    notes: "A change takes effect in about 24 hours.",
  },
  ClaudeBot: { ...anthropic, purpose: "AI training" },
  "Google-Extended": {
    ...googleCrawler,
    purpose: "AI training and grounding opt-out (Gemini Apps, Vertex AI)",
    obeys: "control token: makes no requests",
    notes:
      "Never in logs: Googlebot does the crawling. Google does not say whether the group of * applies to it.",
  },
  CCBot: {
    purpose: "open crawl archive (used for AI training)",
    obeys: "yes",
    notes:
      "Parses with crawler-commons, which matches the whole token. The limit of 300 s is that library’s default, not a statement of Common Crawl.",
  },
  "Meta-ExternalAgent": { purpose: "AI training, indexing", obeys: "yes" },
  Amazonbot: {
    purpose: "AI training and product improvement",
    obeys: "yes, Allow and Disallow only",
    notes:
      "May use a copy of robots.txt up to 30 days old. A file that cannot be fetched counts as absent.",
  },
  "Applebot-Extended": {
    purpose: "AI training opt-out",
    obeys: "control token: makes no requests",
    notes:
      "To disallow it does not affect search. Whether the groups of * or Googlebot apply to it is not stated.",
  },
  Bytespider: {
    purpose: "AI training",
    obeys: "widely reported not to; the operator documents nothing",
  },
  FacebookBot: {
    purpose: "AI (speech) training",
    obeys: "yes, according to the ai.robots.txt list",
  },
  "cohere-ai / cohere-training-data-crawler": {
    purpose: "AI",
    obeys: "the operator says that it runs no training crawler at this time",
    notes: "The tokens are known only from community lists.",
  },
  Diffbot: { purpose: "data for AI", obeys: "at the discretion of Diffbot’s users" },
  AI2Bot: {
    purpose: "AI training",
    obeys: "yes, according to the ai.robots.txt list",
    notes: "The token has a digit: Google’s parser reads only “AI” and cannot match it.",
  },
  "Google-CloudVertexBot": {
    ...googleCrawler,
    purpose: "AI (site-owner requested crawl for Vertex AI agents)",
    notes: "No effect on Google Search.",
  },
  "anthropic-ai": {
    purpose: "AI training",
    obeys: "unknown",
    notes: "Not on Anthropic’s current page, only in community lists.",
  },
  "Claude-Web": { purpose: "AI", obeys: "unknown" },
  "omgili / omgilibot": {
    purpose: "data for sale, AI training",
    obeys: "yes, according to the ai.robots.txt list",
  },
  "Webzio-Extended": { purpose: "AI training opt-out", obeys: "unknown" },
  ImagesiftBot: { purpose: "images, AI", obeys: "unknown" },
  Timpibot: { purpose: "data for AI and search", obeys: "unknown" },
};

/** The crawlers of AI search. */
export const aiSearch: TextsFor<typeof details.aiSearch> = {
  "OAI-SearchBot": {
    purpose: "AI search",
    obeys: "yes",
    notes: "Independent of GPTBot; where both are allowed, one crawl may serve both.",
  },
  PerplexityBot: {
    purpose: "AI search",
    obeys: "yes",
    notes: "A change takes up to 24 hours. Not used to train foundation models.",
  },
  "Claude-SearchBot": { ...anthropic, purpose: "AI search" },
  "Amzn-SearchBot": {
    purpose: "AI search (Alexa)",
    obeys: "yes",
    notes:
      "“If robots.txt files don't mention Amzn-SearchBot but allow other search bots, Amzn-SearchBot will crawl in accordance with the robots.txt directives given to other search bots.” The other bots are not named, so that this cannot be evaluated.",
  },
  "Meta-WebIndexer": { purpose: "AI search", obeys: "yes" },
  "YandexAdditional / YandexAdditionalBot": {
    ...yandex,
    purpose: "AI (quick answers of Alice and Neuro, YandexGPT)",
    obeys: "yes",
  },
  "MistralAI-Index": { purpose: "AI search", obeys: "not stated in so many words" },
  YouBot: { purpose: "AI search", obeys: "yes, according to the ai.robots.txt list" },
};

/** Those that fetch for an AI assistant. */
export const aiAssistant: TextsFor<typeof details.aiAssistant> = {
  "ChatGPT-User": {
    purpose: "AI assistant fetching for a user",
    obeys:
      "not always (“Because these actions are initiated by a user, robots.txt rules may not apply”)",
  },
  "Claude-User": { ...anthropic, purpose: "AI assistant fetching for a user" },
  "Perplexity-User": {
    purpose: "AI assistant fetching for a user",
    obeys:
      "generally no (“Since a user requested the fetch, this fetcher generally ignores robots.txt rules”)",
  },
  "Google-Agent": { ...googleFetcher, purpose: "AI agent acting for a user" },
  "Google NotebookLM / Google-GeminiNotebook": {
    ...googleFetcher,
    purpose: "AI assistant fetching sources that a user names",
  },
  "Meta-ExternalFetcher": {
    purpose: "AI assistant fetching for a user",
    obeys: "not always (“This crawler may bypass robots.txt rules”)",
  },
  "MistralAI-User": {
    purpose: "AI assistant fetching for a user",
    obeys: "yes (“MistralAI-User governs which sites these user requests can be made to”)",
  },
  DuckAssistBot: {
    purpose: "AI assistant answers",
    obeys: "yes; a change takes effect after 72 hours",
    notes: "Its page names WWW::RobotRules as the reference for robots.txt.",
  },
  "Amzn-User": {
    purpose: "AI assistant fetching for a user",
    obeys: "not always (“may not follow all robots.txt directives”)",
  },
};

/** The crawlers of search engine optimisers. */
export const seo: TextsFor<typeof details.seo> = {
  AhrefsBot: { purpose: "SEO", obeys: "yes" },
  SemrushBot: {
    purpose: "SEO",
    obeys: "yes",
    notes:
      "Other Semrush tokens: SiteAuditBot, SemrushBot-BA, SemrushBot-SI, SemrushBot-SWA, SemrushBot-OCOB, SplitSignalBot.",
  },
  MJ12bot: {
    purpose: "SEO",
    obeys: "yes",
    notes:
      "Crawls where robots.txt cannot be fetched. The token has digits: Google’s parser cannot match it.",
  },
  DotBot: { purpose: "SEO", obeys: "yes" },
  "Screaming Frog SEO Spider": {
    purpose: "SEO audit",
    obeys: "yes by default; the paid version can ignore it",
    notes:
      "The token has spaces. Says that it obeys robots.txt as Google does, wildcards included.",
  },
  rogerbot: {
    purpose: "SEO audit",
    obeys: "yes",
    notes:
      "A full URL in Disallow “is parsed as a full Disallow: /”. Moz advises placing its group above that of *.",
  },
  AhrefsSiteAudit: {
    purpose: "SEO audit",
    obeys: "yes by default; the site’s owner can ask otherwise",
  },
  SiteAuditBot: { purpose: "SEO audit" },
  DataForSeoBot: { purpose: "SEO" },
  BLEXBot: { purpose: "SEO" },
  serpstatbot: { purpose: "SEO" },
  Barkrowler: { purpose: "SEO" },
  Sitebulb: { purpose: "SEO audit" },
};

/** The crawlers of social networks. */
export const social: TextsFor<typeof details.social> = {
  facebookexternalhit: {
    purpose: "social preview",
    obeys: "mostly (“might bypass robots.txt when performing security or integrity checks”)",
  },
  Twitterbot: {
    purpose: "social preview",
    obeys: "yes (“Twitter's crawler respects Google's robots.txt specification”)",
  },
  LinkedInBot: { purpose: "social preview" },
  "Slackbot-LinkExpanding": {
    purpose: "social preview",
    obeys: "reported not to (a third-party Ruby gem, 2016)",
  },
  WhatsApp: { purpose: "social preview" },
  TelegramBot: { purpose: "social preview" },
  Discordbot: { purpose: "social preview" },
  Pinterestbot: {
    purpose: "social, content scraping",
    obeys: "yes (“Pinterestbot respects robots.txt”)",
  },
  redditbot: { purpose: "social preview" },
  MicrosoftPreview: {
    purpose: "link previews (Teams, Outlook, Copilot)",
    notes: "Its purpose is told by third parties. How it reads robots.txt is not verified.",
  },
  "Google Messages": { ...googleFetcher, purpose: "link preview" },
  TikTokSpider: { purpose: "link preview, AI", obeys: "unknown" },
};

/** The crawlers of archives. */
export const archive: TextsFor<typeof details.archive> = {
  "archive.org_bot": {
    purpose: "archive",
    obeys:
      "largely not: no longer on U.S. .gov and .mil sites, “looking to do this more broadly” (2017)",
    notes:
      "The token has a dot: Google’s parser reads only “archive”. Heritrix takes the first listed agent that occurs in its User-Agent header, the longest rule, Allow before Disallow of equal length; it reads 500 KiB and strips HTML.",
  },
  ia_archiver: {
    purpose: "archive",
    obeys: "historically yes; it also controlled what the Wayback Machine shows",
  },
};

/** All other crawlers. */
export const other: TextsFor<typeof details.other> = {
  GoogleOther: {
    ...googleCrawler,
    purpose: "internal research and development, no specific product",
  },
  "GoogleOther-Image": {
    ...googleCrawler,
    purpose: "generic (images)",
    notes: "The fallback to GoogleOther is not verified.",
  },
  "GoogleOther-Video": {
    ...googleCrawler,
    purpose: "generic (video)",
    notes: "The fallback to GoogleOther is not verified.",
  },
  BingPreview: { purpose: "page snapshots", notes: "How it reads robots.txt is not verified." },
  UptimeRobot: { purpose: "monitoring" },
  "GNU Wget": {
    purpose: "recursive download",
    obeys:
      "yes when it recurses, never for the URLs on the command line; -e robots=off turns it off",
    notes: "Matches the whole token, without a version.",
  },
  Scrapy: { purpose: "scraper", obeys: "only with the setting ROBOTSTXT_OBEY" },
  "APIs-Google": { ...googleSpecialCase, purpose: "push notifications by Google APIs" },
  Feedfetcher: { ...googleFetcher, purpose: "feeds for Google News and WebSub" },
  "Google-Safety": { ...googleSpecialCase, purpose: "checks for abuse and malware", obeys: "no" },
  "Google Read Aloud": { ...googleFetcher, purpose: "text to speech" },
  "Google Site Verifier": { ...googleFetcher, purpose: "site verification" },
  "Google Publisher Center": { ...googleFetcher, purpose: "publisher feeds" },
  "Google Pinpoint": { ...googleFetcher, purpose: "user documents" },
  "Chrome Web Store": { ...googleFetcher, purpose: "store metadata" },
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
  "iTMS (Apple Podcasts)": { purpose: "podcast feeds", obeys: "no (“does not follow robots.txt”)" },
};

/** What is known of each crawler of the catalogue, for when somebody asks. */
export const crawlerDetailWords = {
  /** By what they are for, and by their names. */
  texts: {
    search,
    "ai-training": aiTraining,
    "ai-search": aiSearch,
    "ai-assistant": aiAssistant,
    ads,
    seo,
    archive,
    social,
    other,
  } satisfies Readonly<Record<Category, unknown>>,

  /** In the place of what nobody could verify. */
  notVerified: "not verified",

  /** Whether the operator's own documentation says what is said. */
  confidence: {
    documented: "documented",
    "partly documented": "partly documented",
    unverified: "unverified",
  } satisfies Readonly<Record<Confidence, string>>,
};

/** What is said of a crawler of the catalogue. */
export function crawlerTextOf({ category, name }: Crawler): Required<CrawlerText> {
  const texts: Readonly<Record<string, CrawlerText>> = crawlerDetailWords.texts[category];
  const text = texts[name];
  if (!text) throw new Error(`nothing is said of ${name}`);
  return { obeys: crawlerDetailWords.notVerified, notes: "", ...text };
}
