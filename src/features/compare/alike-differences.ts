import type { CrawlerDifference, Difference } from "./crawler-differences.ts";

/** Crawlers, by token, of which the same was found, to the line. */
export interface AlikeDifference {
  readonly readers: readonly string[];
  readonly difference: Difference;
}

/** What was found, once for all crawlers of which it was found, in the order of the first. */
export function alikeDifferences(found: readonly CrawlerDifference[]): readonly AlikeDifference[] {
  const byDifference = new Map<string, { readers: string[]; difference: Difference }>();
  for (const { token, difference } of found) {
    const key = JSON.stringify(difference);
    const known = byDifference.get(key);
    if (known) known.readers.push(token);
    else byDifference.set(key, { readers: [token], difference });
  }
  return [...byDifference.values()];
}
