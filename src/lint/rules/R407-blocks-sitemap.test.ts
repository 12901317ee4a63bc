import { testProblem } from "../../../test/lint-cases.ts";
import { blocksSitemap } from "./R407-blocks-sitemap.ts";

const SITEMAP = "Sitemap: https://shop.example/feeds/s.xml";

testProblem(blocksSitemap, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /feeds/", SITEMAP],
      site: "https://shop.example",
      at: ["3:9-41 warning"],
    },
    { file: ["User-agent: *", "Disallow: /*.xml$", SITEMAP], at: ["3:9-41 warning"] },
    // A search engine with a group of its own.
    {
      file: ["User-agent: *", "Disallow: /x", SITEMAP, "User-agent: bingbot", "Disallow: /feeds"],
      at: ["3:9-41 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /feeds/", "Allow: /feeds/s.xml", SITEMAP] },
    { file: ["User-agent: *", "Disallow: /Feeds/", SITEMAP] },
    { file: ["User-agent: *", "Disallow: /", SITEMAP] },
    { file: ["User-agent: *", "Disallow: /*", SITEMAP] },
    { file: ["User-agent: GPTBot", "Disallow: /feeds/", SITEMAP] },
    // Another robots.txt is about it.
    {
      file: ["User-agent: *", "Disallow: /feeds/", SITEMAP],
      site: "https://other.example",
    },
    {
      file: ["User-agent: *", "Disallow: /feeds/", SITEMAP],
      answer: { kind: "status", status: 404 },
    },
  ],
  meant: [
    ["AnyBot", "/feeds/news.xml", "disallow"],
    ["AnyBot", "/feeds/sitemap.xml", "allow"],
  ],
});
