import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { type KeyBinding, keymap } from "@codemirror/view";
import { searchWords } from "../words/search.ts";
import { alsoSay } from "./phrases.ts";

/** The keys that search. */
export const keys: readonly KeyBinding[] = searchKeymap;

/** The panel that finds and replaces, its keys, and the other occurrences of what is selected. */
export function searching(): Extension {
  alsoSay(searchWords.phrases);
  return [search({ top: true }), keymap.of(keys), highlightSelectionMatches()];
}
