import { searchKeymap } from "@codemirror/search";
import { expect, it } from "vitest";
import { SEARCH_KEYS } from "./search-later.ts";

it("every key of the search but Escape, which closes it, loads it", () => {
  const keys = searchKeymap.map(({ key }) => key).filter((key) => key !== "Escape");
  expect([...SEARCH_KEYS]).toEqual(keys);
});
