import { type Crawler, crawlers } from "../../crawlers/index.ts";
import { lowerCase } from "../../text/characters.ts";

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
