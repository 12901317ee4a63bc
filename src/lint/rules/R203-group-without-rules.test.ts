import { testProblem } from "../../../test/lint-cases.ts";
import { groupWithoutRules } from "./R203-group-without-rules.ts";

testProblem(groupWithoutRules, {
  raises: [
    {
      // google/robotstxt, issue 51.
      file: ["User-agent: *", "Crawl-delay: 10", "", "User-agent: badbot", "Disallow: /"],
      at: ["1:12-13 error"],
      fix: {
        name: "own-rule",
        file: [
          "User-agent: *",
          "Crawl-delay: 10",
          "Disallow:",
          "",
          "User-agent: badbot",
          "Disallow: /",
        ],
        changes: [["Googlebot", "/", "disallow", "allow"]],
      },
    },
    {
      file: ["User-agent: *", "Content-Signal: search=yes", "User-agent: badbot", "Disallow: /"],
      at: ["1:12-13 error"],
    },
    // Both have the rules of the third; said once.
    {
      file: [
        "User-agent: A",
        "Crawl-delay: 1",
        "User-agent: B",
        "Crawl-delay: 2",
        "User-agent: C",
        "Disallow: /",
      ],
      at: ["1:12-13 error"],
      fix: {
        name: "own-rule",
        file: [
          "User-agent: A",
          "Crawl-delay: 1",
          "Disallow:",
          "User-agent: B",
          "Crawl-delay: 2",
          "Disallow:",
          "User-agent: C",
          "Disallow: /",
        ],
        changes: [
          ["A", "/", "disallow", "allow"],
          ["B", "/", "disallow", "allow"],
        ],
      },
    },
    // It loses the whole site.
    ...[[], [""]].map((blank) => ({
      file: ["User-agent: Googlebot", "Crawl-delay: 5", ...blank, "User-agent: *", "Disallow: /"],
      at: ["1:12-21 error"],
    })),
    {
      file: ["User-agent: A", "Crawl-delay: 1", "", "User-agent: *", "Disallow: /a"],
      at: ["1:12-13 information"],
    },
    // ObservedLine, and the list goes on all the same.
    {
      file: ["User-agent: A", "Crawl-delay: 1", "User-agent: B", "Disallow: /"],
      readAs: "crawler-commons",
      at: ["1:12-13 error"],
    },
    {
      file: ["User-agent: *", "Disallow: /a", "", "User-agent: bingbot", "Crawl-delay: 1"],
      at: ["4:12-19 warning"],
      fix: {
        name: "say-so",
        file: [
          "User-agent: *",
          "Disallow: /a",
          "",
          "User-agent: bingbot",
          "Crawl-delay: 1",
          "Disallow:",
          "",
        ],
        changes: [],
      },
    },
    { file: ["User-agent: GPTBot"], at: ["1:12-18 information"] },
    // RobotsDirectives: the rules continue those of A, and a line after them would too.
    {
      file: ["User-agent: a", "Disallow: /", "User-agent: b", "User-agent: a", "Disallow: /a"],
      readAs: "heritrix",
      at: ["3:12-13 information"],
    },
    // X is free; ExtractUserAgent: MJ12bot is read as MJ, and so obeys the `*` group.
    {
      file: ["User-agent: *", "Disallow: /a", "", "User-agent: MJ12bot", "User-agent: X"],
      readAs: "google",
      at: ["5:12-13 warning"],
    },
    // Its parser finds the token before the version.
    {
      file: ["User-agent: *", "Disallow: /a", "", "User-agent: Googlebot/2.1"],
      readAs: "google",
      at: ["4:12-25 warning"],
    },
    // The blank line ends the group before its rule.
    {
      file: ["User-agent: A", "", "Disallow: /"],
      readAs: "yandex",
      at: ["1:12-13 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: A", "Crawl-delay: 1", "Disallow:", "User-agent: B", "Disallow: /"] },
    { file: ["User-agent: A", "User-agent: B", "Crawl-delay: 1", "Disallow: /"] },
    { file: ["User-agent: A", "Crawl-delay: 1", "User-agent: B", "Allow: /"] },
    // Everybody may fetch everything, which is what the file is for.
    { file: ["User-agent: *", "Sitemap: https://a.example/s.xml"] },
    // MJ12bot obeys the `*` group: Google’s parser reads its name as MJ.
    {
      file: ["User-agent: *", "Disallow: /a", "", "User-agent: MJ12bot", "Crawl-delay: 5"],
      readAs: "google",
    },
    // The rules stand elsewhere.
    { file: ["User-agent: A", "Disallow: /", "User-agent: *", "Disallow:", "User-agent: A"] },
    // Crawl-delay ends the list.
    {
      file: ["User-agent: *", "Crawl-delay: 10", "User-agent: badbot", "Disallow: /"],
      readAs: "python",
    },
  ],
  meant: [
    ["Slurp", "/", "allow"],
    ["BadBot", "/", "disallow"],
  ],
});
