import { describe, expect, test } from "vitest";
import { asksForFrame } from "./address.ts";
import { embeddingIn } from "./embedding.ts";

describe("a query", () => {
  test.each([
    ["?embed", { isReadOnly: false, theme: null }],
    ["?embed=", { isReadOnly: false, theme: null }],
    ["?embed=read-only&theme=dark", { isReadOnly: true, theme: "dark" }],
    ["?theme=light&embed", { isReadOnly: false, theme: "light" }],
    ["?embed&theme=%22%3E", { isReadOnly: false, theme: null }],
  ])("asks for a frame: %s", (query, embedding) => {
    expect(asksForFrame(query)).toBe(true);
    expect(embeddingIn(query)).toEqual(embedding);
  });

  test.each(["", "?", "?utm_source=embed", "?embedded", "?x=1"])("asks for a page: %s", (query) => {
    expect(asksForFrame(query)).toBe(false);
  });
});
