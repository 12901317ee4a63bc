import { describe, expect, test } from "vitest";
import { aipref } from "../../../src/engine/dialects/aipref.ts";
import { aiprefCases } from "./aipref.ts";
import { outcomeBy, titleOf } from "./document-case.ts";

describe("by the AI preferences draft,", () => {
  for (const row of aiprefCases)
    test(titleOf(row), () => {
      expect(outcomeBy(aipref, row)).toBe(row.outcome);
    });
});
