import type { Extension, Line } from "@codemirror/state";
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { partsOf } from "../words/quoting.ts";

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

/** The lines in sight. `isBegun`: whether the beginning of the line is too; where a group is folded, only the end of its last line is. */
export function* linesInSight({
  state,
  visibleRanges,
}: EditorView): Generator<{ readonly line: Line; readonly isBegun: boolean }> {
  for (const { from, to } of visibleRanges) {
    const last = state.doc.lineAt(to).number;
    for (let number = state.doc.lineAt(from).number; number <= last; number++) {
      const line = state.doc.line(number);
      yield { line, isBegun: line.from >= from };
    }
  }
}

/** The element with a sentence in it, whose code is in the type of the file. What a stranger wrote is set as text. */
export function withSentence<E extends Element>(element: E, sentence: string): E {
  for (const { text, isCode } of partsOf(sentence))
    element.appendChild(document.createElement(isCode ? "code" : "span")).textContent = text;
  return element;
}
