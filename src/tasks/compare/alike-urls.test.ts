import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alikeIn, withoutAlike } from "./alike-urls.ts";

function shown(urls: readonly string[]): readonly string[] {
  const alike = alikeIn(urls);
  return urls.map((url) => withoutAlike(url, alike));
}

describe("URLs in a list of changes", () => {
  test.each([
    [
      "are shown without the start and the end that they share",
      ["/products/shoes/item-1203-descriptive-slug", "/products/shoes/item-1213-descriptive-slug"],
      ["…/item-1203…", "…/item-1213…"],
    ],
    [
      "are shown so beside a few others, which are whole",
      [
        "/",
        "/about-us/and-nothing-that-others-have",
        ...[1, 2, 3, 4].map((n) => `/products/category-${n}/item-descriptive-slug`),
      ],
      [
        "/",
        "/about-us/and-nothing-that-others-have",
        ...[1, 2, 3, 4].map((n) => `…/category-${n}…`),
      ],
    ],
    [
      "keep the parameter that differs",
      ["/search?lang=en&color=1&size=large", "/search?lang=en&color=2&size=large"],
      ["…&color=1…", "…&color=2…"],
    ],
    [
      "are without their host where there are several",
      ["https://www.shop.example/a/1", "https://www.shop.example/a/2"],
      ["…/1", "…/2"],
    ],
    ["are whole where they are short", ["/products/shoes/1", "/products/shoes/2"], null],
    ["are whole where there is one", ["/products/shoes/item-descriptive-slug"], null],
    [
      "are whole where they share little",
      ["/a/one-of-a-kind-by-itself", "/a/no-other-is-like-this"],
      null,
    ],
  ])("%s", (_, urls, expected) => {
    expect(shown(urls)).toEqual(expected ?? urls);
  });

  test("are never shown alike", () => {
    const part = fc.constantFrom("/products", "/category-", "1", "2", "-slug", "?color=", "😀");
    const url = fc.array(part, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.uniqueArray(url, { minLength: 2, maxLength: 12 }), (urls) => {
        expect(new Set(shown(urls)).size).toBe(urls.length);
        for (const url of shown(urls)) expect(url).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
