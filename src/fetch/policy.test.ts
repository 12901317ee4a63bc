import { describe, expect, it } from "vitest";
import { startOf } from "./policy.ts";

describe("startOf", () => {
  it.each([
    ["example.com", "https://example.com/robots.txt", "http://example.com/robots.txt"],
    [" Example.COM ", "https://example.com/robots.txt", "http://example.com/robots.txt"],
    ["//example.com/x", "https://example.com/robots.txt", "http://example.com/robots.txt"],
    ["example.com/robots.txt", "https://example.com/robots.txt", "http://example.com/robots.txt"],
    [
      "example.com:8443",
      "https://example.com:8443/robots.txt",
      "http://example.com:8443/robots.txt",
    ],
    ["example.com:443", "https://example.com/robots.txt", "http://example.com/robots.txt"],
    ["[2606:4700::1]", "https://[2606:4700::1]/robots.txt", "http://[2606:4700::1]/robots.txt"],
    ["https", "https://https/robots.txt", "http://https/robots.txt"],
  ])("asks %j by https, and else by http", (typed, url, otherwise) => {
    const start = startOf(typed);
    expect([start.url.href, start.fallback?.href]).toEqual([url, otherwise]);
  });

  it.each([
    ["https://example.com", "https://example.com/robots.txt"],
    ["HTTP://example.com/a?b#c", "http://example.com/robots.txt"],
    ["http://example.com:443", "http://example.com:443/robots.txt"],
    ["http://bücher.example", "http://xn--bcher-kva.example/robots.txt"],
  ])("asks %j as it says", (typed, url) => {
    const start = startOf(typed);
    expect([start.url.href, start.fallback]).toEqual([url, null]);
  });
});
