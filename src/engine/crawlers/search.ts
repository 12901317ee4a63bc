import { lowerCase } from "../text/characters.ts";
import type { Crawler } from "./crawler.ts";
import { crawlerNamed, crawlers } from "./index.ts";
import { productTokenOf } from "./user-agent.ts";

/**
 * The crawlers of the catalogue that a person may mean who typed or pasted this, each by one
 * product token, best first: the crawler that the text names (a token, or a User-Agent header),
 * then tokens that begin like it, then names, then operators, then whatever contains it, and last
 * those that are retired. Crawlers that match equally well stay in the order of the catalogue.
 * Nothing typed matches nothing.
 */
export function crawlersMatching(typed: string): readonly string[] {
  const word = lowerCase(typed.trim());
  if (word === "") return [];
  const named = crawlerNamed(productTokenOf(typed));
  const found = crawlers.flatMap((crawler) => {
    const match = matchOf(crawler, named, word);
    if (!match) return [];
    return crawler.retired && crawler !== named ? { ...match, rank: RETIRED } : match;
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ token }) => token);
}

interface Match {
  readonly token: string;
  /** Lower is better. */
  readonly rank: number;
}

const RETIRED = 5;

function matchOf(crawler: Crawler, named: Crawler | null, word: string): Match | null {
  const { tokens, name, operator } = crawler;
  const [usual] = tokens;
  if (usual === undefined) return null;
  const lower = tokens.map(lowerCase);
  const exact = lower.indexOf(word);
  if (crawler === named) return { token: tokens[exact] ?? usual, rank: 0 };
  const prefixed = lower.findIndex((token) => token.startsWith(word));
  if (prefixed >= 0) return { token: tokens[prefixed] ?? usual, rank: 1 };
  if (beginsAWord(lowerCase(name), word)) return { token: usual, rank: 2 };
  if (beginsAWord(lowerCase(operator), word)) return { token: usual, rank: 3 };
  const contains = [...lower, lowerCase(name), lowerCase(operator)].some((text) =>
    text.includes(word),
  );
  return contains ? { token: usual, rank: 4 } : null;
}

function beginsAWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at === 0 || (at > 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)));
}
