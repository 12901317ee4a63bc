import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { dialects } from "../src/engine/dialects/index.ts";
import { withParts, written } from "./docs.ts";

test.each(written)("%s says what the dialects say; npm run docs writes it", (path) => {
  const text = readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");
  expect(text).toBe(withParts(path, text));
});

const others = ["index", "first", "shared", "shared-later", "response-meanings"];

test("every file of dialects is that of a dialect in the list, or shared by several", () => {
  const files = Object.keys(import.meta.glob("../src/engine/dialects/*.ts")).map(
    (path) => /([^/]+)\.ts$/.exec(path)?.[1] ?? "",
  );
  const known = new Set<string>([...dialects.map(({ id }) => id), ...others]);
  expect(files.filter((file) => !file.endsWith(".test") && !known.has(file))).toEqual([]);
});
