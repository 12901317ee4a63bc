import { redo, undo } from "@codemirror/commands";
import type { Extension, StateCommand } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import type { Session } from "../../../core/session.ts";

/** Undo and redo of the session, for a view that follows it and has no history of its own. */
export function undoOf(session: Session): Extension {
  const inSession =
    (command: StateCommand): Command =>
    (view) => {
      command({ state: session.getState(), dispatch: session.dispatch });
      view.dispatch({ scrollIntoView: true });
      return true;
    };
  const [undoIt, redoIt] = [inSession(undo), inSession(redo)];
  return [
    keymap.of([
      { key: "Mod-z", run: undoIt, shift: redoIt },
      { key: "Mod-y", mac: "Mod-Shift-z", run: redoIt },
    ]),
    EditorView.domEventHandlers({
      // By a menu, or by shaking the phone.
      beforeinput: ({ inputType }, view) =>
        (inputType === "historyUndo" && undoIt(view)) ||
        (inputType === "historyRedo" && redoIt(view)),
    }),
  ];
}
