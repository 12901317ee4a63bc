import { describe, expect, test } from "vitest";
import { OK } from "../../src/core/answers.ts";
import type { Page } from "../../src/core/intents.ts";
import { decide, parseRobots } from "../../src/engine/index.ts";
import { findingsIn } from "../lint-cases.ts";
import { shownOn } from "../shown-on.ts";
import { type Misunderstanding, misunderstandings } from "./index.ts";

/** The file as a page that asks what is told of it. */
function pageOf({ file, answer = OK, told }: Misunderstanding): Page {
  return {
    text: file.join("\n"),
    urls: [...new Set(told.map(([, url]) => url))],
    crawlers: [...new Set(told.map(([crawler]) => crawler))],
    readAs: "google",
    site: "",
    answer,
    focus: null,
  };
}

test("There are thirty misunderstandings", () => {
  const numbers = new Set(misunderstandings.map(({ number }) => number));
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
});

describe.each(misunderstandings)("$number: $truth", (row) => {
  const page = pageOf(row);

  for (const [crawler, url, outcome, line, readAs] of row.told)
    test(`${crawler}, ${url}: ${outcome} by line ${line} (${readAs ?? "google"})`, () => {
      expect(shownOn(page, { crawler, url, readAs })).toEqual({ outcome, line });
    });

  test("is found by the lint", () => {
    const { urls, answer } = page;
    const found = findingsIn({ file: row.file, readAs: "google", urls, answer });
    expect(found.map(({ problem: { code } }) => code)).toEqual(
      expect.arrayContaining([...row.problems]),
    );
  });
});

// 20: the families are Google's documentation, and no part of its parser.
test("Google’s parser alone knows neither families nor who ignores *", () => {
  const parser = (robots: string, crawler: string, url: string) =>
    decide(parseRobots(robots, "google"), crawler, url).outcome;
  const family = "User-agent: googlebot\nDisallow: /bar/\n\nUser-agent: *\nDisallow: /foo/\n";
  expect(parser(family, "googlebot-image", "/bar/")).toBe("allow");
  expect(parser("User-agent: *\nDisallow: /\n", "AdsBot-Google", "/")).toBe("disallow");
});
