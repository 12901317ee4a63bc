import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { alsoSay, phrases } from "./phrases.ts";

test("an editor says what a part of it that is loaded later adds", () => {
  const state = EditorState.create({ extensions: phrases() });
  expect(state.phrase("replaced $ matches", 3)).toBe("replaced 3 matches");
  alsoSay({ "replaced $ matches": "$ remplacements" });
  expect(state.phrase("replaced $ matches", 3)).toBe("3 remplacements");
});
