import { type Crawler, crawlerNamed, crawlers } from "../engine/crawlers/index.ts";
import { lowerCase } from "../engine/text/characters.ts";

/** The token of the catalogue that a name of no crawler is one slip away from, or the same but for marks between words; null where there is none. */
export function intendedToken(name: string): string | null {
  if (name.length > 2 * LONGEST || crawlerNamed(name)) return null;
  const bare = withoutMarks(name);
  const same = byBareName.get(bare);
  if (same !== undefined) return same;
  for (let length = bare.length - 1; length <= bare.length + 1; length++)
    for (const other of byLength[length] ?? []) {
      const slip = slipBetween(bare, other);
      if (slip && length >= SHORTEST[slip]) return byBareName.get(other) ?? null;
    }
  return null;
}

type Slip = "swapped" | "missing" | "other";

// How long a token must be: a shorter one is too often one letter from the name of another crawler,
// as rogerbot is from RoverBot.
const SHORTEST: Readonly<Record<Slip, number>> = { swapped: 6, missing: 7, other: 9 };

const TOKENS = crawlers.flatMap(({ tokens }) => tokens);
const LONGEST = Math.max(...TOKENS.map((token) => token.length));

const byBareName: ReadonlyMap<string, string> = new Map(
  TOKENS.map((token): [string, string] => [withoutMarks(token), token]),
);

/** Tokens without marks, by how long they are. */
const byLength: readonly (readonly string[])[] = Array.from({ length: LONGEST + 1 }, (_, length) =>
  [...byBareName.keys()].filter((bare) => bare.length === length),
);

function withoutMarks(name: string): string {
  return lowerCase(name).replace(/[\s._-]/g, "");
}

/** The one slip between different texts: two characters swapped, one missing in either, or one other; null where there is more between them. */
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

/** The tokens of the crawlers that a name suggests which is none of theirs, but a company’s or a product’s: `OpenAI`, `ChatGPT`. */
export function tokensOfBrand(name: string): readonly string[] {
  return isSought(name) ? [] : (byBrand.get(lowerCase(name)) ?? []);
}

/** Whether a crawler of the catalogue looks for the name: its own or, as `Yandex`, that of all its family. */
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

/** Its operator, and its tokens as far as a hyphen or space, or without `bot`. */
function brandsOf({ operator, tokens }: Crawler): ReadonlySet<string> {
  const products = tokens.flatMap((token) => {
    const ends = [...token.matchAll(/[- ]|bot$/gi)].map(({ index }) => index);
    return ends.map((end) => token.slice(0, end));
  });
  return new Set([operator, ...products].map(lowerCase));
}
