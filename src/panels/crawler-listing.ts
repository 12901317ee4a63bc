import type { Analysis } from "../engine/analysis.ts";
import type { Category, Crawler } from "../engine/crawlers/crawler.ts";
import { crawlerNamed, crawlers } from "../engine/crawlers/index.ts";
import { productTokenOf } from "../engine/crawlers/user-agent.ts";

/** A row of the Crawlers panel: a heading, or a crawler by its product token. */
export type ListingRow =
  | { readonly kind: "heading"; readonly title: string; readonly count: number }
  | { readonly kind: "crawler"; readonly token: string };

/** Names of the file beyond this many are counted, not listed. */
const NAMED_SHOWN = 200;

/** The crawlers of the table, then those that the file names besides. */
export function crawlersAtHand(chosen: readonly string[], analysis: Analysis): ListingRow[] {
  const known = new Set(chosen.map((token) => token.toLowerCase()));
  const named = analysis.groups.flatMap(({ agents }) => agents);
  const others = named.filter(({ token }) => token !== "*" && token !== "" && !known.has(token));
  const tokens = new Set(
    others.slice(0, NAMED_SHOWN).map(({ name }) => catalogueSpelling(productTokenOf(name) || name)),
  );
  for (const token of chosen) tokens.delete(token);
  const heading = { title: "Also named in this file", count: others.length };
  return [
    ...chosen.map(row),
    ...(tokens.size > 0 ? [{ kind: "heading", ...heading } as const] : []),
    ...[...tokens].map(row),
  ];
}

/** The crawlers of the catalogue with one purpose. */
export function crawlersFor(category: Category): ListingRow[] {
  return crawlers
    .filter((crawler) => crawler.category === category)
    .flatMap(firstToken)
    .map(row);
}

/** The crawler that the text names, then those whose name or operator contains it. */
export function crawlersFound(typed: string): ListingRow[] {
  const word = typed.trim().toLowerCase();
  const named = catalogueSpelling(productTokenOf(typed));
  const matching = crawlers.filter(({ name, operator, tokens }) =>
    [name, operator, ...tokens].some((text) => text.toLowerCase().includes(word)),
  );
  return [...new Set([named, ...matching.flatMap(firstToken)])].filter(Boolean).map(row);
}

/** The token as the catalogue spells it, if it is there. */
export function catalogueSpelling(token: string): string {
  const lower = token.toLowerCase();
  return crawlerNamed(token)?.tokens.find((known) => known.toLowerCase() === lower) ?? token;
}

function firstToken({ tokens }: Crawler): readonly string[] {
  return tokens.slice(0, 1);
}

function row(token: string): ListingRow {
  return { kind: "crawler", token };
}
