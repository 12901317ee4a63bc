import { type Crawler, crawlersOf } from "./crawler.ts";
import { baidu, googleSpecialCase, microsoft, yandex } from "./operators.ts";

/** Crawlers that check or match advertisements, best known first. */
export const ads: readonly Crawler[] = crawlersOf("ads", [
  {
    ...googleSpecialCase,
    name: "Mediapartners-Google (AdSense, Ad Manager)",
    tokens: ["Mediapartners-Google"],
  },
  { ...googleSpecialCase, name: "AdsBot", tokens: ["AdsBot-Google"] },
  { ...googleSpecialCase, name: "AdsBot Mobile Web", tokens: ["AdsBot-Google-Mobile"] },
  {
    ...googleSpecialCase,
    name: "AdsBot Mobile Apps (retired)",
    tokens: ["AdsBot-Google-Mobile-Apps"],
    fallback: ["AdsBot-Google"],
  },
  { ...microsoft, name: "AdIdxBot", tokens: ["adidxbot"] },
  { name: "Meta-ExternalAds", tokens: ["meta-externalads"], operator: "Meta" },
  { name: "OAI-AdsBot", operator: "OpenAI" },
  { ...yandex, name: "YandexDirect", followsStar: false },
  { ...baidu, name: "Baiduspider-ads", fallback: ["Baiduspider"] },
  { ...baidu, name: "Baiduspider-cpro", fallback: ["Baiduspider"] },
]);
