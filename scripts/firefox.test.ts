import { expect, test } from "vitest";
import { isNewEnough } from "./firefox.mjs";

test.each([
  ["Mozilla Firefox 153.7.0esr", true],
  ["Mozilla Firefox 160.0a1", true],
  ["Mozilla Firefox 140.12.0esr", false],
  ["Mozilla Firefox 99.0", false],
  ["", false],
  ["Chromium 156.0.8078.73", false],
])("%j is new enough to be tested in: %s", (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
