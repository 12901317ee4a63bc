import { shortcutWords } from "./words.ts";

/** Where CodeMirror’s own keys are others on a Mac. */
const ON_MAC: Readonly<Record<string, string>> = {
  "Ctrl-Shift-[": "Mod-Alt-[",
  "Ctrl-Shift-]": "Mod-Alt-]",
};

/** What is printed on the keys to press for a key as CodeMirror names it; a list for each stroke. */
export function keyNames(key: string, isMac: boolean): readonly (readonly string[])[] {
  const { keys, keysOfMac } = shortcutWords;
  const names = isMac ? { ...keys, ...keysOfMac } : keys;
  return ((isMac && ON_MAC[key]) || key)
    .split(" ")
    .map((stroke) => stroke.split(/-(?=.)/).map((part) => names[part] ?? part.toUpperCase()));
}
