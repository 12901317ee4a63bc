import type { DetailsByName } from "./details.ts";
import { googleFetcher, meta, microsoft } from "./operators.ts";

/** What is known of the crawlers of ../social.ts, by their names. */
export const social = {
  facebookexternalhit: { ...meta, confidence: "documented" },
  Twitterbot: {
    crawlDelay: "unknown",
    documentation: "https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started",
    confidence: "partly documented",
  },
  LinkedInBot: { confidence: "unverified" },
  "Slackbot-LinkExpanding": {
    crawlDelay: "unknown",
    documentation: "https://api.slack.com/robots",
    confidence: "unverified",
  },
  WhatsApp: { documentation: "https://www.whatsapp.com/", confidence: "unverified" },
  TelegramBot: { confidence: "unverified" },
  Discordbot: { documentation: "https://discordapp.com", confidence: "unverified" },
  Pinterestbot: {
    crawlDelay: "has rate limits; Crawl-delay not verified",
    documentation: "https://help.pinterest.com/en/business/article/pinterest-crawler",
    confidence: "documented",
  },
  redditbot: { documentation: "https://www.reddit.com/feedback", confidence: "unverified" },
  MicrosoftPreview: { ...microsoft, confidence: "unverified" },
  "Google Messages": { ...googleFetcher, userAgent: "GoogleMessages" },
  TikTokSpider: { crawlDelay: "unknown", confidence: "unverified" },
} satisfies DetailsByName;
