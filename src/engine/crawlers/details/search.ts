import type { DetailsByName } from "./details.ts";
import { apple, baidu, googleCrawler, microsoft, yandex } from "./operators.ts";

/** What is known of the crawlers of ../search.ts, by their names. */
export const search: DetailsByName = {
  Googlebot: {
    ...googleCrawler,
    purpose: "search (web, Discover, Images, Video, News; also AI Overviews and AI Mode)",
    honoursRobots: "yes, always when it crawls automatically",
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36",
    confidence: "documented",
    notes: "Its rules are also the only control in robots.txt over AI Overviews and AI Mode.",
  },
  Bingbot: {
    ...microsoft,
    purpose: "search (also feeds Copilot, Yahoo, DuckDuckGo)",
    honoursRobots: "yes",
    crawlDelay:
      "yes, 1 to 30 s (range quoted by a third party); one in the group of * applies even beside a bingbot group, unlike the other lines there",
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36",
    notes: "An old fallback to the group of msnbot is not verified.",
  },
  DuckDuckBot: {
    purpose: "search",
    honoursRobots:
      "yes (“It respects WWW::RobotRules”, a Perl module with the rules of 1994: no Allow, no wildcards, a blank line ends a record)",
    userAgent: "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot",
    confidence: "documented",
    notes: "The behaviour of WWW::RobotRules was tested in version 6.02.",
  },
  Applebot: {
    ...apple,
    purpose: "search (Spotlight, Siri, Safari); data may train models",
    honoursRobots: "yes",
    crawlDelay: "no (“Applebot does not follow crawl-delay”)",
    userAgent: "… (Applebot/0.1; +http://www.apple.com/go/applebot)",
    notes:
      "“If robots instructions don't mention Applebot but mention Googlebot, the Apple robot will follow Googlebot instructions.” Whether groups such as Googlebot-Image count as a mention is not stated.",
  },
  YandexBot: { ...yandex, purpose: "search", honoursRobots: "yes" },
  Baiduspider: { ...baidu, purpose: "search (web, mobile)" },
  "Yahoo Slurp": {
    purpose: "search",
    honoursRobots: "yes (not verified)",
    crawlDelay: "yes, according to Rank Math’s glossary",
    documentation: "https://help.yahoo.com/help/us/ysearch/slurp",
    confidence: "unverified",
    notes: "Yahoo’s search results come from Bing.",
  },
  "Googlebot Image": {
    ...googleCrawler,
    purpose: "search (images, favicons, logos)",
    userAgent: "Googlebot-Image/1.0",
    confidence: "partly documented",
    notes:
      "The fallback to Googlebot is in Google’s table of 2021; the page of 2026 says “some crawlers have more than one user agent token; you need to match only one”.",
  },
  "Googlebot News": {
    ...googleCrawler,
    purpose: "search (Google News)",
    confidence: "partly documented",
    notes:
      "A control token: Googlebot does the crawling. In Google’s specification, beside groups for * and googlebot it follows googlebot-news; Google’s other crawlers that crawl news follow *.",
  },
  "Googlebot Video": {
    ...googleCrawler,
    purpose: "search (video)",
    userAgent: "Googlebot-Video/1.0",
    confidence: "partly documented",
    notes: "The fallback to Googlebot is documented as for Googlebot-Image.",
  },
  "Google StoreBot": {
    ...googleCrawler,
    purpose: "search (Shopping)",
    userAgent: "… Storebot-Google/1.0 …",
    confidence: "documented",
    notes: "Google’s specification: follows * even where there is a group for Googlebot.",
  },
  "Google-InspectionTool": {
    ...googleCrawler,
    purpose: "search testing tools (Rich Results Test, URL Inspection)",
    userAgent: "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
    confidence: "partly documented",
    notes: "The fallback to Googlebot is not verified.",
  },
  Bravebot: {
    purpose: "search",
    honoursRobots: "yes",
    crawlDelay: "unknown",
    documentation: "https://safe.search.brave.com/help/brave-search-crawler",
    confidence: "partly documented",
  },
  PetalBot: {
    purpose: "search and AI assistant",
    honoursRobots: "yes (“complies with the Internet robots protocol”)",
    crawlDelay: "no statement",
    documentation: "https://webmaster.petalsearch.com/site/petalbot",
    confidence: "documented",
  },
  "Yeti (Naver)": {
    purpose: "search",
    honoursRobots: "yes (not verified)",
    documentation: "https://searchadvisor.naver.com/guide/seo-basic-robots",
    confidence: "unverified",
  },
  SeznamBot: {
    purpose: "search",
    honoursRobots:
      "yes (“fully complies” with the standard of 1994; also reads Allow and extensions)",
    crawlDelay: "reads Request-rate (such as 1/10s or 1/10s 1800-1900); Crawl-delay not verified",
    documentation: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
    confidence: "documented",
    notes: "Reads robots.txt again after days, or weeks on rarely visited sites.",
  },
  "Sogou web spider": {
    purpose: "search",
    documentation: "https://www.sogou.com/docs/help/webmasters.htm",
    confidence: "unverified",
    notes: "The token has spaces: parsers like Google’s read only “Sogou”.",
  },
  "Qwantbot (formerly Qwantify)": {
    purpose: "search",
    documentation: "https://help.qwant.com/bot/",
    confidence: "unverified",
  },
  MojeekBot: {
    purpose: "search",
    documentation: "https://www.mojeek.com/bot.html",
    confidence: "unverified",
  },
  YandexImages: { ...yandex, purpose: "search (images)", honoursRobots: "yes" },
  YandexVideo: { ...yandex, purpose: "search (video)", honoursRobots: "yes" },
  YandexMedia: { ...yandex, purpose: "search (multimedia)", honoursRobots: "yes" },
  "Baiduspider-image": { ...baidu, purpose: "search (images)" },
  "Baiduspider-video": { ...baidu, purpose: "search (video)" },
  "Baiduspider-news": { ...baidu, purpose: "search (news)" },
};
