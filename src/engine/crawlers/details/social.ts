import type { DetailsByName } from "./details.ts";
import { googleFetcher, meta, microsoft } from "./operators.ts";

/** What is known of the crawlers of ../social.ts, by their names. */
export const social: DetailsByName = {
  facebookexternalhit: {
    ...meta,
    purpose: "social preview",
    honoursRobots:
      "mostly (“might bypass robots.txt when performing security or integrity checks”)",
    confidence: "documented",
  },
  Twitterbot: {
    purpose: "social preview",
    honoursRobots: "yes (“Twitter's crawler respects Google's robots.txt specification”)",
    crawlDelay: "unknown",
    documentation: "https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started",
    confidence: "partly documented",
  },
  LinkedInBot: { purpose: "social preview", confidence: "unverified" },
  "Slackbot-LinkExpanding": {
    purpose: "social preview",
    honoursRobots: "reported not to (a third-party Ruby gem, 2016)",
    crawlDelay: "unknown",
    documentation: "https://api.slack.com/robots",
    confidence: "unverified",
  },
  WhatsApp: {
    purpose: "social preview",
    documentation: "https://www.whatsapp.com/",
    confidence: "unverified",
  },
  TelegramBot: { purpose: "social preview", confidence: "unverified" },
  Discordbot: {
    purpose: "social preview",
    documentation: "https://discordapp.com",
    confidence: "unverified",
  },
  Pinterestbot: {
    purpose: "social, content scraping",
    honoursRobots: "yes (“Pinterestbot respects robots.txt”)",
    crawlDelay: "has rate limits; Crawl-delay not verified",
    documentation: "https://help.pinterest.com/en/business/article/pinterest-crawler",
    confidence: "documented",
  },
  redditbot: {
    purpose: "social preview",
    documentation: "https://www.reddit.com/feedback",
    confidence: "unverified",
  },
  MicrosoftPreview: {
    ...microsoft,
    purpose: "link previews (Teams, Outlook, Copilot)",
    confidence: "unverified",
    notes: "Its purpose is told by third parties. How it reads robots.txt is not verified.",
  },
  "Google Messages": { ...googleFetcher, purpose: "link preview", userAgent: "GoogleMessages" },
  TikTokSpider: {
    purpose: "link preview, AI",
    honoursRobots: "unknown",
    crawlDelay: "unknown",
    confidence: "unverified",
  },
};
