import type { DialectId } from "../parse/dialect.ts";

/** What a crawler is for, as the page groups them. */
export type Category =
  | "search"
  | "ai-training"
  | "ai-search"
  | "ai-assistant"
  | "ads"
  | "seo"
  | "archive"
  | "social"
  | "other";

/** What stands behind a token. A control token makes no requests: another crawler fetches and obeys it. */
export type Kind =
  | "crawler"
  | "control token"
  | "user-triggered fetcher"
  | "user-registered fetcher"
  | "library";

/** A crawler that site owners meet: what judging and listing it needs. The rest is in details/. */
export interface Crawler {
  /** As people call it. */
  readonly name: string;
  /** Product tokens as written in robots.txt; none where robots.txt cannot address it. */
  readonly tokens: readonly string[];
  /** The groups it looks for, in this order, without `*`. */
  readonly chain: readonly string[];
  /** Whether the group of `*` applies when no group of the chain exists. */
  readonly followsStar: boolean;
  /** The dialect that comes nearest to how it reads robots.txt. */
  readonly reader: DialectId;
  readonly kind: Kind;
  readonly operator: string;
  readonly category: Category;
}

/** A crawler as the lists write it: what is left out is as `crawlersOf` fills it in. */
export interface Entry {
  readonly name: string;
  /** Left out: the name is the token. */
  readonly tokens?: readonly string[];
  /** Groups it looks for when there is none of its own first token. Left out: none. */
  readonly fallback?: readonly string[];
  /** Left out: true. */
  readonly followsStar?: boolean;
  /** Left out: rfc9309. */
  readonly reader?: DialectId;
  /** Left out: crawler. */
  readonly kind?: Kind;
  readonly operator: string;
}

/** The crawlers of one category, complete, in the order given. */
export function crawlersOf(category: Category, entries: readonly Entry[]): readonly Crawler[] {
  return entries.map((entry) => crawlerOf(category, entry));
}

function crawlerOf(category: Category, entry: Entry): Crawler {
  const tokens = entry.tokens ?? [entry.name];
  return {
    name: entry.name,
    tokens,
    chain: [...tokens.slice(0, 1), ...(entry.fallback ?? [])],
    followsStar: entry.followsStar ?? true,
    reader: entry.reader ?? "rfc9309",
    kind: entry.kind ?? "crawler",
    operator: entry.operator,
    category,
  };
}

/** What a site owner must know of a crawler before trusting a verdict. */
export type CrawlerFact = "control-token" | "user-triggered" | "ignores-star" | "no-google-name";

/** What is to be known of a crawler, the weightiest first. */
export function crawlerFacts(crawler: Crawler): readonly CrawlerFact[] {
  const facts: CrawlerFact[] = [];
  if (crawler.kind === "control token") facts.push("control-token");
  if (crawler.kind === "user-triggered fetcher") facts.push("user-triggered");
  if (!crawler.followsStar && crawler.chain.length > 0) facts.push("ignores-star");
  if (crawler.tokens.some((token) => /[^A-Za-z_-]/.test(token))) facts.push("no-google-name");
  return facts;
}
