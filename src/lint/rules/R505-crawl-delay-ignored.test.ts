import { expect, test } from "vitest";
import { testProblem } from "../../../test/lint-cases.ts";
import { detailsOf } from "../../engine/crawlers/details.ts";
import { crawlers } from "../../engine/crawlers/index.ts";
import { crawlDelayIgnored, OPERATORS_WITHOUT_DELAY } from "./R505-crawl-delay-ignored.ts";

testProblem(crawlDelayIgnored, {
  raises: [
    { file: ["User-agent: Googlebot", "Crawl-delay: 10"], at: ["2:0-15 warning"] },
    {
      file: ["User-agent: Yandex", "User-agent: applebot", "Disallow: /a", "Crawl-delay: 1.5"],
      at: ["4:0-16 warning"],
    },
    // Once for its lines.
    {
      file: ["User-agent: Amazonbot", "Crawl-delay: 1", "Disallow: /", "Crawl-delay: 2"],
      at: ["2:0-14 warning"],
    },
    // The reader observes it; the crawler does not.
    {
      file: ["User-agent: Googlebot", "Crawl-delay: 10", "Disallow: /a"],
      readAs: "crawler-commons",
      at: ["2:0-15 warning"],
    },
    ...(["rfc9309", "python", "crawler-commons", "temoto", "heritrix"] as const).map((readAs) => ({
      file: ["Crawl-delay: 10", "Crawl-delay: 20", "User-agent: *", "Disallow: /a"],
      readAs,
      at: ["1:0-15 warning"],
    })),
    // The blank line ends the group, for which the lines were meant.
    ...(["python", "baidu"] as const).map((readAs) => ({
      file: ["User-agent: bingbot", "Disallow: /a", "", "Crawl-delay: 10", "Crawl-delay: 9"],
      readAs,
      at: ["4:0-15 warning"],
      fix: {
        name: "close-up",
        file: ["User-agent: bingbot", "Disallow: /a", "Crawl-delay: 10", "Crawl-delay: 9"],
        changes: [],
      },
    })),
    { file: ["Crawl-delay: 10"], at: ["1:0-15 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Crawl-delay: 10"] },
    { file: ["User-agent: bingbot", "Crawl-delay: 10"] },
    { file: ["User-agent: Googlebot", "User-agent: bingbot", "Crawl-delay: 10"] },
    { file: ["User-agent: Googlebot", "User-agent: *", "Crawl-delay: 10"] },
    { file: ["User-agent: SomeBot", "Crawl-delay: 10"] },
    // R105 tells of the blank line.
    { file: ["User-agent: bingbot", "", "Crawl-delay: 10", "Disallow: /a"], readAs: "python" },
    { file: ["User-agent: Googlebot", "Disallow: /crawl-delay"] },
  ],
  meant: [
    ["Googlebot", "/search", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
  unharmed: "RFC 9309 does not read Crawl-delay.",
});

const ofThem = crawlers.filter(({ operator }) => OPERATORS_WITHOUT_DELAY.has(operator));

test.each(ofThem)("$name observes no Crawl-delay, by its operator’s documents", (crawler) => {
  expect(detailsOf(crawler).crawlDelay).toMatch(/^no(?:$|,| \()/);
});
