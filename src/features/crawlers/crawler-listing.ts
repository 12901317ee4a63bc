import type { Category, Crawler } from "../../engine/crawlers/crawler.ts";
import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { purposeTokenNamed } from "../../engine/crawlers/purpose-tokens.ts";
import { type LeftOutFor, purposeOf } from "../../engine/crawlers/purposes.ts";
import { crawlersMatching } from "../../engine/crawlers/search.ts";
import { productTokenOf } from "../../engine/crawlers/user-agent.ts";
import type { Join } from "../../engine/parse/join.ts";
import { catalogueWords } from "../../words/catalogue.ts";
import { crawlerListWords } from "./words.ts";

/** A row of the Crawlers panel: a heading, over crawlers that can be added together if it has tokens; a crawler by its product token; what is known of it; a crawler that robots.txt cannot name; or a product token as typed. */
export type ListingRow =
  | {
      readonly kind: "heading";
      readonly title: string;
      readonly count: number;
      readonly tokens: readonly string[];
      /** Only of the crawlers of one purpose. */
      readonly purpose?: Category;
    }
  | { readonly kind: "crawler"; readonly token: string }
  | { readonly kind: "details"; readonly crawler: Crawler }
  | { readonly kind: "unnamed"; readonly crawler: Crawler }
  /** A product token that the catalogue does not have, to be added as typed. */
  | { readonly kind: "own"; readonly token: string };

/** Names of the file beyond this many are counted, not listed. */
const NAMED_SHOWN = 200;

/** The crawlers of the table, then those that the file names besides. */
export function crawlersAtHand(chosen: readonly string[], { groups }: Join): ListingRow[] {
  const known = new Set(chosen.map((token) => token.toLowerCase()));
  const named = groups.flatMap(({ agents }) => agents);
  const isCrawler = (token: string) => token !== "*" && token !== "" && !purposeTokenNamed(token);
  const others = named.filter(({ token }) => isCrawler(token) && !known.has(token));
  const tokens = new Set(
    others.slice(0, NAMED_SHOWN).map(({ name }) => catalogueSpelling(productTokenOf(name) || name)),
  );
  for (const token of chosen) tokens.delete(token);
  // A name in two spellings is one crawler.
  const count = tokens.size + Math.max(0, others.length - NAMED_SHOWN);
  return [...chosen.map(row), ...section(crawlerListWords.alsoNamed, count, [...tokens])];
}

/** The crawlers that asked for something by a log, those with most requests first. */
export function crawlersAsking(
  logged: readonly { readonly token: string }[],
  chosen: readonly string[],
): ListingRow[] {
  const asking = logged.flatMap(({ token }) => (token === "" ? [] : token));
  const known = new Set(chosen.map((token) => token.toLowerCase()));
  const tokens = asking.filter((token) => !known.has(token.toLowerCase()));
  const title = crawlerListWords.askedByHeader;
  return [{ kind: "heading", title, count: asking.length, tokens }, ...asking.map(row)];
}

/** The crawlers of the catalogue with one purpose, and below them those that its count leaves out. */
export function crawlersFor(purpose: Category): ListingRow[] {
  const { named, leftOut } = purposeOf(purpose);
  const tokens = named.flatMap(firstToken);
  const title = catalogueWords.categories[purpose];
  return [
    { kind: "heading", title, count: tokens.length, tokens, purpose },
    ...tokens.map(row),
    ...LEFT_OUT_FOR.flatMap((reason) => {
      const others = leftOut.filter((it) => it.reason === reason).map(({ crawler }) => crawler);
      if (others.length === 0) return [];
      const heading = { title: crawlerListWords.leftOut(reason), count: others.length, tokens: [] };
      return [{ kind: "heading", ...heading } as const, ...others.map(rowOf)];
    }),
  ];
}

const LEFT_OUT_FOR: readonly LeftOutFor[] = [
  "other-purpose",
  "retired",
  "user-triggered",
  "no-token",
];

function rowOf(crawler: Crawler): ListingRow {
  const [token] = crawler.tokens;
  return token === undefined ? { kind: "unnamed", crawler } : row(token);
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
