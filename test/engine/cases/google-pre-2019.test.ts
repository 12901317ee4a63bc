import { describe, expect, test } from "vitest";
import { googlePre2019 } from "../../../src/engine/dialects/google-pre-2019.ts";
import { outcomeBy, titleOf } from "./document-case.ts";
import { googlePre2019Cases } from "./google-pre-2019.ts";

describe("by Google’s document before July 2019,", () => {
  for (const row of googlePre2019Cases)
    test(titleOf(row), () => {
      expect(outcomeBy(googlePre2019, row)).toBe(row.outcome);
    });
});
