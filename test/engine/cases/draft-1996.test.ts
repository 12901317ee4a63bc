import { describe, expect, test } from "vitest";
import { draft1996 } from "../../../src/engine/dialects/draft-1996.ts";
import { outcomeBy, titleOf } from "./document-case.ts";
import { draft1996Cases } from "./draft-1996.ts";

describe("by the 1996 draft,", () => {
  for (const row of draft1996Cases)
    test(titleOf(row), () => {
      expect(outcomeBy(draft1996, row)).toBe(row.outcome);
    });
});
