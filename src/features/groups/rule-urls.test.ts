import { describe, expect, test } from "vitest";
import { urlsNear } from "./rule-urls.ts";

describe("the variants of a path as written", () => {
  test.each([
    ["/cart", ["/cart", "/cart2", "/cart?a=1"], ["/cart", "/car"]],
    ["/cart*", ["/cart", "/cart2", "/cart?a=1"], ["/cart", "/car"]],
    ["/a/", ["/a/page", "/a/"], ["/a2", "/a/page"]],
    ["/a/$", ["/a/"], ["/a/?a=1", "/a2", "/a/", "/a/page"]],
    ["/*.pdf$", ["/a.pdf", "/.pdf"], ["/a.pdf?a=1", "/a.pdf", "/a.pdf2", "/a.pd"]],
    ["/*?sort=", ["/a?sort=1", "/a?sort=", "/?sort=1"], ["/a?a=1&sort=1", "/a?sort"]],
    ["/*/feed", ["/a/feed", "/a/feed2", "/a/feed?a=1"], ["/a/feed", "/a/fee"]],
    ["/?", ["/?a=1", "/?"], ["/?a=1&a=1", "/"]],
    ["/", ["/page", "/"], ["/page"]],
    ["", ["/page", "/"], ["/page"]],
    ["*$", ["/page", "/"], ["/page"]],
    ["/é%20", ["/%C3%A9%20", "/%C3%A9%202", "/%C3%A9%20?a=1"], ["/%C3%A9%20", "/%C3%A9"]],
    ["//x", [], []],
  ])("%s", (written, hits, misses) => {
    expect(urlsNear(written, false)).toEqual({ hits, misses });
  });

  test("spell a star and a dollar out where they are letters", () => {
    expect(urlsNear("/*b$", true)).toEqual({
      hits: ["/*b$", "/*b$2", "/*b$?a=1"],
      misses: ["/*b$", "/*b"],
    });
  });
});
