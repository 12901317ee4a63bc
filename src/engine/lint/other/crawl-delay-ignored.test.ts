import { expect, test } from "vitest";
import { detailsOf } from "../../crawlers/details.ts";
import { crawlers } from "../../crawlers/index.ts";
import { OPERATORS_WITHOUT_DELAY } from "./crawl-delay-ignored.ts";

const ofThem = crawlers.filter(({ operator }) => OPERATORS_WITHOUT_DELAY.has(operator));

test.each(ofThem)("$name heeds no Crawl-delay, by its operator’s documents", (crawler) => {
  expect(detailsOf(crawler).crawlDelay).toMatch(/^no(?:$|,| \()/);
});
