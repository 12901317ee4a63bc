import { describe, expect, test } from "vitest";
import { google2019 } from "../../../src/engine/dialects/google-2019.ts";
import { outcomeBy, titleOf } from "./document-case.ts";
import { google2019Cases } from "./google-2019.ts";

describe("by Google’s document of July 2019,", () => {
  for (const row of google2019Cases)
    test(titleOf(row), () => {
      expect(outcomeBy(google2019, row)).toBe(row.outcome);
    });
});
