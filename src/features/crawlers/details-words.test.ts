import { expect, test } from "vitest";
import { crawlers } from "../../engine/crawlers/index.ts";
import { crawlerTextOf } from "./details-words.ts";

test.each(crawlers)("What is said of $name is not empty and not padded", (crawler) => {
  const { purpose, obeys, notes } = crawlerTextOf(crawler);
  for (const text of [purpose, obeys]) expect(text).not.toBe("");
  for (const text of [purpose, obeys, notes]) expect(text).toBe(text.trim());
});
