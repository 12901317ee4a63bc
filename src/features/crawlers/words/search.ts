import type { search as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";
import { baidu, googleCrawler, yandex } from "./operators.ts";

/** The crawlers of search engines. */
export const search: TextsFor<typeof details> = {
  Googlebot: {
    ...googleCrawler,
    purpose: "search (web, Discover, Images, Video, News; also AI Overviews and AI Mode)",
    obeys: "yes, always when it crawls automatically",
    notes: "Its rules are also the only control in robots.txt over AI Overviews and AI Mode.",
  },
  Bingbot: {
    purpose: "search (also feeds Copilot, Yahoo, DuckDuckGo)",
    obeys: "yes",
    notes: "An old fallback to the group of msnbot is not verified.",
  },
  DuckDuckBot: {
    purpose: "search",
    obeys:
      "yes (“It respects WWW::RobotRules”, a Perl module with the rules of 1994: no Allow, no wildcards, a blank line ends a record)",
    notes: "The behaviour of WWW::RobotRules was tested in version 6.02.",
  },
  Applebot: {
    purpose: "search (Spotlight, Siri, Safari); data may train models",
    obeys: "yes",
    notes:
      "“If robots instructions don't mention Applebot but mention Googlebot, the Apple robot will follow Googlebot instructions.” Whether groups such as Googlebot-Image count as a mention is not stated.",
  },
  YandexBot: { ...yandex, purpose: "search", obeys: "yes" },
  Baiduspider: { ...baidu, purpose: "search (web, mobile)" },
  "Yahoo Slurp": {
    purpose: "search",
    obeys: "yes (not verified)",
    notes: "Yahoo’s search results come from Bing.",
  },
  "Googlebot Image": {
    ...googleCrawler,
    purpose: "search (images, favicons, logos)",
    notes:
      "The fallback to Googlebot is in Google’s table of 2021; the page of 2026 says “some crawlers have more than one user agent token; you need to match only one”.",
  },
  "Googlebot News": {
    ...googleCrawler,
    purpose: "search (Google News)",
    notes:
      "A control token: Googlebot does the crawling. In Google’s specification, beside groups for * and googlebot it follows googlebot-news; Google’s other crawlers that crawl news follow *.",
  },
  "Googlebot Video": {
    ...googleCrawler,
    purpose: "search (video)",
    notes: "The fallback to Googlebot is documented as for Googlebot-Image.",
  },
  "Google StoreBot": {
    ...googleCrawler,
    purpose: "search (Shopping)",
    notes: "Google’s specification: follows * even where there is a group for Googlebot.",
  },
  "Google-InspectionTool": {
    ...googleCrawler,
    purpose: "search testing tools (Rich Results Test, URL Inspection)",
    notes: "The fallback to Googlebot is not verified.",
  },
  Bravebot: { purpose: "search", obeys: "yes" },
  PetalBot: {
    purpose: "search and AI assistant",
    obeys: "yes (“complies with the Internet robots protocol”)",
  },
  "Yeti (Naver)": { purpose: "search", obeys: "yes (not verified)" },
  SeznamBot: {
    purpose: "search",
    obeys: "yes (“fully complies” with the standard of 1994; also reads Allow and extensions)",
    notes: "Reads robots.txt again after days, or weeks on rarely visited sites.",
  },
  "Sogou web spider": {
    purpose: "search",
    notes: "The token has spaces: parsers like Google’s read only “Sogou”.",
  },
  "Qwantbot (formerly Qwantify)": { purpose: "search" },
  MojeekBot: { purpose: "search" },
  YandexImages: { ...yandex, purpose: "search (images)", obeys: "yes" },
  YandexVideo: { ...yandex, purpose: "search (video)", obeys: "yes" },
  YandexMedia: { ...yandex, purpose: "search (multimedia)", obeys: "yes" },
  "Baiduspider-image": { ...baidu, purpose: "search (images)" },
  "Baiduspider-video": { ...baidu, purpose: "search (video)" },
  "Baiduspider-news": { ...baidu, purpose: "search (news)" },
};
