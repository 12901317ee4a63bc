import { redo, undo } from "@codemirror/commands";
import type { Session } from "../core/session.ts";
import { isWrittenIn } from "./written-in.ts";

/** Ctrl-Z and Ctrl-Y undo and redo wherever the focus is, unless it is in a box with an undo of its own. Returns how to stop. */
export function undoEverywhere(session: Session): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWrittenIn(event.target)) return;
    const key = event.key.toLowerCase();
    const command =
      key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
    if (!command) return;
    event.preventDefault();
    command({ state: session.getState(), dispatch: session.dispatch });
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}
