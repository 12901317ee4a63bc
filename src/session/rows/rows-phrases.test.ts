import { expect, test } from "vitest";
import { rowsPhrase, sortPhrase } from "./rows-phrases.ts";
import type { Sort } from "./table-view.ts";

test.each([
  [12, 240, "12 of 240 URLs"],
  [1, 100_000, "1 of 100,000 URLs"],
  [240, 240, "240 URLs"],
  [1, 1, "1 URL"],
  [0, 0, "0 URLs"],
  [0, 240, "No URL matches. Clear the filter."],
  [null, 240, "Looking through 240 URLs …"],
])("%s URLs shown of %s are told as: %s", (shown, total, phrase) => {
  expect(rowsPhrase(shown, total)).toBe(phrase);
});

test.each<readonly [sort: Sort, phrase: string]>([
  [{ by: "url", descending: false }, "Sorted by URL, from A to Z"],
  [{ by: "url", descending: true }, "Sorted by URL, from Z to A"],
  [
    { by: "verdict", crawler: "GPTBot", descending: false },
    "Sorted by the verdicts for GPTBot, blocked first",
  ],
  [
    { by: "verdict", crawler: "GPTBot", descending: true },
    "Sorted by the verdicts for GPTBot, blocked last",
  ],
])("%j is told as: %s", (sort, phrase) => {
  expect(sortPhrase(sort)).toBe(phrase);
});
