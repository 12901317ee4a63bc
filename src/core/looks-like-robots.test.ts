import { describe, expect, test } from "vitest";
import { looksLikeRobots } from "./looks-like-robots.ts";
import { sample } from "./sample.ts";

describe("a robots.txt is known by its lines", () => {
  test.each([
    ["User-agent: *\nDisallow: /private/\n\nSitemap: https://a.example/s.xml\n", true],
    ["User-agent: *\nDisallow:", true],
    [sample.text, true],
    ["user-agent: a\r\ndisallow: /\r\n", true],
    ["User-agent: *", false],
    ["Disallow: /a\nDisallow: /b", false],
    ["/a\n/b\n/c", false],
    ["Put this into your file:\nUser-agent: *\nThen all\nis well", false],
    ["", false],
  ])("%j: %s", (text, is) => expect(looksLikeRobots(text)).toBe(is));
});
