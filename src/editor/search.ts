import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { type KeyBinding, keymap } from "@codemirror/view";

/** The keys that search. */
export const keys: readonly KeyBinding[] = searchKeymap;

/** The panel that finds and replaces, its keys, and the other occurrences of what is selected. */
export function searching(): Extension {
  return [search({ top: true }), keymap.of(keys), highlightSelectionMatches()];
}
