import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { nothingInherited } from "./R206-nothing-inherited.ts";

testProblem(nothingInherited, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /api/", "User-agent: A", "Disallow: /blog/"],
      at: ["3:12-13 warning"],
    },
    // codu-code/codu, issue 1326.
    {
      file: ["User-agent: *", "Disallow: /api/", "User-agent: PerplexityBot", "Allow: /"],
      at: ["3:12-25 information"],
    },
    // Nothing is forbidden, so that what is allowed says that more was thought to be.
    {
      file: ["User-agent: *", "Disallow: /api/", "User-agent: Twitterbot", "Allow: /invite/"],
      at: ["3:12-22 warning"],
    },
    // Groups that lack the same rules are told of once.
    {
      file: [
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /c",
        "User-agent: A",
        "Allow: /",
        "User-agent: B",
        "Disallow: /b",
        "User-agent: C",
        "Allow: /",
        "User-agent: D",
        "Disallow: /c",
        "Disallow: /d",
        "User-agent: E",
        "Disallow: /e",
      ],
      at: ["4:12-13 information", "6:12-13 warning", "10:12-13 warning"],
    },
    // Order does not matter; the group is told of once.
    {
      file: [
        "User-agent: A",
        "User-agent: B",
        "Disallow: /c",
        "User-agent: *",
        "Disallow: /a",
        "Disallow: /b",
      ],
      at: ["1:12-13 warning"],
    },
    // Without wildcards in paths, /*.pdf does not cover /a.pdf.
    {
      file: ["User-agent: *", "Disallow: /a.pdf", "", "User-agent: A", "Disallow: /*.pdf"],
      readAs: "original-1994",
      at: ["4:12-13 warning"],
    },
  ],
  leaves: [
    // ExtractUserAgent: the line names a crawler called MJ, so MJ12bot reads the `*` group.
    {
      file: ["User-agent: MJ12bot", "Disallow: /a", "User-agent: *", "Disallow: /b"],
      readAs: "google",
    },
    { file: ["User-agent: *", "Disallow: /a", "User-agent: A", "Disallow: /a", "Disallow: /b"] },
    // Covered by a wider rule, or by another of the same meaning.
    { file: ["User-agent: *", "Disallow: /a/b", "User-agent: A", "Disallow: /a"] },
    { file: ["User-agent: *", "Disallow: /a.pdf", "User-agent: A", "Disallow: /*.pdf"] },
    { file: ["User-agent: *", "Disallow: /~a", "User-agent: A", "Disallow: /%7Ea"] },
    { file: ["User-agent: *", "Disallow: /a", "User-agent: A", "Disallow: /"] },
    // Written with the path in mind.
    { file: ["User-agent: *", "Disallow: /a", "User-agent: A", "Disallow: /b", "Allow: /a"] },
    // Only those who are named are let in.
    { file: ["User-agent: *", "Disallow: /", "User-agent: A", "Disallow: /b"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /c", "User-agent: A", "Disallow: /b"] },
    { file: ["User-agent: *", "Disallow: /a", "User-agent: A", "Disallow:"] },
    { file: ["User-agent: *", "Disallow: /a", "User-agent: A", "Crawl-delay: 1"] },
    // They would not read the group of * either way.
    { file: ["User-agent: *", "Disallow: /a", "User-agent: AdsBot-Google", "Disallow: /b"] },
    { file: ["User-agent: *", "Disallow: /a", "User-agent: Googlebot-News", "Disallow: /b"] },
    { file: ["User-agent: *", "User-agent: A", "Disallow: /a"] },
    { file: ["User-agent: A", "Disallow: /a"] },
  ],
  meant: [
    ["PerplexityBot", "/api/", "disallow"],
    ["PerplexityBot", "/blog/", "disallow"],
    ["Googlebot", "/blog/", "allow"],
  ],
});

test("R206 counts a line once in which the parser finds two tokens", () => {
  const file = ["User-agent: *", "Disallow: /a", "User-agent: MJ12bot", "Disallow: /b"];
  const found = findingsIn({ file, readAs: "crawler-commons" });
  const facts = found.flatMap((one) => (one.problem === nothingInherited ? one.facts : []));
  expect(facts).toMatchObject([{ agent: "MJ12bot", others: 0 }]);
});
