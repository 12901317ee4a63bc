import type { Category, Crawler } from "../crawler.ts";
import { ads } from "./ads.ts";
import { aiAssistant } from "./ai-assistant.ts";
import { aiSearch } from "./ai-search.ts";
import { aiTraining } from "./ai-training.ts";
import { archive } from "./archive.ts";
import { type CrawlerDetails, completed, type DetailsByName } from "./details.ts";
import { other } from "./other.ts";
import { search } from "./search.ts";
import { seo } from "./seo.ts";
import { social } from "./social.ts";

/** What the lists say, by category and name; a list has the crawlers of the catalogue's list of the same name. */
export const details = {
  search,
  "ai-training": aiTraining,
  "ai-search": aiSearch,
  "ai-assistant": aiAssistant,
  ads,
  seo,
  archive,
  social,
  other,
} satisfies Readonly<Record<Category, DetailsByName>>;

/** What is known of a crawler of the catalogue. Not a part of the catalogue, so that a page can load it when somebody asks. */
export function detailsOf({ category, name }: Crawler): CrawlerDetails {
  const ofCategory: DetailsByName = details[category];
  const entry = ofCategory[name];
  if (!entry) throw new Error(`nothing is known of ${name}`);
  return completed(entry);
}

export type { Confidence, CrawlerDetails } from "./details.ts";
