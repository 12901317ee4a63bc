import type { DetailsByName } from "./details.ts";
import { baidu, googleSpecialCase, meta, microsoft, openAi, yandex } from "./operators.ts";

/** What is known of the crawlers of ../ads.ts, by their names. */
export const ads: DetailsByName = {
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
    purpose: "ads",
    honoursRobots: "yes, according to a secondary source",
    confidence: "partly documented",
  },
  "OAI-AdsBot": {
    ...openAi,
    purpose: "ads (landing page checks)",
    honoursRobots: "no statement found",
    confidence: "partly documented",
    notes: "Not used for training.",
  },
  YandexDirect: {
    ...yandex,
    purpose: "ads (Yandex Direct)",
    honoursRobots: "may ignore the group of *",
  },
  "Baiduspider-ads": { ...baidu, purpose: "ads" },
  "Baiduspider-cpro": { ...baidu, purpose: "ads (Baidu Union)" },
};
