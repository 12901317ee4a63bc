import type { DetailsByName } from "./details.ts";
import { apple, baidu, googleCrawler, microsoft, yandex } from "./operators.ts";

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
