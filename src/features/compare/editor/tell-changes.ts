import { getChunks } from "@codemirror/merge";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** Tells how many stretches differ, whenever they are others. */
export function tellChanges(tell: (count: number) => void): Extension {
  return EditorView.updateListener.of(({ startState, state }) => {
    const chunks = getChunks(state)?.chunks;
    if (chunks && chunks !== getChunks(startState)?.chunks) tell(chunks.length);
  });
}
