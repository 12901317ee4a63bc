import LZString from "lz-string";
import { parseRobots } from "../src/engine/index.ts";
import { encodeLink } from "../src/tasks/links/write-link.ts";
import { PLAIN } from "../test/golden-links.ts";
import type { RealFile } from "./real-files.ts";

/** What was asked for: our median over the other's. */
export const WANTED = { file: 0.5, state: 0.45 };

/** The fragments of one file, in characters: ours and the others'. */
export interface Lengths {
  readonly file: readonly [ours: number, lz: number];
  readonly state: readonly [ours: number, lz: number];
}

/** How long the links of a file are, alone and as a whole state: with three URLs and two crawlers. */
export async function lengthsOf({ text, host }: RealFile): Promise<Lengths> {
  const urls = urlsFor(text, host ?? "shop.test");
  const crawlers = ["Googlebot", "GPTBot"];
  const alone = await encodeLink({ ...PLAIN, text });
  const whole = await encodeLink({ ...PLAIN, text, urls, crawlers });
  return {
    file: [alone.length, LZString.compressToEncodedURIComponent(text).length],
    state: [
      whole.length,
      LZString.compressToEncodedURIComponent(JSON.stringify({ text, urls, crawlers })).length,
    ],
  };
}

/** The number that this share of all numbers do not exceed; 0.5 is the median. */
export function atShare(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** The home page, and a URL under the first and under the middle rule of the file. */
function urlsFor(text: string, host: string): readonly string[] {
  const rules = parseRobots(text).groups.flatMap(({ rules }) => rules);
  const paths = rules.map(({ path }) => path.replaceAll("*", "x").replace(/\$$/, ""));
  const [first = "/about", middle = "/search?q=shoes"] = [paths[0], paths[paths.length >> 1]];
  return ["/", first, `${middle}a-page`].map((path) => `https://${host}${path}`);
}
