import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathOf } from "./url.ts";

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
