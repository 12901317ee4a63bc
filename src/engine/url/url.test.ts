import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathOf, requestOf } from "./url.ts";

describe("pathOf", () => {
  test.each([
    ["", "/"],
    ["/", "/"],
    ["#", "/"],
    ["http://example.com", "/"],
    ["http://example.com/", "/"],
    ["http://example.com/a", "/a"],
    ["http://example.com/a/", "/a/"],
    ["HTTP://EXAMPLE.COM/A", "/A"],
    ["https://user:word@example.com:8080/a", "/a"],
    ["ftp://example.com/a", "/a"],
    ["http://", "/"],
    ["http:///a", "/a"],
    ["http://h?x", "/?x"],
    ["http://h;x", "/;x"],
    ["http://h?x/y", "/?x/y"],
    ["http://h#a/b", "/"],
    ["http://h/a#b", "/a"],
    ["http://h/a?b#c?d", "/a?b"],
    ["http://h/a?b=http://c/d", "/a?b=http://c/d"],
    ["http://h/a;b?c", "/a;b?c"],
    ["example.com", "/"],
    ["example.com/", "/"],
    ["example.com/a", "/a"],
    ["example.com?a", "/?a"],
    ["example.com/a;b#c", "/a;b"],
    ["a", "/"],
    ["a/", "/"],
    ["a/b", "/b"],
    ["a/b://c", "/b://c"],
    ["?a://b", "/?a://b"],
    ["/a", "/a"],
    ["/a#b", "/a"],
    ["/a?b", "/a?b"],
    ["/a//b/../c", "/a//b/../c"],
    ["?x", "/?x"],
    [";x", "/;x"],
    ["#/a", "/"],
    ["//", "/"],
    ["//h", "/"],
    ["//h/p", "/p"],
    ["//a/b/c", "/b/c"],
    ["//h#/a", "/"],
    ["///p", "/p"],
    ["//http://h/p", "/p"],
    ["://h/p", "/p"],
    ["mailto:a@b", "/"],
    ["http://h/%zz\ud800", "/%zz\ud800"],
  ])("of %j is %j (robots.cc, GetPathParamsQuery)", (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  test("begins with a slash and has no fragment, whatever is asked", () => {
    const parts = fc.constantFrom("/", "?", ";", "#", ":", "://", "a", "h.example", "\ud800");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 10 }), (url) => {
        expect(pathOf(url.join(""))).toMatch(/^\/[^#]*$/u);
      }),
    );
  });
});

const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)))
  .map((units) => String.fromCharCode(...units));

describe("a URL as a crawler requests it", () => {
  test.each([
    ["", ""],
    ["/", "/"],
    ["/a/b?c=d&e#f", "/a/b?c=d&e#f"],
    ["https://shop.example/a", "https://shop.example/a"],
    ["HTTPS://SHOP.EXAMPLE/A", "HTTPS://SHOP.EXAMPLE/A"],
    ["http://shop.example", "http://shop.example"],
    ["ftp://shop.example/a", "ftp://shop.example/a"],
    ["//shop.example/a", "//shop.example/a"],
    ["shop.example/a", "shop.example/a"],
    ["localhost:8080/x", "localhost:8080/x"],
    ["shop.example:443", "shop.example:443"],
    ["/mailto:web@shop.example", "/mailto:web@shop.example"],
    ["?q=mailto:x", "?q=mailto:x"],
    ["/a b", "/a%20b"],
    ["/a\tb\u00a0c", "/a%09b%C2%A0c"],
    ["/könyvek/1", "/k%C3%B6nyvek/1"],
    ["/€", "/%E2%82%AC"],
    ["/😀", "/%F0%9F%98%80"],
    ["/\0\x7f", "/%00%7F"],
    ["/%C3%B6", "/%C3%B6"],
    ["/%c3%b6", "/%c3%b6"],
    ["/100%", "/100%"],
    ['/a<b>"c"[d]{e}|f\\g^h`i', '/a<b>"c"[d]{e}|f\\g^h`i'],
    // Bytes that are not UTF-8 stand in the text as lone surrogates, see decodeText.
    ["/\udcf6", "/%F6"],
    ["/\ud83d", "/%EF%BF%BD"],
  ])("%j becomes %j", (typed, url) => {
    expect(requestOf(typed)).toEqual({ kind: "url", url });
  });

  test.each([
    ["mailto:web@shop.example", "mailto"],
    ["MailTo:web@shop.example", "mailto"],
    ["javascript:void(0)", "javascript"],
    ["data:text/plain,a", "data"],
    ["tel:+3612345678", "tel"],
    ["file:///a", "file"],
    ["about:blank", "about"],
    ["view-source:https://shop.example/", "view-source"],
    ["coap+tcp://shop.example/", "coap+tcp"],
    ["x:", "x"],
  ])("%s is none: its scheme is %s", (typed, scheme) => {
    expect(requestOf(typed)).toEqual({ kind: "other-scheme", scheme });
  });

  test("has nothing but visible ASCII in it, and requested again is the same", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const request = requestOf(`/${typed}`);
        if (request.kind !== "url") throw new Error("a path has no scheme");
        expect(request.url).toMatch(/^[!-~]*$/);
        expect(requestOf(request.url)).toEqual(request);
      }),
    );
  });
});
