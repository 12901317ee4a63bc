import { describe, expect, test } from "vitest";
import { answerOf, expected, sentenceOf } from "./case.ts";
import { rfc9309Cases } from "./rfc9309.ts";

describe("by RFC 9309,", () => {
  for (const row of rfc9309Cases)
    test(sentenceOf(row), () => {
      expect(answerOf(row, "rfc9309")).toEqual(expected(row));
    });
});
