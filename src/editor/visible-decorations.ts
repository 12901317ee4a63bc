import type { Extension } from "@codemirror/state";
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** Decorations of the lines in sight, made again where other lines come into sight or `isOutdated` says so. */
export function visibleDecorations(
  decorationsOf: (view: EditorView) => DecorationSet,
  isOutdated: (update: ViewUpdate) => boolean,
): Extension {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = decorationsOf(view);
      }

      update(update: ViewUpdate) {
        if (update.viewportChanged || isOutdated(update))
          this.decorations = decorationsOf(update.view);
      }
    },
    { decorations: (value) => value.decorations },
  );
}
