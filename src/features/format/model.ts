import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { lineEndingInput, otherEndingsInput } from "../../core/inputs.ts";
import { NO_OTHER_ENDINGS } from "../../core/line-endings.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type Formatting, format } from "../../engine/prove/format.ts";
import { formattingWords } from "./words.ts";

/** The file, tidied as far as no verdict changes by any parser. For 500 KiB that can take some seconds, so it belongs to a click and not to a key. */
export function formatted(state: EditorState): Formatting {
  return format(state.doc.toString(), state.field(lineEndingInput.field));
}

/** Tidies the file. One undo; the caret stays in its line. */
export function tidy({ changed, edits, endsWithLf }: Formatting): TransactionSpec {
  if (!changed) return {};
  return {
    changes: edits,
    effects: endsWithLf
      ? [lineEndingInput.set.of("\n"), otherEndingsInput.set.of(NO_OTHER_ENDINGS)]
      : [],
    annotations: isolateHistory.of("full"),
  };
}

/** What was done, and what was left and why, a sentence each. */
export function formattingSentences(formatting: Formatting): readonly string[] {
  const left = formatting.left.map(({ step, reader }) => formattingWords.left(step, reader));
  const { changed, lineCount, done, rejecting } = formatting;
  const asked = dialects.length - rejecting.length;
  const unasked = rejecting.map((reader) => formattingWords.rejecting(reader));
  if (changed) return [formattingWords.tidied(lineCount, done, asked), ...unasked, ...left];
  return left.length > 0
    ? [formattingWords.nothingTidied, ...left]
    : [formattingWords.nothingToTidy];
}
