import { foldService } from "@codemirror/language";
import { type EditorState, type Extension, type Range, RangeSet } from "@codemirror/state";
import type { Decoration, DecorationSet, EditorView, ViewUpdate } from "@codemirror/view";
import { analysisOf } from "../core/derived.ts";
import { managedBlockOf } from "../engine/advise/managed-block.ts";
import { lineNote, lineNotes } from "./line-note.ts";
import { linesInSight, visibleDecorations } from "./visible-decorations.ts";
import { managedBlockWords } from "./words.ts";

/** Says where the block begins that Cloudflare puts before a site’s file, and lets it fold. */
export function managedBlockNotes(): Extension {
  return [
    visibleDecorations(notesIn, isReadAnew),
    lineNotes.of(noteAt),
    foldService.of((state, lineStart, lineEnd) => {
      const block = managedBlockOf(analysisOf(state));
      if (!block || state.doc.lineAt(lineStart).number !== block.first) return null;
      return { from: lineEnd, to: state.doc.line(block.last).to };
    }),
  ];
}

function isReadAnew({ startState, state }: ViewUpdate): boolean {
  return analysisOf(startState) !== analysisOf(state);
}

function noteAt(state: EditorState, line: number): string | null {
  return managedBlockOf(analysisOf(state))?.first === line ? managedBlockWords.added : null;
}

function notesIn(view: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const { line, isBegun } of linesInSight(view)) {
    const text = isBegun ? noteAt(view.state, line.number) : null;
    if (text) ranges.push(...lineNote(line, { text }));
  }
  return RangeSet.of(ranges, true);
}
