import {
  type Extension,
  type Line,
  type Range,
  RangeSet,
  type RangeValue,
  type Text,
} from "@codemirror/state";
import {
  type Decoration,
  type EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import { analysisOf } from "../core/derived.ts";
import type { Span } from "../engine/text/line.ts";
import { partsOf } from "../words/quoting.ts";

/** A line that is in sight, and the part of it that is: of a long line the editor draws only what is near the screen. `isBegun`: whether its beginning is in sight too; where a group is folded, only the end of its last line is. */
export interface LineInSight {
  readonly line: Line;
  readonly part: Span;
  readonly isBegun: boolean;
}

/** What is shown of some lines in sight. */
type Show<T extends RangeValue> = (
  view: EditorView,
  lines: readonly LineInSight[],
) => readonly Range<T>[];

/** Decorations of the lines in sight. `isOutdated`: whether other lines than those that were typed into may look otherwise now, although the outline of the file is the same (see Analysis.outline). */
export function visibleDecorations(
  show: Show<Decoration>,
  isOutdated?: (update: ViewUpdate) => boolean,
): Extension {
  return ViewPlugin.define((view) => new Shown(view, show, isOutdated), {
    decorations: ({ ranges }) => ranges,
  });
}

/** What is shown of the lines in sight. It is made again for a line that is typed into, and for all where others come into sight or may look otherwise. */
export class Shown<T extends RangeValue> implements PluginValue {
  ranges: RangeSet<T>;
  private readonly show: Show<T>;
  private readonly isOutdated: (update: ViewUpdate) => boolean;

  constructor(
    view: EditorView,
    show: Show<T>,
    isOutdated: (update: ViewUpdate) => boolean = () => false,
  ) {
    this.show = show;
    this.isOutdated = isOutdated;
    this.ranges = RangeSet.of(show(view, linesInSight(view)), true);
  }

  update(update: ViewUpdate): void {
    const { view, startState, state, changes } = update;
    const stays =
      analysisOf(startState).outline === analysisOf(state).outline &&
      !update.viewportMoved &&
      !this.isOutdated(update);
    if (stays && changes.empty) return;
    const line = stays ? lineTypedInto(update) : null;
    this.ranges = line
      ? replacedIn(this.ranges.map(changes), line, this.show(view, placedIn(view, line)))
      : RangeSet.of(this.show(view, linesInSight(view)), true);
  }
}

function replacedIn<T extends RangeValue>(
  ranges: RangeSet<T>,
  { from, to }: Line,
  add: readonly Range<T>[],
): RangeSet<T> {
  return ranges.update({ add, sort: true, filterFrom: from, filterTo: to, filter: () => false });
}

/** The line in which all changes are, or null. */
function lineTypedInto({ changes, state }: ViewUpdate): Line | null {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  changes.iterChangedRanges((_fromA, _toA, from, to) => {
    first = Math.min(first, from);
    last = Math.max(last, to);
  });
  const line = first <= last ? state.doc.lineAt(first) : null;
  return line && last <= line.to ? line : null;
}

/** The line, if it is in sight. */
function placedIn({ visibleRanges }: EditorView, line: Line): readonly LineInSight[] {
  return visibleRanges
    .filter(({ from, to }) => line.from <= to && from <= line.to)
    .map((range) => inSight(line, range));
}

function inSight(line: Line, { from, to }: Span): LineInSight {
  const part = { from: Math.max(line.from, from), to: Math.min(line.to, to) };
  return { line, part, isBegun: line.from >= from };
}

// All that show something of the lines in sight ask for the same ones.
const knownLines = new WeakMap<VisibleRanges, readonly [Text, readonly LineInSight[]]>();

type VisibleRanges = EditorView["visibleRanges"];

function linesInSight({ visibleRanges, state: { doc } }: EditorView): readonly LineInSight[] {
  const [knownDoc, known] = knownLines.get(visibleRanges) ?? [];
  if (known && knownDoc === doc) return known;
  const lines = linesIn(doc, visibleRanges);
  knownLines.set(visibleRanges, [doc, lines]);
  return lines;
}

function linesIn(doc: Text, ranges: VisibleRanges): readonly LineInSight[] {
  return ranges.flatMap((range) => {
    const first = doc.lineAt(range.from).number;
    return Array.from({ length: doc.lineAt(range.to).number - first + 1 }, (_, index) =>
      inSight(doc.line(first + index), range),
    );
  });
}

/** The element with a sentence in it, whose code is in the type of the file. What a stranger wrote is set as text. */
export function withSentence<E extends Element>(element: E, sentence: string): E {
  for (const { text, isCode } of partsOf(sentence))
    element.appendChild(document.createElement(isCode ? "code" : "span")).textContent = text;
  return element;
}
