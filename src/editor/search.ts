// @chunk keys
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";

/** The panel that finds and replaces, its keys, and the other occurrences of what is selected. Until it is there, the keys are the browser’s. */
export function searching(): Extension {
  return [search({ top: true }), keymap.of(searchKeymap), highlightSelectionMatches()];
}
