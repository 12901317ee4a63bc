import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSeveralUrls, urlsIn } from "./typed-urls.ts";

/** Any UTF-16 unit at all, and often one that makes a URL. */
const anyTyping = fc
  .array(
    fc.oneof(
      fc.constantFrom("a", "/", ".", ":", "#", "?", " ", "\n", "\r", "localhost"),
      fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
    ),
  )
  .map((parts) => parts.join(""));

describe("what a person types for URLs", () => {
  test.each<readonly [typed: string, urls: readonly string[]]>([
    ["", []],
    [" \t\n \r\n", []],
    ["/", ["/"]],
    ["/a/b?c#d", ["/a/b?c#d"]],
    ["  /a \t", ["/a"]],
    ["\ufeff/a\u00a0", ["/a"]],
    ["/with space", ["/with space"]],
    ["/a\n/b\r\n/c\r/d\n\n/e", ["/a", "/b", "/c", "/d", "/e"]],
    ["/a\u2028/b", ["/a\u2028/b"]],
    ["cart", ["/cart"]],
    ["cart/help", ["/cart/help"]],
    ["cart/help.html", ["/cart/help.html"]],
    ["cart?to=shop.example", ["/cart?to=shop.example"]],
    ["könyvek/1", ["/könyvek/1"]],
    ["*", ["/*"]],
    ["?q=1", ["/?q=1"]],
    [";v=1", ["/;v=1"]],
    ["#top", ["/#top"]],
    ["https://shop.example/cart", ["https://shop.example/cart"]],
    ["HTTP://SHOP.EXAMPLE", ["HTTP://SHOP.EXAMPLE"]],
    ["//shop.example/cart", ["//shop.example/cart"]],
    ["shop.example", ["shop.example"]],
    ["shop.example/cart", ["shop.example/cart"]],
    ["shop.example?q", ["shop.example?q"]],
    ["könyvek.example/1", ["könyvek.example/1"]],
    ["localhost", ["localhost"]],
    ["localhost/x", ["localhost/x"]],
    ["localhost:8080/x", ["localhost:8080/x"]],
    ["intranet:8080/x", ["intranet:8080/x"]],
    ["127.0.0.1/x", ["127.0.0.1/x"]],
    ["[::1]/x", ["[::1]/x"]],
    ["mailto:web@shop.example", ["mailto:web@shop.example"]],
    ["javascript:void(0)", ["javascript:void(0)"]],
  ])("%j is %j", (typed, urls) => {
    expect(urlsIn(typed)).toEqual(urls);
  });

  test("is read the same when it is typed again", () => {
    fc.assert(
      fc.property(anyTyping, (typed) => {
        const urls = urlsIn(typed);
        expect(urlsIn(urls.join("\n"))).toEqual(urls);
      }),
    );
  });
});

test.each<readonly [typed: string, isSeveral: boolean]>([
  ["/a\n/b", true],
  ["/a\t200", true],
  ["https://a.example/x, https://a.example/y", true],
  ["/a, /b", true],
  ['["/a","/b"]', true],
  ["<urlset><url><loc>/a</loc></url></urlset>", true],
  ['<a href="/a">A</a>', true],
  ["<img src=x>", false],
  ["/a b, c", false],
  ["[::1]/a", false],
  ["/to?https://a.example/,https://b.example/", false],
])("%j has several URLs: %s", (typed, isSeveral) => {
  expect(isSeveralUrls(typed)).toBe(isSeveral);
});
