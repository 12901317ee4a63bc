import { type Crawler, crawlersOf } from "./crawler.ts";
import { baidu, googleCrawler, microsoft, yandex } from "./operators.ts";

/** Crawlers that fill the index of a search engine, best known first. */
export const search: readonly Crawler[] = crawlersOf("search", [
  { ...googleCrawler, name: "Googlebot" },
  { ...microsoft, name: "Bingbot", tokens: ["bingbot"] },
  { name: "DuckDuckBot", reader: "www-robotrules", operator: "DuckDuckGo" },
  { name: "Applebot", fallback: ["Googlebot"], operator: "Apple" },
  { ...yandex, name: "YandexBot" },
  { ...baidu, name: "Baiduspider" },
  { name: "Yahoo Slurp", tokens: ["Slurp"], operator: "Yahoo" },
  {
    ...googleCrawler,
    name: "Googlebot Image",
    tokens: ["Googlebot-Image"],
    fallback: ["Googlebot"],
  },
  {
    ...googleCrawler,
    name: "Googlebot News",
    tokens: ["Googlebot-News"],
    fallback: ["Googlebot"],
    kind: "control token",
  },
  {
    ...googleCrawler,
    name: "Googlebot Video",
    tokens: ["Googlebot-Video"],
    fallback: ["Googlebot"],
  },
  { ...googleCrawler, name: "Google StoreBot", tokens: ["Storebot-Google"] },
  { ...googleCrawler, name: "Google-InspectionTool", fallback: ["Googlebot"] },
  { name: "Bravebot", operator: "Brave" },
  { name: "PetalBot", operator: "Huawei" },
  { name: "Yeti (Naver)", tokens: ["Yeti"], operator: "Naver" },
  { name: "SeznamBot", operator: "Seznam.cz" },
  { name: "Sogou web spider", operator: "Sogou/Tencent" },
  { name: "Qwantbot (formerly Qwantify)", tokens: ["Qwantbot"], operator: "Qwant" },
  { name: "MojeekBot", operator: "Mojeek" },
  { ...yandex, name: "YandexImages" },
  { ...yandex, name: "YandexVideo" },
  { ...yandex, name: "YandexMedia" },
  { ...baidu, name: "Baiduspider-image", fallback: ["Baiduspider"] },
  { ...baidu, name: "Baiduspider-video", fallback: ["Baiduspider"] },
  { ...baidu, name: "Baiduspider-news", fallback: ["Baiduspider"] },
]);
