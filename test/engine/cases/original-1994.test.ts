import { describe, expect, test } from "vitest";
import { original1994 } from "../../../src/engine/dialects/original-1994.ts";
import { outcomeBy, titleOf } from "./document-case.ts";
import { original1994Cases } from "./original-1994.ts";

describe("by the 1994 specification,", () => {
  for (const row of original1994Cases)
    test(titleOf(row), () => {
      expect(outcomeBy(original1994, row)).toBe(row.outcome);
    });
});
