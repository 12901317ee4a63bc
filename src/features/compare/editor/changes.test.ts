import { Chunk } from "@codemirror/merge";
import { Text } from "@codemirror/state";
import { expect, test } from "vitest";
import { counterpart, diffConfig } from "./changes.ts";

const BEFORE = Text.of(["one", "two", "three", "four"]);
const NOW = Text.of(["zero", "one", "three", "drei", "four"]);
const chunks = Chunk.build(BEFORE, NOW, diffConfig);

test.each([
  ["one", "one"],
  ["two", "three"],
  ["three", "three"],
  ["four", "four"],
])("the line %j of before is or was at the line %j of now", (line, expected) => {
  const place = counterpart(chunks, BEFORE.toString().indexOf(line), "a");
  expect(NOW.lineAt(place).text).toBe(expected);
});

test.each([
  ["zero", "one"],
  ["one", "one"],
  ["three", "three"],
  ["drei", "four"],
  ["four", "four"],
])("the line %j of now is at the line %j of before", (line, expected) => {
  const place = counterpart(chunks, NOW.toString().indexOf(line), "b");
  expect(BEFORE.lineAt(place).text).toBe(expected);
});
