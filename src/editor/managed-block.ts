// @chunk keys
import { foldService } from "@codemirror/language";
import type { EditorState, Extension } from "@codemirror/state";
import type { EditorView, ViewUpdate } from "@codemirror/view";
import { analysisOf } from "../core/derived.ts";
import { managedBlockOf } from "../engine/advise/managed-block.ts";
import { lineNote, lineNotes } from "./line-note.ts";
import { type LineInSight, visibleDecorations } from "./visible-decorations.ts";
import { managedBlockWords } from "./words.ts";

/** Says where the block begins that Cloudflare puts before a site’s file, and lets it fold. */
export function managedBlockNotes(): Extension {
  return [
    visibleDecorations(notesIn, isFoundElsewhere),
    lineNotes.of(noteAt),
    foldService.of((state, lineStart, lineEnd) => {
      const block = managedBlockOf(analysisOf(state));
      if (!block || state.doc.lineAt(lineStart).number !== block.first) return null;
      return { from: lineEnd, to: state.doc.line(block.last).to };
    }),
  ];
}

function isFoundElsewhere({ startState, state }: ViewUpdate): boolean {
  return firstLineIn(startState) !== firstLineIn(state);
}

function firstLineIn(state: EditorState): number | undefined {
  return managedBlockOf(analysisOf(state))?.first;
}

function noteAt(state: EditorState, line: number): string | null {
  return firstLineIn(state) === line ? managedBlockWords.added : null;
}

function notesIn({ state }: EditorView, lines: readonly LineInSight[]) {
  return lines.flatMap(({ line, isBegun }) => {
    const text = isBegun ? noteAt(state, line.number) : null;
    return text ? lineNote(line, { text }) : [];
  });
}
