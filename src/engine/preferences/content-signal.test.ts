import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { contentSignal } from "./content-signal.ts";

const { membersOf, read } = contentSignal;

test.each([
  [
    "search=yes, ai-train=no",
    [
      ["search=yes", "allowed"],
      ["ai-train=no", "refused"],
    ],
  ],
  ["use=reference", [["use=reference", null]]],
  ["use=no", [["use=no", "unknown-value"]]],
  ["AI-Train = No", [["AI-Train = No", "refused"]]],
  ["train-ai=n", [["train-ai=n", "other-label", "ai-train=no"]]],
  ["ai-use=yes", [["ai-use=yes", "other-label", "ai-input=yes"]]],
  ["search=y", [["search=y", "other-value", "search=yes"]]],
  ["search:yes", [["search:yes", "syntax"]]],
  ["ai-retrieval=yes", [["ai-retrieval=yes", "unknown-label"]]],
  [
    'x="a,search=no"',
    [
      ['x="a', "unknown-label"],
      ['search=no"', "unknown-value"],
    ],
  ],
] as const)("the members of %j", (value, members) => {
  const shown = membersOf(value).map(({ span, stated, fault, meant }) => [
    value.slice(span.from, span.to),
    fault ?? stated,
    ...(meant === null ? [] : [meant]),
  ]);
  expect(shown).toEqual(members);
});

test("what is coloured as stated is what counts", () => {
  const part = fc.constantFrom(
    "search",
    "ai-train",
    "Ai-Input",
    "=",
    "yes",
    "no",
    "y",
    ",",
    " ",
    '"',
    ";",
    "\t",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join("");
      const uses: Record<string, string> = {};
      for (const { purpose, stated } of membersOf(text))
        if (purpose && stated && uses[purpose] !== "refused") uses[purpose] = stated;
      expect(uses).toEqual(read(text).uses);
    }),
    { numRuns: runs(2000) },
  );
});
