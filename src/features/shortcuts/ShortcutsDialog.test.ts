import { expect, test } from "vitest";
import { keyNames } from "./ShortcutsDialog.tsx";

test.each([
  ["a", [["A"]]],
  ["F8", [["F8"]]],
  ["Mod-Shift-z", [["Ctrl", "Shift", "Z"]]],
  [
    "Mod-k Mod-i",
    [
      ["Ctrl", "K"],
      ["Ctrl", "I"],
    ],
  ],
  ["Alt-ArrowUp", [["Alt", "↑"]]],
  ["Ctrl-Shift-[", [["Ctrl", "Shift", "["]]],
])("%s is named key by key", (key, names) => {
  expect(keyNames(key, false)).toEqual(names);
});

test.each([
  ["Mod-z", [["⌘", "Z"]]],
  ["Shift-Alt-f", [["⇧", "⌥", "F"]]],
  ["Ctrl-Shift-[", [["⌘", "⌥", "["]]],
  ["Home", [["Home"]]],
])("%s has other names on a Mac", (key, names) => {
  expect(keyNames(key, true)).toEqual(names);
});
