import { type Crawler, crawlersOf } from "./crawler.ts";
import { baidu, googleSpecialCase, meta, microsoft, openAi, yandex } from "./operators.ts";

/** Crawlers that check or match advertisements, best known first. */
export const ads: readonly Crawler[] = crawlersOf("ads", [
  {
    ...googleSpecialCase,
    name: "Mediapartners-Google (AdSense, Ad Manager)",
    tokens: ["Mediapartners-Google"],
    purpose: "ads",
  },
  {
    ...googleSpecialCase,
    name: "AdsBot",
    tokens: ["AdsBot-Google"],
    purpose: "ads (landing page quality)",
  },
  {
    ...googleSpecialCase,
    name: "AdsBot Mobile Web",
    tokens: ["AdsBot-Google-Mobile"],
    purpose: "ads (mobile landing page quality)",
    notes: "No documented fallback to AdsBot-Google.",
  },
  {
    ...googleSpecialCase,
    name: "AdsBot Mobile Apps (retired)",
    tokens: ["AdsBot-Google-Mobile-Apps"],
    fallback: ["AdsBot-Google"],
    purpose: "ads (Android app pages)",
    notes: "Retired. Obeyed the rules for AdsBot-Google, ignored *.",
  },
  {
    ...microsoft,
    name: "AdIdxBot",
    tokens: ["adidxbot"],
    purpose: "ads (Bing Ads quality control)",
    notes:
      "Which group it reads is not verified. Bing’s robots.txt tester can act as Bingbot or AdIdxBot.",
  },
  {
    ...meta,
    name: "Meta-ExternalAds",
    tokens: ["meta-externalads"],
    purpose: "ads",
    honoursRobots: "yes, according to a secondary source",
    confidence: "partly documented",
  },
  {
    ...openAi,
    name: "OAI-AdsBot",
    purpose: "ads (landing page checks)",
    honoursRobots: "no statement found",
    confidence: "partly documented",
    notes: "Not used for training.",
  },
  {
    ...yandex,
    name: "YandexDirect",
    followsStar: false,
    purpose: "ads (Yandex Direct)",
    honoursRobots: "may ignore the group of *",
  },
  { ...baidu, name: "Baiduspider-ads", fallback: ["Baiduspider"], purpose: "ads" },
  { ...baidu, name: "Baiduspider-cpro", fallback: ["Baiduspider"], purpose: "ads (Baidu Union)" },
]);
