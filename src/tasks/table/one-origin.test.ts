import { describe, expect, test } from "vitest";
import { oneOriginOf, pathAfter } from "./one-origin.ts";

const SHOP = "https://shop.example";

describe("the one origin of a list", () => {
  test.each([
    [[`${SHOP}/a`, `${SHOP}?b`, SHOP, `${SHOP}#c`], { origin: SHOP, hasPaths: false }],
    [["/", `${SHOP}/a`], { origin: SHOP, hasPaths: true }],
    [["http://[::1]:8080/a"], { origin: "http://[::1]:8080", hasPaths: false }],
    [[], null],
    [["/a", "/b"], null],
    [[`${SHOP}/a`, "https://shop.example.org/a"], null],
    [[`${SHOP}/a`, "http://shop.example/a"], null],
    [[`${SHOP}/a`, "https://shop.example:8443/a"], null],
    [[`${SHOP}/a`, "//shop.example/b"], null],
    [[`${SHOP}/a`, "mailto:web@shop.example"], null],
    [["https://user@shop.example/"], null],
    [["ftp://shop.example/a"], null],
    [["shop.example/a"], null],
    [["https://"], null],
    [[`https://${"a".repeat(1000)}/`], null],
  ])("of %j is %j", (urls, one) => {
    expect(oneOriginOf(urls)).toEqual(one);
  });
});

test.each([
  ["/a?b", "/a?b"],
  ["", "/"],
  ["?b", "/?b"],
])("what follows the origin is shown as a path: %j as %s", (rest, path) => {
  expect(pathAfter(SHOP, SHOP + rest)).toBe(path);
});
