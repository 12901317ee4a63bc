import type { social as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";
import { googleFetcher } from "./operators.ts";

/** The crawlers of social networks. */
export const social: TextsFor<typeof details> = {
  facebookexternalhit: {
    purpose: "social preview",
    obeys: "mostly (“might bypass robots.txt when performing security or integrity checks”)",
  },
  Twitterbot: {
    purpose: "social preview",
    obeys: "yes (“Twitter's crawler respects Google's robots.txt specification”)",
  },
  LinkedInBot: { purpose: "social preview" },
  "Slackbot-LinkExpanding": {
    purpose: "social preview",
    obeys: "reported not to (a third-party Ruby gem, 2016)",
  },
  WhatsApp: { purpose: "social preview" },
  TelegramBot: { purpose: "social preview" },
  Discordbot: { purpose: "social preview" },
  Pinterestbot: {
    purpose: "social, content scraping",
    obeys: "yes (“Pinterestbot respects robots.txt”)",
  },
  redditbot: { purpose: "social preview" },
  MicrosoftPreview: {
    purpose: "link previews (Teams, Outlook, Copilot)",
    notes: "Its purpose is told by third parties. How it reads robots.txt is not verified.",
  },
  "Google Messages": { ...googleFetcher, purpose: "link preview" },
  TikTokSpider: { purpose: "link preview, AI", obeys: "unknown" },
};
