import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { DICTIONARY } from "./inflate.ts";

test("dictionary 1 is what it was when the first link was shared", () => {
  expect(DICTIONARY).toHaveLength(6376);
  expect(createHash("sha256").update(DICTIONARY).digest("hex")).toBe(
    "bd08bd13932ab54271a60cc744153a747f6798b1faa7787da50778bb7e4071a1",
  );
});
