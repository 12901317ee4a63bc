import { describe, expect, test } from "vitest";
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
  ])("of %j is %s", (typed, token) => expect(crawlersMatching(typed)[0]).toBe(token));
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
