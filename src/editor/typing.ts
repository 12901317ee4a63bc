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
