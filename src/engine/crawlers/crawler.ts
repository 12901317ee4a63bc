import type { DialectId } from "../parse/dialect.ts";
import { followerNamed, readerNamed } from "./following.ts";

/** The purposes by which the page groups crawlers. */
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

/** What has a token. A control token sends no requests: another crawler fetches the pages and obeys its rules. */
type Kind =
  | "crawler"
  | "control token"
  | "user-triggered fetcher"
  | "user-registered fetcher"
  | "library";

/** A crawler that site owners meet: the facts for its verdicts (see following.ts) and for lists. The other facts are in details.ts. */
export interface Crawler {
  /** The name that people use. */
  readonly name: string;
  /** Product tokens as written in robots.txt; empty if robots.txt cannot address the crawler. */
  readonly tokens: readonly string[];
  /** The tokens of the groups that it looks for, in this order, without `*`. */
  readonly chain: readonly string[];
  /** Whether the `*` group applies when the file has no group of the chain. */
  readonly followsStar: boolean;
  /** The dialect that comes nearest to its parser. */
  readonly reader: DialectId;
  readonly kind: Kind;
  readonly operator: string;
  /** What it is mainly for: the list that it belongs to. */
  readonly category: Category;
  /** All that its operator says it is for, the main purpose first. */
  readonly purposes: readonly Category[];
  /** Whether it no longer fetches anything; a successor is a crawler of its own. */
  readonly retired: boolean;
}

/** A crawler as in the catalogue; `crawlerOf` fills in the missing fields. */
export interface Entry {
  readonly name: string;
  /** Default: the name is the token. */
  readonly tokens?: readonly string[];
  /** Default: crawler. */
  readonly kind?: Kind;
  readonly operator: string;
  /** What it is for besides the main purpose. Default: nothing. */
  readonly also?: readonly Category[];
  /** Default: false. */
  readonly retired?: boolean;
}

/** A crawler of a category, complete. */
export function crawlerOf(category: Category, entry: Entry): Crawler {
  const tokens = entry.tokens ?? [entry.name];
  const [token] = tokens;
  const { chain, followsStar } =
    token === undefined ? { chain: [], followsStar: false } : followerNamed(token);
  return {
    name: entry.name,
    tokens,
    chain,
    followsStar,
    reader: readerNamed(token ?? entry.name).id,
    kind: entry.kind ?? "crawler",
    operator: entry.operator,
    category,
    purposes: [category, ...(entry.also ?? [])],
    retired: entry.retired ?? false,
  };
}

/** What a site owner must know of a crawler before trusting a verdict. */
export type CrawlerFact =
  | "retired"
  | "control-token"
  | "user-triggered"
  | "ignores-star"
  | "no-google-name";

/** The facts about a crawler, the most important first. */
export function crawlerFacts(crawler: Crawler): readonly CrawlerFact[] {
  const facts: CrawlerFact[] = [];
  if (crawler.retired) facts.push("retired");
  if (crawler.kind === "control token") facts.push("control-token");
  if (crawler.kind === "user-triggered fetcher") facts.push("user-triggered");
  if (!crawler.followsStar && crawler.chain.length > 0) facts.push("ignores-star");
  if (crawler.tokens.some((token) => /[^A-Za-z_-]/.test(token))) facts.push("no-google-name");
  return facts;
}
