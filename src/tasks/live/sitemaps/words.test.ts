import { describe, expect, test } from "vitest";
import { plain } from "../../../words/quoting.ts";
import { type SitemapFile, SitemapListing, type SitemapRead } from "./model.ts";
import { sitemapWords } from "./words.ts";

const READ: SitemapRead = {
  ...{ kind: "read", as: "urlset", entries: 2, bad: 0, unexpanded: 0 },
  ...{ relative: 0, unescaped: 0 },
  ...{ foreign: 0, firstForeign: null, again: 0, tooDeep: 0, cut: null, unknownCharset: null },
};
const MISSING = { kind: "status", status: 404 } as const;

/** What the line says of sitemaps with these results, besides their number. */
function news(...results: readonly SitemapFile["result"][]): string {
  const files = results.map((result, at) => ({ url: `https://shop.example/${at}.xml`, result }));
  const listing = new SitemapListing("https://shop.example/robots.txt", files, new Map(), 0);
  return plain(sitemapWords.news(listing).join(" "));
}

describe("the sitemaps that a file names", () => {
  test("are told from lines without an absolute URL, which crawlers may ignore", () => {
    const said = (urls: readonly string[], relative: number) =>
      plain(sitemapWords.named(urls, relative));
    expect(said([], 0)).toBe("This file names no sitemap.");
    expect(said([], 1)).toBe("1 Sitemap line has no absolute URL, so crawlers may ignore it.");
    expect(said(["https://shop.example/s.xml"], 2)).toBe(
      "This file names 1 sitemap: “https://shop.example/s.xml”. 2 Sitemap lines have no absolute URL, so crawlers may ignore them.",
    );
  });
});

describe("the line about sitemaps", () => {
  test("has nothing to add where all is well", () => {
    expect(news(READ, READ)).toBe("");
  });

  test("says why the only sitemap was not read, and of several how many", () => {
    expect(news(MISSING)).toBe("Not read: the site responded with status code 404.");
    expect(news({ ...READ, cut: "gzip" })).toBe(
      "The rest was not read: the gzip data are damaged or incomplete.",
    );
    expect(news(MISSING, READ)).toBe("1 sitemap not read to the end.");
  });

  test("says where to test URLs that are all of another site", () => {
    const moved = { ...READ, foreign: 2, firstForeign: "https://www.shop.example/a" };
    expect(news(moved)).toBe(
      "All of them are on another site, so this file decides none. Open “https://www.shop.example” live to test them.",
    );
    expect(news(moved, READ)).toBe("2 URLs of other sites.");
  });
});
