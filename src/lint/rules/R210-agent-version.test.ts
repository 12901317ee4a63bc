import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { agentVersion } from "./R210-agent-version.ts";

test("R210 says because of which line a crawler obeys the group", () => {
  const found = findingsIn({
    file: ["User-agent: *", "User-agent: GPTBot/1.0", "Disallow: /a"],
  }).filter(({ problem }) => problem === agentVersion);
  expect(found.map((finding) => plain(sentenceOf(finding)))).toEqual([
    "“GPTBot” obeys this group only because of “*” in line 1: RFC 9309 compares the whole “GPTBot/1.0”.",
  ]);
});

testProblem(agentVersion, {
  raises: [
    {
      file: ["User-agent: bingbot/2.0", "Disallow: /"],
      at: ["1:12-23 error"],
      fix: {
        name: "without-version",
        file: ["User-agent: bingbot", "Disallow: /"],
        changes: [["bingbot", "/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: Googlebot/2.1", "Disallow: /"],
      readAs: "google",
      at: ["1:12-25 information"],
      fix: {
        name: "without-version",
        file: ["User-agent: Googlebot", "Disallow: /"],
        changes: [],
      },
    },
    // Google's crawler cuts what RFC 9309 does not.
    { file: ["User-agent: Googlebot/2.1", "Disallow: /"], at: ["1:12-25 warning"] },
    { file: ["User-agent: MJ12bot/v1.4"], at: ["1:12-24 error"] },
    { file: ["User-agent: CutBot/+1.5"], at: ["1:12-23 warning"] },
    { file: ["User-agent: CherryPicker /1.0"], at: ["1:12-29 warning"] },
    // Of crawlers that are not known said once.
    {
      file: ["User-agent: BlowFish/1.0", "Disallow: /", "User-agent: Harvest/1.5", "Disallow: /"],
      at: ["1:12-24 warning"],
      fix: {
        name: "without-version",
        file: ["User-agent: BlowFish", "Disallow: /", "User-agent: Harvest", "Disallow: /"],
        changes: [["Harvest", "/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: bingbot/2.0"],
      readAs: "robots-parser",
      at: ["1:12-23 information"],
    },
    // Another line of the group names the crawler, or `*` does, unless another group names it.
    {
      file: ["User-agent: GPTBot", "User-agent: GPTBot/1.0", "Disallow: /a"],
      at: ["2:12-22 information"],
    },
    {
      file: ["User-agent: GPTBot/1.0", "User-agent: *", "Disallow: /a"],
      at: ["1:12-22 information"],
    },
    {
      file: [
        "User-agent: *",
        "User-agent: GPTBot/1.0",
        "Disallow: /a",
        "User-agent: GPTBot",
        "Disallow: /b",
      ],
      at: ["2:12-22 error"],
    },
    { file: ["User-agent: *", "User-agent: AdsBot-Google/1.0"], at: ["2:12-29 warning"] },
  ],
  leaves: [
    { file: ["User-agent: BlowFish", "User-agent: BlowFish/1.0", "Disallow: /"] },
    { file: ["User-agent: Googlebot"] },
    // Read without it, and how an unknown crawler reads is not known.
    { file: ["User-agent: A/1"], readAs: "robots-parser" },
    { file: ["User-agent: A/1"], readAs: "google" },
    { file: ["User-agent: tocrawl/urldispatcher", "User-agent: /2.1"] },
    { file: ["User-agent: Mozilla/5.0 (compatible; bingbot/2.0)"] },
    { file: ["User-agent: linecker/*"] },
    { file: ["User-agent: A # Googlebot/2.1", "Disallow: /A/1"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
