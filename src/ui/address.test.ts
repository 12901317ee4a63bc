import { describe, expect, test } from "vitest";
import { embeddingIn, fragmentFor, requestIn } from "./address.ts";

describe("a fragment asks for", () => {
  test.each([
    { fragment: fragmentFor("problem", "R101"), request: { kind: "problem", name: "R101" } },
    {
      fragment: fragmentFor("example", "a-lesson"),
      request: { kind: "example", name: "a-lesson" },
    },
    { fragment: fragmentFor("term", "path"), request: { kind: "term", name: "path" } },
    { fragment: "problem=", request: { kind: "problem", name: "" } },
    // A link of the page's own, whose first character is its version.
    { fragment: "1AAAAAAAA", request: null },
    { fragment: "text=problem=R101", request: null },
    { fragment: "", request: null },
  ])("$request by $fragment", ({ fragment, request }) => {
    expect(requestIn(fragment)).toEqual(request);
  });
});

describe("a query", () => {
  test.each([
    ["?embed", { isReadOnly: false, theme: null }],
    ["?embed=", { isReadOnly: false, theme: null }],
    ["?embed=read-only&theme=dark", { isReadOnly: true, theme: "dark" }],
    ["?theme=light&embed", { isReadOnly: false, theme: "light" }],
    ["?embed&theme=%22%3E", { isReadOnly: false, theme: null }],
  ])("says how a frame shows the page: %s", (query, embedding) => {
    expect(embeddingIn(query)).toEqual(embedding);
  });
});
