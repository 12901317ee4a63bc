// A page that knows the names of crawlers must be able to parse the file as each of them does.
import "../dialects/index.ts";
import { lowerCase } from "../text/characters.ts";
import { catalogue } from "./catalogue.ts";
import { type Category, type Crawler, crawlerOf } from "./crawler.ts";

/** Every category, in the order of the page. */
export const categories = Object.keys(catalogue) as readonly Category[];

/** Every crawler of the catalogue, by category and then the best known first. */
export const crawlers: readonly Crawler[] = categories.flatMap((category) =>
  catalogue[category].map((entry) => crawlerOf(category, entry)),
);

/** The product tokens of all crawlers, in the same order. */
export const crawlerTokens: readonly string[] = crawlers.flatMap(({ tokens }) => tokens);

/** Crawlers that send requests and have a token. */
export const senders: readonly Crawler[] = crawlers.filter(
  ({ kind, tokens }) => kind !== "control token" && tokens.length > 0,
);

/** Crawlers that obey only groups that name them. */
export const ignoringStar: readonly Crawler[] = crawlers.filter(
  ({ kind, followsStar, tokens, retired }) =>
    kind === "crawler" && !followsStar && tokens.length > 0 && !retired,
);

/** The crawler with this product token, in any case, or null. People type tokens and links carry them, so any string is possible. */
export function crawlerNamed(token: string): Crawler | null {
  return byToken.get(lowerCase(token)) ?? null;
}

const byToken: ReadonlyMap<string, Crawler> = new Map(
  crawlers.flatMap((crawler) =>
    crawler.tokens.map((token): [string, Crawler] => [lowerCase(token), crawler]),
  ),
);

export type { Category, Crawler } from "./crawler.ts";
export { followerNamed, readerNamed } from "./following.ts";

/** A former product token, and the token that the crawler or its successor uses today. */
interface Legacy {
  readonly token: string;
  readonly present: string;
  /** Set where the successor also does the work of other crawlers: a rule against the former may not be meant for it. */
  readonly isPart?: true;
}

/** Former tokens that files still contain. */
export const legacyTokens: readonly Legacy[] = [
  // 404 Media, 29 July 2024, with Anthropic’s answer: Anthropic does not use them any more, and ClaudeBot
  // obeys the rules for them. Anthropic’s documentation names only ClaudeBot.
  { token: "anthropic-ai", present: "ClaudeBot" },
  { token: "Claude-Web", present: "ClaudeBot" },
  // Bing Webmaster Blog, June 2010: from 1 October on; bingbot obeys groups for msnbot where it has none.
  { token: "msnbot", present: "bingbot" },
  // Google Search Central Blog, January 2014: smartphones get Googlebot; only crawlers for feature
  // phones kept the token, and Google’s list of crawlers no longer has it.
  { token: "Googlebot-Mobile", present: "Googlebot", isPart: true },
  // The crawler of Alexa Internet, which supplied pages to the Wayback Machine.
  { token: "ia_archiver", present: "archive.org_bot" },
  // semrush.com/bot, which names SiteAuditBot for site audits. Headers in logs had SemrushBot-SA/0.97 before.
  { token: "SemrushBot-SA", present: "SiteAuditBot" },
];

const legacyByToken: ReadonlyMap<string, Legacy> = new Map(
  legacyTokens.map((legacy) => [lowerCase(legacy.token), legacy]),
);

/** The former token with this name, in any case, or null. */
export function legacyNamed(name: string): Legacy | null {
  return legacyByToken.get(lowerCase(name)) ?? null;
}
