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
