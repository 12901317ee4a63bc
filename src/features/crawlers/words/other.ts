import type { other as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";
import { baidu, googleCrawler, googleFetcher, googleSpecialCase, yandex } from "./operators.ts";

/** All other crawlers. */
export const other: TextsFor<typeof details> = {
  GoogleOther: {
    ...googleCrawler,
    purpose: "internal research and development, no specific product",
  },
  "GoogleOther-Image": {
    ...googleCrawler,
    purpose: "generic (images)",
    notes: "The fallback to GoogleOther is not verified.",
  },
  "GoogleOther-Video": {
    ...googleCrawler,
    purpose: "generic (video)",
    notes: "The fallback to GoogleOther is not verified.",
  },
  BingPreview: { purpose: "page snapshots", notes: "How it reads robots.txt is not verified." },
  UptimeRobot: { purpose: "monitoring" },
  "GNU Wget": {
    purpose: "recursive download",
    obeys:
      "yes when it recurses, never for the URLs on the command line; -e robots=off turns it off",
    notes: "Matches the whole token, without a version.",
  },
  Scrapy: { purpose: "scraper", obeys: "only with the setting ROBOTSTXT_OBEY" },
  "APIs-Google": { ...googleSpecialCase, purpose: "push notifications by Google APIs" },
  Feedfetcher: { ...googleFetcher, purpose: "feeds for Google News and WebSub" },
  "Google-Safety": { ...googleSpecialCase, purpose: "checks for abuse and malware", obeys: "no" },
  "Google Read Aloud": { ...googleFetcher, purpose: "text to speech" },
  "Google Site Verifier": { ...googleFetcher, purpose: "site verification" },
  "Google Publisher Center": { ...googleFetcher, purpose: "publisher feeds" },
  "Google Pinpoint": { ...googleFetcher, purpose: "user documents" },
  "Chrome Web Store": { ...googleFetcher, purpose: "store metadata" },
  "DuplexWeb-Google (retired)": {
    ...googleSpecialCase,
    purpose: "Duplex on the web",
    obeys: "may ignore the group of *",
  },
  YandexMobileBot: { ...yandex, purpose: "mobile checks", obeys: "may ignore the group of *" },
  YandexRenderResourcesBot: { ...yandex, purpose: "rendering resources" },
  YandexMetrika: { ...yandex, purpose: "analytics" },
  YandexMarket: { ...yandex, purpose: "shopping" },
  YandexCalendar: { ...yandex, purpose: "calendar", obeys: "may ignore the group of *" },
  "Baiduspider-favo": { ...baidu, purpose: "bookmarks" },
  "iTMS (Apple Podcasts)": { purpose: "podcast feeds", obeys: "no (“does not follow robots.txt”)" },
};
