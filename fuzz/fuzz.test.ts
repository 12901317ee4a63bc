// @module-tag long
import { describe, expect, test, vi } from "vitest";
import { runs } from "../test/runs.ts";
import { properties } from "./index.ts";

// A busy machine needs seconds for all that is tried here.
vi.setConfig({ testTimeout: 60_000 });

/** Always the same, so that a failure is a change of the code; `npm run fuzz` tries others. */
const SEED = 7;

describe("nothing that comes in breaks the page:", () => {
  test.each(properties.map((property) => [property.name, property] as const))(
    "%s",
    async (_name, property) => {
      const { inputs, failure } = await property.try({ seed: SEED, runs: runs(20), size: "small" });
      expect(failure).toBeNull();
      expect(inputs).toBe(runs(20));
    },
  );
});

test("a failure says how to see it again", async () => {
  const { property } = await import("./property.ts");
  const { constantFrom } = await import("fast-check");
  const never = property(
    "never",
    () => constantFrom("no"),
    () => {
      throw new Error("of course");
    },
  );
  const { failure } = await never.try({ seed: SEED, runs: 1, size: "small" });
  expect(failure).toContain(`seed: ${SEED}`);
  expect(failure).toContain("of course");
});
