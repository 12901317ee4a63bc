// @chunk keys
import {
  closeSearchPanel,
  highlightSelectionMatches,
  search,
  searchKeymap,
} from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { opensPage } from "../core/opened.ts";

/** The panel that finds and replaces, its keys, and the other occurrences of what is selected. Until it is there, the keys are the browser’s. */
export function searching(): Extension {
  return [
    search({ top: true }),
    keymap.of(searchKeymap),
    highlightSelectionMatches(),
    // What was looked for in one page is not looked for in another.
    EditorView.updateListener.of(({ view, transactions }) => {
      const isOpening = transactions.some(({ effects }) => effects.some((it) => it.is(opensPage)));
      if (isOpening) closeSearchPanel(view);
    }),
  ];
}
