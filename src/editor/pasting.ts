import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { openText } from "../core/intents.ts";

/** What is pasted, and what a keyboard inserts in one go, which is taken as if it were pasted. */
export function pasting(): Extension {
  return EditorView.domEventHandlers({
    // A file pasted over everything brings its own line endings along; CodeMirror alone would forget them.
    paste(event, view) {
      const { state } = view;
      const { from, to } = state.selection.main;
      const text = event.clipboardData?.getData("text/plain");
      if (!text || from !== 0 || to !== state.doc.length) return false;
      view.dispatch({ ...openText(state, text), userEvent: "input.paste", scrollIntoView: true });
      return true;
    },
    // The browser would put many lines into the page one by one, in time that grows with the square of their number.
    beforeinput(event, view) {
      const { data, inputType, cancelable } = event;
      if (inputType !== "insertText" || !cancelable || !data?.includes("\n")) return false;
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", data);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      return !view.contentDOM.dispatchEvent(new ClipboardEvent("paste", paste));
    },
  });
}
