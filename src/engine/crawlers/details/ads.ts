import type { DetailsByName } from "./details.ts";
import { baidu, googleSpecialCase, meta, microsoft, openAi, yandex } from "./operators.ts";

/** What is known of the crawlers of ../ads.ts, by their names. */
export const ads = {
  "Mediapartners-Google (AdSense, Ad Manager)": googleSpecialCase,
  AdsBot: googleSpecialCase,
  "AdsBot Mobile Web": googleSpecialCase,
  "AdsBot Mobile Apps (retired)": googleSpecialCase,
  AdIdxBot: microsoft,
  "Meta-ExternalAds": { ...meta, confidence: "partly documented" },
  "OAI-AdsBot": { ...openAi, confidence: "partly documented" },
  YandexDirect: yandex,
  "Baiduspider-ads": baidu,
  "Baiduspider-cpro": baidu,
} satisfies DetailsByName;
