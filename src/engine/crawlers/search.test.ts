import { describe, expect, test } from "vitest";
import { detailsOf } from "./details.ts";
import { crawlers } from "./index.ts";
import { crawlersMatching } from "./search.ts";

describe("the best match", () => {
  test.each([
    ["bing", "bingbot"],
    ["gpt", "GPTBot"],
    ["GPTBOT", "GPTBot"],
    ["google", "Googlebot"],
    ["googlebot-image", "Googlebot-Image"],
    ["claude", "ClaudeBot"],
    ["openai", "GPTBot"],
    ["common crawl", "CCBot"],
    ["perplexity", "PerplexityBot"],
    ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "bingbot"],
    ["User-agent: ccbot", "CCBot"],
    ["anthropic", "ClaudeBot"],
    ["ia_", "ia_archiver"],
  ])("of %j is %s", (typed, token) => expect(crawlersMatching(typed)[0]).toBe(token));
});

const sent = crawlers.flatMap((crawler) => {
  const { userAgent } = detailsOf(crawler);
  // Those that send the header of another crawler, or of a browser, name no token in it.
  const token = crawler.tokens.find((name) => userAgent?.includes(name));
  return userAgent && token ? [[userAgent, token] as const] : [];
});

test.each(sent)("The best match of the User-Agent header %j is %s", (header, token) =>
  expect(crawlersMatching(header)[0]).toBe(token),
);

test("A crawler that is retired comes after all others, unless its whole token is typed", () => {
  expect(crawlersMatching("anthropic").at(-1)).toBe("Claude-Web");
  expect(crawlersMatching("Claude-Web")[0]).toBe("Claude-Web");
});

test("Tokens that begin like the text come before texts that contain it, and none comes twice", () => {
  const found = crawlersMatching("bot");
  expect(new Set(found).size).toBe(found.length);
  const gpt = crawlersMatching("gpt");
  expect(gpt.indexOf("ChatGPT-User")).toBeGreaterThan(gpt.indexOf("GPTBot"));
});

test.each(["", "   ", "no such crawler", "*", "\ud800"])("%j is matched by none", (typed) =>
  expect(crawlersMatching(typed)).toEqual([]),
);
