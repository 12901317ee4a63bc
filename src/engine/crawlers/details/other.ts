import type { DetailsByName } from "./details.ts";
import {
  apple,
  baidu,
  googleCrawler,
  googleFetcher,
  googleSpecialCase,
  microsoft,
  yandex,
} from "./operators.ts";

/** What is known of the crawlers of ../other.ts, by their names. */
export const other: DetailsByName = {
  GoogleOther: {
    ...googleCrawler,
    purpose: "internal research and development, no specific product",
    confidence: "documented",
  },
  "GoogleOther-Image": {
    ...googleCrawler,
    purpose: "generic (images)",
    userAgent: "GoogleOther-Image/1.0",
    confidence: "partly documented",
    notes: "The fallback to GoogleOther is not verified.",
  },
  "GoogleOther-Video": {
    ...googleCrawler,
    purpose: "generic (video)",
    userAgent: "GoogleOther-Video/1.0",
    confidence: "partly documented",
    notes: "The fallback to GoogleOther is not verified.",
  },
  BingPreview: {
    ...microsoft,
    purpose: "page snapshots",
    notes: "How it reads robots.txt is not verified.",
  },
  UptimeRobot: {
    purpose: "monitoring",
    documentation: "https://www.uptimerobot.com/",
    confidence: "unverified",
  },
  "GNU Wget": {
    purpose: "recursive download",
    honoursRobots:
      "yes when it recurses, never for the URLs on the command line; -e robots=off turns it off",
    crawlDelay: "no",
    documentation: "https://www.gnu.org/software/wget/manual/html_node/Robot-Exclusion.html",
    confidence: "documented",
    notes: "Matches the whole token, without a version.",
  },
  Scrapy: {
    purpose: "scraper",
    honoursRobots: "only with the setting ROBOTSTXT_OBEY",
    crawlDelay: "not applied automatically",
    documentation:
      "https://docs.scrapy.org/en/latest/topics/downloader-middleware.html#module-scrapy.downloadermiddlewares.robotstxt",
    confidence: "documented",
  },
  "APIs-Google": { ...googleSpecialCase, purpose: "push notifications by Google APIs" },
  Feedfetcher: {
    ...googleFetcher,
    purpose: "feeds for Google News and WebSub",
    userAgent: "FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)",
  },
  "Google-Safety": {
    ...googleSpecialCase,
    purpose: "checks for abuse and malware",
    honoursRobots: "no",
    userAgent: "Google-Safety",
  },
  "Google Read Aloud": {
    ...googleFetcher,
    purpose: "text to speech",
    userAgent: "… Google-Read-Aloud …",
  },
  "Google Site Verifier": {
    ...googleFetcher,
    purpose: "site verification",
    userAgent: "Mozilla/5.0 (compatible; Google-Site-Verification/1.0)",
  },
  "Google Publisher Center": {
    ...googleFetcher,
    purpose: "publisher feeds",
    userAgent: "GoogleProducer",
  },
  "Google Pinpoint": { ...googleFetcher, purpose: "user documents", userAgent: "Google-Pinpoint" },
  "Chrome Web Store": {
    ...googleFetcher,
    purpose: "store metadata",
    userAgent: "Mozilla/5.0 (compatible; Google-CWS)",
  },
  "DuplexWeb-Google (retired)": {
    ...googleSpecialCase,
    purpose: "Duplex on the web",
    honoursRobots: "may ignore the group of *",
  },
  YandexMobileBot: {
    ...yandex,
    purpose: "mobile checks",
    honoursRobots: "may ignore the group of *",
  },
  YandexRenderResourcesBot: { ...yandex, purpose: "rendering resources" },
  YandexMetrika: { ...yandex, purpose: "analytics" },
  YandexMarket: { ...yandex, purpose: "shopping" },
  YandexCalendar: { ...yandex, purpose: "calendar", honoursRobots: "may ignore the group of *" },
  "Baiduspider-favo": { ...baidu, purpose: "bookmarks" },
  "iTMS (Apple Podcasts)": {
    ...apple,
    purpose: "podcast feeds",
    honoursRobots: "no (“does not follow robots.txt”)",
    crawlDelay: "no",
    userAgent: "iTMS",
  },
};
