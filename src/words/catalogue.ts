import type { Category, CrawlerFact } from "../engine/crawlers/crawler.ts";
import type { LeftOutFor, Purpose } from "../engine/crawlers/purposes.ts";
import { listText } from "./numbers.ts";
import { purposeTitles } from "./terms.ts";

/** What the catalogue says of crawlers. */
export const catalogueWords = {
  /** What crawlers are for, as lists are headed. */
  categories: purposeTitles,

  /** Who sends a crawler, and what for. */
  operator: (operator: string, category: Category): string =>
    `${operator}, ${catalogueWords.categories[category]}`,

  /** What a site owner must know of a crawler. */
  facts: {
    retired: "retired, no longer fetches anything",
    "control-token": "control token, fetches nothing",
    "user-triggered": "user-triggered; some fetchers of this kind ignore robots.txt",
    "ignores-star": "ignores the * group",
    // Google’s robots.cc, ExtractUserAgent: a name ends at the first character other than [A-Za-z_-].
    "no-google-name": "no match in Google’s parser, which cuts tokens at digits, dots and spaces",
  } satisfies Readonly<Record<CrawlerFact, string>>,

  /** The same where there is little room. */
  shortFacts: {
    retired: "retired",
    "control-token": "control token",
    "user-triggered": "user-triggered",
    "ignores-star": "ignores *",
    "no-google-name": "no match in Google’s parser",
  } satisfies Readonly<Record<CrawlerFact, string>>,

  /** Why a list of a purpose's crawlers does not have one. */
  leftOutFor: {
    retired: "retired",
    "other-purpose": "mainly for another purpose",
    "user-triggered": "triggered by users, no product token",
    "no-token": "no product token",
  } satisfies Readonly<Record<LeftOutFor, string>>,

  /** The crawlers that a list of a purpose leaves out, each with the reason; null where it has all. */
  leftOut({ leftOut }: Purpose): string | null {
    const parts = Object.entries(catalogueWords.leftOutFor).flatMap(([reason, said]) => {
      const names = leftOut.filter((it) => it.reason === reason).map(({ crawler }) => crawler.name);
      return names.length > 0 ? `${listText(names)} (${said})` : [];
    });
    return parts.length > 0 ? parts.join("; ") : null;
  },

  /** All that is to be known of a crawler, in a line. */
  allFacts: (facts: readonly CrawlerFact[]): string =>
    facts.map((fact) => catalogueWords.facts[fact]).join("; "),
};
