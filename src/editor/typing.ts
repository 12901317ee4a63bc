import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { openText } from "../core/intents.ts";

/** A file pasted over everything brings its own line endings along; CodeMirror alone would forget them. */
export function pasteWholeFile(): Extension {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const { state } = view;
      const { from, to } = state.selection.main;
      const text = event.clipboardData?.getData("text/plain");
      if (!text || from !== 0 || to !== state.doc.length) return false;
      view.dispatch({ ...openText(state, text), userEvent: "input.paste", scrollIntoView: true });
      return true;
    },
  });
}

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
