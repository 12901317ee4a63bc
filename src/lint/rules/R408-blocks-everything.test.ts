import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { blocksEverything } from "./R408-blocks-everything.ts";

testProblem(blocksEverything, {
  raises: [
    { file: ["User-agent: *", "Disallow: /*", "Allow: /"], at: ["2:10-12 error"] },
    { file: ["User-agent: *", "Allow: /", "Disallow: /*", "Allow: /a.css"], at: ["3:10-12 error"] },
    { file: ["User-agent: *", "Disallow: /"], at: ["2:10-11 error"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /*", "Allow:"], at: ["3:10-12 error"] },
    {
      file: ["User-agent: *", "Disallow: /", "User-agent: Googlebot", "Disallow: /x"],
      at: ["2:10-11 information"],
    },
    // The other groups are for no search engine, or block one too.
    {
      file: [
        "User-agent: GPTBot",
        "Disallow:",
        "User-agent: SeznamBot",
        "User-agent: *",
        "Disallow: /",
      ],
      at: ["5:10-11 error"],
    },
    {
      file: ["User-agent: YandexBot", "Allow: /", "User-agent: *", "Disallow: /"],
      at: ["4:10-11 information"],
    },
    // What WordPress writes, on a staging site.
    {
      file: [
        "User-agent: *",
        "Disallow: /",
        "Disallow: /wp-admin/",
        "Allow: /wp-admin/admin-ajax.php",
      ],
      at: ["2:10-11 error"],
    },
    // No page comes with these.
    {
      file: [
        "User-agent: *",
        "Disallow: /",
        "Allow: /robots.txt",
        "Allow: /news/sitemap-index.xml$",
      ],
      at: ["2:10-11 error"],
    },
    { file: ["User-agent: *", "Disallow: /", "Allow: /assets/"], at: ["2:10-11 error"] },
    {
      file: ["User-agent: *", "Disallow: /", "Allow: /sitemap.xml", "Allow: /favicon.ico"],
      at: ["2:10-11 error"],
    },
    {
      file: [
        "User-agent: *",
        "Disallow: /",
        "Allow: /*.css$",
        "Allow: /images/",
        "Allow: /ads.txt",
      ],
      at: ["2:10-11 error"],
    },
    { file: ["User-agent: *", "Disallow: /", "Allow: /$"], at: ["2:10-11 information"] },
    // A group of its own blocks a search engine.
    {
      file: ["User-agent: Googlebot", "User-agent: bingbot", "Disallow: /"],
      at: ["3:10-11 warning"],
    },
    {
      file: ["User-agent: *", "User-agent: Googlebot", "Disallow: /"],
      at: ["3:10-11 error"],
    },
    // Without a path Disallow says nothing.
    { file: ["User-agent: *", "Disallow:", "Disallow: /"], at: ["3:10-11 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*", "Allow: /**"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /", "Disallow: /x"] },
    { file: ["User-agent: GPTBot", "User-agent: Googlebot-Image", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /sitemap"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /.xml"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /open"] },
    { file: ["User-agent: *", "Disallow: /$"] },
    { file: ["User-agent: *", "Disallow: /*a"] },
    { file: ["User-agent: *", "Disallow:"] },
    { file: ["User-agent: *", "Disallow:"], readAs: "google" },
    // Plain characters to the reader.
    { file: ["User-agent: *", "Disallow: /*"], readAs: "original-1994" },
    // The first match allows.
    { file: ["User-agent: *", "Disallow:", "Disallow: /"], readAs: "python" },
    // Forbidden by another line than a rule.
    { file: ["User-agent: *", "Crawl-delay: 999", "Disallow: /a"], readAs: "crawler-commons" },
  ],
  meant: [
    ["AnyBot", "/drafts/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});

test.each([
  [
    ["User-agent: *", "Disallow: /", "Allow: /robots.txt", "Allow: /$"],
    "The whole site except “/robots.txt” and the home page is blocked for every crawler that follows the “*” group, search engines included.",
  ],
  [
    ["User-agent: Googlebot", "User-agent: bingbot", "Disallow: /"],
    "The whole site is blocked for “Googlebot” and “bingbot”, which fetch pages for search engines.",
  ],
  [
    ["User-agent: Googlebot", "Disallow: /a", "User-agent: *", "Disallow: /"],
    "The whole site is blocked for every crawler that follows the “*” group.",
  ],
])("R408 says of %j for whom the site is blocked", (file, sentence) => {
  const found = findingsIn({ file }).filter(({ problem }) => problem === blocksEverything);
  expect(found.map((one) => plain(sentenceOf(one)))).toEqual([sentence]);
});
