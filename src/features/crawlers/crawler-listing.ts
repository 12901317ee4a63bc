import type { Category, Crawler } from "../../engine/crawlers/crawler.ts";
import { crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import { crawlersMatching } from "../../engine/crawlers/search.ts";
import { productTokenOf } from "../../engine/crawlers/user-agent.ts";
import type { Join } from "../../engine/parse/join.ts";
import { crawlerListWords } from "./words.ts";

/** A row of the Crawlers panel: a heading over crawlers that can be added together, a crawler by its product token, what is known of it, or a product token as typed. */
export type ListingRow =
  | {
      readonly kind: "heading";
      readonly title: string;
      readonly count: number;
      readonly tokens: readonly string[];
    }
  | { readonly kind: "crawler"; readonly token: string }
  | { readonly kind: "details"; readonly crawler: Crawler }
  /** A product token that the catalogue does not have, to be added as typed. */
  | { readonly kind: "own"; readonly token: string };

/** Names of the file beyond this many are counted, not listed. */
const NAMED_SHOWN = 200;

/** The crawlers of the table, then those that the file names besides. */
export function crawlersAtHand(chosen: readonly string[], { groups }: Join): ListingRow[] {
  const known = new Set(chosen.map((token) => token.toLowerCase()));
  const named = groups.flatMap(({ agents }) => agents);
  const others = named.filter(({ token }) => token !== "*" && token !== "" && !known.has(token));
  const tokens = new Set(
    others.slice(0, NAMED_SHOWN).map(({ name }) => catalogueSpelling(productTokenOf(name) || name)),
  );
  for (const token of chosen) tokens.delete(token);
  return [...chosen.map(row), ...section(crawlerListWords.alsoNamed, others.length, [...tokens])];
}

/** The crawlers of the catalogue with one purpose. */
export function crawlersFor(category: Category, title: string): ListingRow[] {
  const tokens = crawlers.filter((crawler) => crawler.category === category).flatMap(firstToken);
  return section(title, tokens.length, tokens);
}

/** The crawlers that the text may mean, best first; last, unless it is a token of the catalogue, the text itself as a product token. */
export function crawlersFound(typed: string): ListingRow[] {
  const tokens = crawlersMatching(typed);
  const named = productTokenOf(typed);
  const own: ListingRow[] = named && !crawlerNamed(named) ? [{ kind: "own", token: named }] : [];
  return [...section(crawlerListWords.inCatalogue, tokens.length, tokens), ...own];
}

/** The rows with what is known of a crawler below it. */
export function withDetails(rows: readonly ListingRow[], token: string | null): ListingRow[] {
  const crawler = token === null ? null : crawlerNamed(token);
  if (!crawler) return [...rows];
  return rows.flatMap((it): ListingRow[] =>
    it.kind === "crawler" && it.token === token ? [it, { kind: "details", crawler }] : [it],
  );
}

/** The token as the catalogue spells it, if it is there. */
export function catalogueSpelling(token: string): string {
  const lower = token.toLowerCase();
  return crawlerNamed(token)?.tokens.find((known) => known.toLowerCase() === lower) ?? token;
}

function firstToken({ tokens }: Crawler): readonly string[] {
  return tokens.slice(0, 1);
}

function section(title: string, count: number, tokens: readonly string[]): ListingRow[] {
  if (tokens.length === 0) return [];
  return [{ kind: "heading", title, count, tokens }, ...tokens.map(row)];
}

function row(token: string): ListingRow {
  return { kind: "crawler", token };
}
