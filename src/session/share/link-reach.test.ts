import { expect, test } from "vitest";
import { isTooFar, REACHES, reachOf } from "./link-reach.ts";

test.each([
  [0, "works anywhere"],
  [1000, "works anywhere"],
  [1001, "fine in chat and mail"],
  [2000, "fine in chat and mail"],
  [2001, "fine in browsers, but some chats cut it"],
  [8000, "fine in browsers, but some chats cut it"],
  [8001, "too long for many programs"],
  [262_144, "too long for many programs"],
])("a link of %i characters: %s", (length, works) => {
  expect(REACHES[reachOf(length)]?.works).toBe(works);
  expect(isTooFar(length)).toBe(length > 8000);
});
