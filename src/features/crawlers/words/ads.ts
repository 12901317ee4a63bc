import type { ads as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";
import { baidu, googleSpecialCase, yandex } from "./operators.ts";

/** The crawlers of advertising. */
export const ads: TextsFor<typeof details> = {
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
