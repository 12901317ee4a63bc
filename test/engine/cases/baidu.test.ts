import { describe, expect, test } from "vitest";
import { baidu } from "../../../src/engine/dialects/baidu.ts";
import { baiduCases } from "./baidu.ts";
import { outcomeBy, titleOf } from "./document-case.ts";

describe("by Baidu,", () => {
  for (const row of baiduCases)
    test(titleOf(row), () => {
      expect(outcomeBy(baidu, row)).toBe(row.outcome);
    });
});
