import { type Follower, followerOf } from "../decide/select.ts";
import { defaultDialect, dialectNamed } from "../dialects/index.ts";
import type { Dialect } from "../parse/dialect.ts";
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

/** A former product token, and the one that its crawler goes by today, or that of its successor. */
interface Legacy {
  readonly token: string;
  readonly present: string;
}

/** Former tokens that files still name. */
export const legacyTokens: readonly Legacy[] = [
  // 404 Media, 29 July 2024, with Anthropic’s answer: both are no longer in use, and ClaudeBot obeys
  // what was written for them. Anthropic’s documentation names ClaudeBot only.
  { token: "anthropic-ai", present: "ClaudeBot" },
  { token: "Claude-Web", present: "ClaudeBot" },
  // Bing Webmaster Blog, June 2010: as of 1 October; bingbot obeys groups of msnbot where it has none.
  { token: "msnbot", present: "bingbot" },
  // The crawler of Alexa Internet, whose pages the Wayback Machine showed.
  { token: "ia_archiver", present: "archive.org_bot" },
];

const legacyByToken: ReadonlyMap<string, Legacy> = new Map(
  legacyTokens.map((legacy) => [lowerCase(legacy.token), legacy]),
);

/** The former token of this name, in any case, or null. */
export function legacyNamed(name: string): Legacy | null {
  return legacyByToken.get(lowerCase(name)) ?? null;
}

/** How the crawler with this product token chooses its group: as the catalogue says, else by its own name and then `*`. */
export function followerNamed(token: string): Follower {
  const known = crawlerNamed(token);
  if (!known) return followerOf(token);
  const others = known.chain.filter((name) => lowerCase(name) !== lowerCase(token));
  return { chain: [token, ...others], followsStar: known.followsStar };
}

/** The dialect that comes nearest to how the crawler with this product token reads. */
export function readerNamed(token: string): Dialect {
  return dialectNamed(crawlerNamed(token)?.reader ?? defaultDialect.id) ?? defaultDialect;
}
