import { lowerCase } from "../text/characters.ts";
import {
  ads,
  aiAssistant,
  aiSearch,
  aiTraining,
  archive,
  other,
  search,
  seo,
  social,
} from "./catalogue.ts";
import type { Category, Crawler } from "./crawler.ts";

const LISTS: readonly (readonly [category: Category, list: readonly Crawler[]])[] = [
  ["search", search],
  ["ai-training", aiTraining],
  ["ai-search", aiSearch],
  ["ai-assistant", aiAssistant],
  ["ads", ads],
  ["seo", seo],
  ["archive", archive],
  ["social", social],
  ["other", other],
];

/** Every category, in the order the page offers them. */
export const categories: readonly Category[] = LISTS.map(([category]) => category);

/** Every crawler of the catalogue, by category and then the best known first. */
export const crawlers: readonly Crawler[] = LISTS.flatMap(([, list]) => list);

/** Those that send requests, and have a token to send. */
export const senders: readonly Crawler[] = crawlers.filter(
  ({ kind, tokens }) => kind !== "control token" && tokens.length > 0,
);

/** The crawler that has this product token, in any case, or null. Tokens arrive from people and links, so any string may be asked for. */
export function crawlerNamed(token: string): Crawler | null {
  return byToken.get(lowerCase(token)) ?? null;
}

const byToken: ReadonlyMap<string, Crawler> = new Map(
  crawlers.flatMap((crawler) =>
    crawler.tokens.map((token): [string, Crawler] => [lowerCase(token), crawler]),
  ),
);

export type { Category, Crawler } from "./crawler.ts";
