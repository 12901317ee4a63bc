import { expect, test } from "vitest";
import { laterTableWords } from "./later-words.ts";
import { verdictTableWords } from "./words.ts";

test.each([
  [12, 240, "12 of 240 URLs"],
  [1, 100_000, "1 of 100,000 URLs"],
  [240, 240, "240 URLs"],
  [1, 1, "1 URL"],
  [0, 0, "0 URLs"],
  [0, 240, "No URL matches."],
  [null, 240, "Looking through 240 URLs…"],
])("%s URLs shown of %s are told as: %s", (shown, total, phrase) => {
  expect(laterTableWords.rows(shown, total)).toBe(phrase);
});

test("an order of the rows is told", () => {
  expect([
    verdictTableWords.sortedByUrl(false),
    verdictTableWords.sortedByUrl(true),
    verdictTableWords.sortedByVerdict("GPTBot", false),
    verdictTableWords.sortedByVerdict("GPTBot", true),
  ]).toEqual([
    "Sorted by URL, from A to Z",
    "Sorted by URL, from Z to A",
    "Sorted by the verdicts for GPTBot, blocked first",
    "Sorted by the verdicts for GPTBot, blocked last",
  ]);
});
