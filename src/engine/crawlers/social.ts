import { type Crawler, crawlersOf } from "./crawler.ts";
import { googleFetcher, microsoft } from "./operators.ts";

/** Fetchers of link previews, best known first. */
export const social: readonly Crawler[] = crawlersOf("social", [
  { name: "facebookexternalhit", operator: "Meta" },
  { name: "Twitterbot", operator: "X" },
  { name: "LinkedInBot", operator: "LinkedIn" },
  {
    name: "Slackbot-LinkExpanding",
    tokens: ["Slackbot-LinkExpanding", "Slackbot"],
    operator: "Slack",
  },
  { name: "WhatsApp", operator: "Meta" },
  { name: "TelegramBot", operator: "Telegram" },
  { name: "Discordbot", operator: "Discord" },
  { name: "Pinterestbot", operator: "Pinterest" },
  { name: "redditbot", operator: "Reddit" },
  { ...microsoft, name: "MicrosoftPreview" },
  { ...googleFetcher, name: "Google Messages" },
  { name: "TikTokSpider", operator: "ByteDance" },
]);
