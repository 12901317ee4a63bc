import type { Extension } from "@codemirror/state";
import { EditorView, type ViewUpdate } from "@codemirror/view";

/** Calls `act` when another text has come in place of the one there was: less than half of it is of before. */
export function whenReplaced(act: () => void): Extension {
  return EditorView.updateListener.of((update) => {
    if (update.docChanged && keptIn(update) * 2 <= update.state.doc.length) act();
  });
}

function keptIn({ changes }: ViewUpdate): number {
  let kept = 0;
  changes.iterGaps((_from, _to, length) => {
    kept += length;
  });
  return kept;
}
