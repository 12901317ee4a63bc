import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { lineEndingInput, otherEndingsInput } from "../../core/inputs.ts";
import { NO_OTHER_ENDINGS } from "../../core/line-endings.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type Formatting, MOST_EDITS } from "../../engine/prove/format.ts";
import type { Edit } from "../../engine/text/source.ts";
import { formattingWords } from "./words.ts";

/** What Format is asked about, as plain data for a worker. */
export interface FormatQuestion {
  /** With LF at the end of each line. */
  readonly text: string;
  /** The line ending in the file. */
  readonly lineEnd: string;
}

/** What Format is asked about a file. */
export function formatQuestionOf(state: EditorState): FormatQuestion {
  return { text: state.doc.toString(), lineEnd: state.field(lineEndingInput.field) };
}

/** Tidies the file that was asked about. One undo; the caret stays in its line. */
export function tidy(state: EditorState, formatting: Formatting): TransactionSpec {
  const { changed, edits, endsWithLf } = formatting;
  if (!changed) return {};
  const caret = caretAfter(state, edits);
  return {
    changes: edits,
    ...(caret !== null && { selection: { anchor: caret } }),
    effects: endsWithLf
      ? [lineEndingInput.set.of("\n"), otherEndingsInput.set.of(NO_OTHER_ENDINGS)]
      : [],
    annotations: isolateHistory.of("full"),
  };
}

/** Where the caret stays in its line though many changes around it were made one; null where the editor knows. */
function caretAfter({ doc, selection }: EditorState, edits: readonly Edit[]): number | null {
  const { head } = selection.main;
  const index = edits.length < MOST_EDITS / 2 ? -1 : edits.findIndex(({ to }) => to > head);
  const edit = edits[index];
  if (!edit || edit.from >= head) return null;
  const moved = edits
    .slice(0, index)
    .reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0);
  const before = doc.sliceString(edit.from, head).split("\n");
  const column = before.pop()?.length ?? 0;
  // Lines that are not blank stay; lines that are may go or come.
  let written = before.filter(isWritten).length;
  let from = 0;
  for (const line of edit.insert.split("\n")) {
    if (isWritten(line) && written-- === 0)
      return edit.from + moved + from + Math.min(column, line.length);
    from += line.length + 1;
  }
  return edit.from + moved + edit.insert.length;
}

function isWritten(line: string): boolean {
  return /[^ \t]/.test(line);
}

/** What was done, and what was left and why, a sentence each. */
export function formattingSentences(formatting: Formatting): readonly string[] {
  const left = formatting.left.map((one) => formattingWords.left(one));
  const { changed, lineCount, done, rejecting } = formatting;
  const asked = dialects.length - rejecting.length;
  const unasked = rejecting.map((reader) => formattingWords.rejecting(reader));
  if (changed) return [formattingWords.tidied(lineCount, done, asked), ...unasked, ...left];
  return left.length > 0
    ? [formattingWords.nothingTidied, ...left]
    : [formattingWords.nothingToTidy];
}
