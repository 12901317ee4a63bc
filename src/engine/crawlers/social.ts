import { type Crawler, crawlersOf } from "./crawler.ts";
import { googleFetcher, meta, microsoft } from "./operators.ts";

/** Fetchers of link previews, best known first. */
export const social: readonly Crawler[] = crawlersOf("social", [
  {
    ...meta,
    name: "facebookexternalhit",
    purpose: "social preview",
    honoursRobots:
      "mostly (“might bypass robots.txt when performing security or integrity checks”)",
    confidence: "documented",
  },
  {
    name: "Twitterbot",
    operator: "X",
    purpose: "social preview",
    honoursRobots: "yes (“Twitter's crawler respects Google's robots.txt specification”)",
    crawlDelay: "unknown",
    documentation: "https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started",
    confidence: "partly documented",
  },
  {
    name: "LinkedInBot",
    operator: "LinkedIn",
    purpose: "social preview",
    confidence: "unverified",
  },
  {
    name: "Slackbot-LinkExpanding",
    tokens: ["Slackbot-LinkExpanding", "Slackbot"],
    operator: "Slack",
    purpose: "social preview",
    honoursRobots: "reported not to (a third-party Ruby gem, 2016)",
    crawlDelay: "unknown",
    documentation: "https://api.slack.com/robots",
    confidence: "unverified",
  },
  {
    name: "WhatsApp",
    operator: "Meta",
    purpose: "social preview",
    documentation: "https://www.whatsapp.com/",
    confidence: "unverified",
  },
  {
    name: "TelegramBot",
    operator: "Telegram",
    purpose: "social preview",
    confidence: "unverified",
  },
  {
    name: "Discordbot",
    operator: "Discord",
    purpose: "social preview",
    documentation: "https://discordapp.com",
    confidence: "unverified",
  },
  {
    name: "Pinterestbot",
    operator: "Pinterest",
    purpose: "social, content scraping",
    honoursRobots: "yes (“Pinterestbot respects robots.txt”)",
    crawlDelay: "has rate limits; Crawl-delay not verified",
    documentation: "https://help.pinterest.com/en/business/article/pinterest-crawler",
    confidence: "documented",
  },
  {
    name: "redditbot",
    operator: "Reddit",
    purpose: "social preview",
    documentation: "https://www.reddit.com/feedback",
    confidence: "unverified",
  },
  {
    ...microsoft,
    name: "MicrosoftPreview",
    purpose: "link previews (Teams, Outlook, Copilot)",
    confidence: "unverified",
    notes: "Its purpose is told by third parties. How it reads robots.txt is not verified.",
  },
  {
    ...googleFetcher,
    name: "Google Messages",
    purpose: "link preview",
    userAgent: "GoogleMessages",
  },
  {
    name: "TikTokSpider",
    operator: "ByteDance",
    purpose: "link preview, AI",
    honoursRobots: "unknown",
    crawlDelay: "unknown",
    confidence: "unverified",
  },
]);
