import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { dialects } from "../../../src/engine/dialects/index.ts";

test.each(dialects.map(({ id }) => id))("%s has decisive cases of its own", (id) => {
  expect(existsSync(new URL(`./${id}.test.ts`, import.meta.url))).toBe(true);
});
