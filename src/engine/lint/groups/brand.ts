import { lowerCase } from "../../ascii.ts";
import { type Crawler, crawlers } from "../../crawlers/index.ts";

/** The tokens of the crawlers that a name suggests which is none of them, but a company’s or a product’s: `OpenAI`, `ChatGPT`. */
export function tokensOfBrand(name: string): readonly string[] {
  if (name.length > LONGEST || isSought(name)) return [];
  return crawlers
    .filter((crawler) => isOf(crawler, lowerCase(name)))
    .flatMap(({ tokens }) => tokens);
}

function isOf({ operator, tokens }: Crawler, brand: string): boolean {
  return (
    lowerCase(operator) === brand ||
    tokens.some((token) => {
      const lower = lowerCase(token);
      return (
        lower.startsWith(`${brand}-`) || lower.startsWith(`${brand} `) || lower === `${brand}bot`
      );
    })
  );
}

const LONGEST = Math.max(
  ...crawlers.flatMap(({ operator, tokens }) => [operator, ...tokens]).map((name) => name.length),
);

/** Whether a crawler of the catalogue looks for the name: its own or, as `Yandex`, that of all its family. */
export function isSought(name: string): boolean {
  return sought.has(lowerCase(name));
}

const sought: ReadonlySet<string> = new Set(
  crawlers.flatMap(({ chain, tokens }) => [...chain, ...tokens].map(lowerCase)),
);
