import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dialects } from "../../../engine/dialects/index.ts";
import { PARAMETER_NAMES, readReadableLink } from "../readable-link.ts";

const PAGE = readFileSync(new URL("../../../../docs/permalink.md", import.meta.url), "utf8");
const EXAMPLES = [...PAGE.matchAll(/^#text=.+$/gm)].map(([example]) => example);

test("the documentation has examples", () => {
  expect(EXAMPLES.length).toBeGreaterThan(2);
});

test.each(EXAMPLES)("the documentation's example is read: %s", (example) => {
  expect(readReadableLink(example).kind).toBe("whole");
});

test("the documentation names every parameter and every dialect", () => {
  for (const name of [...PARAMETER_NAMES, ...dialects.map(({ id }) => id)])
    expect(PAGE).toContain(`\`${name}\``);
});
