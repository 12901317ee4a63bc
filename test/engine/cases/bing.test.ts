import { describe, expect, test } from "vitest";
import { bing } from "../../../src/engine/dialects/bing.ts";
import { bingCases } from "./bing.ts";
import { outcomeBy, titleOf } from "./document-case.ts";

describe("by Bing,", () => {
  for (const row of bingCases)
    test(titleOf(row), () => {
      expect(outcomeBy(bing, row)).toBe(row.outcome);
    });
});
