import type { Category } from "./crawler.ts";
import { type Crawler, crawlers } from "./index.ts";

/** Why rules for a purpose leave one of its crawlers out. */
export type LeftOutFor =
  /** It does more than this: a search engine’s crawler that also collects for AI, say. */
  | "other-purpose"
  /** It fetches nothing any more. */
  | "retired"
  /** It fetches for users, and robots.txt cannot name it. */
  | "user-triggered"
  /** robots.txt cannot name it. */
  | "no-token";

/** The crawlers of a purpose, as every list of them has them: snippets, templates, and the region Crawlers. */
export interface Purpose {
  /** Those that rules can reach, in the order of the catalogue. */
  readonly named: readonly Crawler[];
  readonly leftOut: readonly { readonly crawler: Crawler; readonly reason: LeftOutFor }[];
}

/** The crawlers of the catalogue with this purpose. */
export function purposeOf(category: Category): Purpose {
  const all = crawlers.filter(({ purposes }) => purposes.includes(category));
  return {
    named: all.filter((crawler) => leftOutFor(crawler, category) === null),
    leftOut: all.flatMap((crawler) => {
      const reason = leftOutFor(crawler, category);
      return reason ? { crawler, reason } : [];
    }),
  };
}

/** Every product token by which a file names the crawlers of a purpose. */
export function tokensOf({ named }: Purpose): readonly string[] {
  return named.flatMap(({ tokens }) => tokens);
}

function leftOutFor(crawler: Crawler, purpose: Category): LeftOutFor | null {
  if (crawler.retired) return "retired";
  if (crawler.category !== purpose) return "other-purpose";
  if (crawler.tokens.length > 0) return null;
  return crawler.kind === "user-triggered fetcher" ? "user-triggered" : "no-token";
}
