import { expect, test } from "vitest";
import { isTooFar, reachOf } from "./link-forms.ts";

test.each([
  [0, "anywhere"],
  [1000, "anywhere"],
  [1001, "chat"],
  [2000, "chat"],
  [2001, "browsers"],
  [8000, "browsers"],
  [8001, "nowhere"],
  [262_144, "nowhere"],
])("a link of %i characters: %s", (length, reach) => {
  expect(reachOf(length)).toBe(reach);
  expect(isTooFar(length)).toBe(length > 8000);
});
