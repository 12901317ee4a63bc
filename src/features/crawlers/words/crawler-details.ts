import type { Category, Crawler } from "../../../engine/crawlers/crawler.ts";
import type { Confidence } from "../../../engine/crawlers/details.ts";
import { ads } from "./ads.ts";
import { aiAssistant } from "./ai-assistant.ts";
import { aiSearch } from "./ai-search.ts";
import { aiTraining } from "./ai-training.ts";
import { archive } from "./archive.ts";
import type { CrawlerText } from "./crawler-text.ts";
import { other } from "./other.ts";
import { search } from "./search.ts";
import { seo } from "./seo.ts";
import { social } from "./social.ts";

/** What is known of each crawler of the catalogue, for when somebody asks. */
export const crawlerDetailWords = {
  /** By what they are for, and by their names. */
  texts: {
    search,
    "ai-training": aiTraining,
    "ai-search": aiSearch,
    "ai-assistant": aiAssistant,
    ads,
    seo,
    archive,
    social,
    other,
  } satisfies Readonly<Record<Category, unknown>>,

  /** In the place of what nobody could verify. */
  notVerified: "not verified",

  /** Whether the operator's own documentation says what is said. */
  confidence: {
    documented: "documented",
    "partly documented": "partly documented",
    unverified: "unverified",
  } satisfies Readonly<Record<Confidence, string>>,
};

/** What is said of a crawler of the catalogue. */
export function crawlerTextOf({ category, name }: Crawler): Required<CrawlerText> {
  const texts: Readonly<Record<string, CrawlerText>> = crawlerDetailWords.texts[category];
  const text = texts[name];
  if (!text) throw new Error(`nothing is said of ${name}`);
  return { obeys: crawlerDetailWords.notVerified, notes: "", ...text };
}
