import {
  type Crawler,
  crawlerNamed,
  crawlers,
  crawlerTokens,
  legacyTokens,
} from "../engine/crawlers/index.ts";
import { lowerCase } from "../engine/text/characters.ts";

/** The token of the catalogue that an unknown name differs from by one slip, or only by marks between words; null where there is none. */
export function intendedToken(name: string): string | null {
  if (name.length > 2 * LONGEST || crawlerNamed(name)) return null;
  const bare = withoutMarks(name);
  const same = byBareName.get(bare);
  if (same !== undefined) return same;
  for (let length = bare.length - 1; length <= bare.length + 1; length++)
    for (const other of byLength[length] ?? []) {
      const slip = slipBetween(bare, other);
      const token = byBareName.get(other);
      if (slip && token && length >= SHORTEST[slip] && !isSibling(name, token)) return token;
    }
  return null;
}

type Slip = "swapped" | "missing" | "other";

// How long a token must be: a shorter one is too often only one letter different from another
// crawler, as rogerbot is from RoverBot.
const SHORTEST: Readonly<Record<Slip, number>> = { swapped: 6, missing: 7, other: 9 };

/** Whether a name differs from a token only in a short ending by which several crawlers of one family differ: `SemrushBot-SA` is another crawler than SemrushBot-BA. */
function isSibling(name: string, token: string): boolean {
  const stem = lowerCase(token.slice(0, token.lastIndexOf("-") + 1));
  if (stem === "" || token.length > stem.length + 3 || !lowerCase(name).startsWith(stem))
    return false;
  return crawlerTokens.filter((other) => lowerCase(other).startsWith(stem)).length > 1;
}

const LONGEST = Math.max(...crawlerTokens.map((token) => token.length));

const byBareName: ReadonlyMap<string, string> = new Map(
  crawlerTokens.map((token): [string, string] => [withoutMarks(token), token]),
);

/** Tokens without marks, by their length. */
const byLength: readonly (readonly string[])[] = Array.from({ length: LONGEST + 1 }, (_, length) =>
  [...byBareName.keys()].filter((bare) => bare.length === length),
);

function withoutMarks(name: string): string {
  return lowerCase(name).replace(/[\s._-]/g, "");
}

/** The one slip between different texts: two characters swapped, one missing in either, or one replaced; null where they differ by more. */
function slipBetween(a: string, b: string): Slip | null {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a[from] === b[from]) from++;
  let tail = 0;
  while (tail < shorter - from && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const [left, right] = [a.slice(from, a.length - tail), b.slice(from, b.length - tail)];
  if (left.length <= 1 && right.length <= 1)
    return left.length < right.length || right === "" ? "missing" : "other";
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped ? "swapped" : null;
}

/** The tokens that an unknown name of three letters or more may stand for: the one that it is spelt nearly like, or that it begins with, or those of a company or a product; none for any other name. */
export function tokensMeant(name: string): readonly string[] {
  // `X` is a company, and any name.
  if (name.length < 3) return [];
  const token = intendedToken(name) ?? tokenBeforeKind(name);
  return token === null ? tokensOfBrand(name) : [token];
}

/** The tokens of the crawlers of a company or a product with this name, where no crawler has it: `OpenAI`, `ChatGPT`. */
function tokensOfBrand(name: string): readonly string[] {
  return isSought(name) ? [] : (byBrand.get(lowerCase(name)) ?? []);
}

/** The token that a name begins with, where a word for a device or a kind of crawler follows it, for which no crawler looks: `Googlebot-Smartphone`; null for any other name. */
function tokenBeforeKind(name: string): string | null {
  const bare = name.replace(KIND, "");
  // R209.
  const isRetired = legacyTokens.some(({ token }) => lowerCase(token) === lowerCase(name));
  return bare === name || isRetired || isSought(name) ? null : (crawlerNamed(bare) && bare) || null;
}

const KIND = /[ _-](?:smartphone|desktop|mobile|tablet|search|user|crawler|spider|bot|agent)$/i;

/** Whether a crawler of the catalogue looks for the name: its own, or the one of its family, such as `Yandex`. */
export function isSought(name: string): boolean {
  return sought.has(lowerCase(name));
}

const sought: ReadonlySet<string> = new Set(
  crawlers.flatMap(({ chain, tokens }) => [...chain, ...tokens].map(lowerCase)),
);

const byBrand = new Map<string, readonly string[]>();
for (const crawler of crawlers)
  for (const brand of brandsOf(crawler))
    byBrand.set(brand, [...(byBrand.get(brand) ?? []), ...crawler.tokens]);

/** Its operator, and its tokens up to a hyphen or a space, or without `bot`. */
function brandsOf({ operator, tokens }: Crawler): ReadonlySet<string> {
  const products = tokens.flatMap((token) => {
    const ends = [...token.matchAll(/[- ]|bot$/gi)].map(({ index }) => index);
    return ends.map((end) => token.slice(0, end));
  });
  return new Set([operator, ...products].map(lowerCase));
}
