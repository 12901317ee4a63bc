import { expect, test } from "vitest";
import { embeddingIn } from "./embedding.ts";

test.each([
  ["", null],
  ["?utm_source=embed", null],
  ["?embed", { isReadOnly: false, theme: null }],
  ["?embed=", { isReadOnly: false, theme: null }],
  ["?embed=read-only&theme=dark", { isReadOnly: true, theme: "dark" }],
  ["?theme=light&embed", { isReadOnly: false, theme: "light" }],
  ["?embed&theme=%22%3E", { isReadOnly: false, theme: null }],
])("the query %s says how the page is framed", (query, embedding) => {
  expect(embeddingIn(query)).toEqual(embedding);
});
