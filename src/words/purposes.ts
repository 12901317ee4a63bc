import type { Category } from "../engine/crawlers/crawler.ts";

/** What crawlers are for, as columns and lists are headed. */
export const purposeTitles: Readonly<Record<Category, string>> = {
  search: "Search",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-assistant": "Assistants",
  ads: "Ads",
  seo: "SEO",
  archive: "Archives",
  social: "Social",
  other: "Other",
};
