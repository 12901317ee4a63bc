import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * What is typed over a selection is put in its place here. Left to it, Chromium gives the new text
 * the style of the old one in an attribute, which the page's policy forbids, and which CodeMirror
 * would take away again. What an input method composes stays with the browser, which alone can.
 */
export function typingOver(): Extension {
  return EditorView.domEventHandlers({
    beforeinput({ inputType, data, isComposing }, view) {
      const isOver = !view.state.selection.main.empty;
      if (inputType !== "insertText" || data === null || isComposing || !isOver) return false;
      view.dispatch(view.state.replaceSelection(data), {
        userEvent: "input.type",
        scrollIntoView: true,
      });
      return true;
    },
  });
}
