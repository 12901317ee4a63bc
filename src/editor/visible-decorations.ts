import type { Extension, Line, Text } from "@codemirror/state";
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

/** A line that is in sight. `isBegun`: whether its beginning is too; where a group is folded, only the end of its last line is. */
interface LineInSight {
  readonly line: Line;
  readonly isBegun: boolean;
}

/** The lines in sight of each editor, of which document and ranges. */
const last = new WeakMap<EditorView, LinesInSight>();

interface LinesInSight extends Pick<EditorView, "visibleRanges"> {
  readonly doc: Text;
  readonly lines: readonly LineInSight[];
}

/** The lines in sight, found once for all that decorates them. */
export function linesInSight(view: EditorView): readonly LineInSight[] {
  const { visibleRanges } = view;
  const { doc } = view.state;
  const known = last.get(view);
  if (known?.doc === doc && known.visibleRanges === visibleRanges) return known.lines;
  const lines = visibleRanges.flatMap(({ from, to }) => {
    const first = doc.lineAt(from).number;
    return Array.from({ length: doc.lineAt(to).number - first + 1 }, (_, index) => {
      const line = doc.line(first + index);
      return { line, isBegun: line.from >= from };
    });
  });
  last.set(view, { doc, visibleRanges, lines });
  return lines;
}

/** The element with a sentence in it, whose code is in the type of the file. What a stranger wrote is set as text. */
export function withSentence<E extends Element>(element: E, sentence: string): E {
  for (const { text, isCode } of partsOf(sentence))
    element.appendChild(document.createElement(isCode ? "code" : "span")).textContent = text;
  return element;
}
