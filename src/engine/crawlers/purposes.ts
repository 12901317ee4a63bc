import type { Category } from "./crawler.ts";
import { type Crawler, crawlers } from "./index.ts";

/** Why rules for a purpose leave one of its crawlers out: it fetches nothing any more, or robots.txt cannot name it. */
export type LeftOutFor = "retired" | "no-token";

/** The crawlers of a purpose, as every list of them has them: snippets, templates, and the region Crawlers. */
export interface Purpose {
  /** Those that rules can reach, in the order of the catalogue. */
  readonly named: readonly Crawler[];
  readonly leftOut: readonly { readonly crawler: Crawler; readonly reason: LeftOutFor }[];
}

/** The crawlers of the catalogue with this purpose. */
export function purposeOf(category: Category): Purpose {
  const all = crawlers.filter((crawler) => crawler.category === category);
  return {
    named: all.filter((crawler) => leftOutFor(crawler) === null),
    leftOut: all.flatMap((crawler) => {
      const reason = leftOutFor(crawler);
      return reason ? { crawler, reason } : [];
    }),
  };
}

/** Every product token by which a file names the crawlers of a purpose. */
export function tokensOf({ named }: Purpose): readonly string[] {
  return named.flatMap(({ tokens }) => tokens);
}

function leftOutFor({ retired, tokens }: Crawler): LeftOutFor | null {
  if (retired) return "retired";
  return tokens.length === 0 ? "no-token" : null;
}
