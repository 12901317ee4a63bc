import { type Crawler, crawlersOf } from "./crawler.ts";
import {
  baidu,
  googleCrawler,
  googleFetcher,
  googleSpecialCase,
  microsoft,
  yandex,
} from "./operators.ts";

/** Crawlers and fetchers of no other category, best known first. */
export const other: readonly Crawler[] = crawlersOf("other", [
  { ...googleCrawler, name: "GoogleOther" },
  { ...googleCrawler, name: "GoogleOther-Image", fallback: ["GoogleOther"] },
  { ...googleCrawler, name: "GoogleOther-Video", fallback: ["GoogleOther"] },
  { ...microsoft, name: "BingPreview" },
  { name: "UptimeRobot", operator: "UptimeRobot" },
  { name: "GNU Wget", tokens: ["wget"], operator: "user tool" },
  { name: "Scrapy", tokens: [], kind: "library", operator: "user tool" },
  { ...googleSpecialCase, name: "APIs-Google" },
  { ...googleFetcher, name: "Feedfetcher" },
  { ...googleSpecialCase, name: "Google-Safety", tokens: [] },
  { ...googleFetcher, name: "Google Read Aloud" },
  { ...googleFetcher, name: "Google Site Verifier" },
  { ...googleFetcher, name: "Google Publisher Center" },
  { ...googleFetcher, name: "Google Pinpoint" },
  { ...googleFetcher, name: "Chrome Web Store" },
  { ...googleSpecialCase, name: "DuplexWeb-Google (retired)", tokens: ["DuplexWeb-Google"] },
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
]);
