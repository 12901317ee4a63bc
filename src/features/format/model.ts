import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { lineEndingInput, otherEndingsInput } from "../../core/inputs.ts";
import { NO_OTHER_ENDINGS } from "../../core/line-endings.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type Formatting, format as formatText } from "../../engine/prove/format.ts";
import { formattingWords } from "./words.ts";

const known = new WeakMap<EditorState, Formatting>();

/** The file tidied as far as no verdict changes in any reading; the same object for everyone who asks. It may take seconds for a file of 500 KiB, so it is for a click and not for a key. */
export function formatted(state: EditorState): Formatting {
  const formatting =
    known.get(state) ?? formatText(state.doc.toString(), state.field(lineEndingInput.field));
  known.set(state, formatting);
  return formatting;
}

/** Tidies the file. One undo; the caret stays where it is in its line. */
export function format(state: EditorState): TransactionSpec {
  const { changed, edits, endsWithLf } = formatted(state);
  if (!changed) return {};
  return {
    changes: edits,
    effects: endsWithLf
      ? [lineEndingInput.set.of("\n"), otherEndingsInput.set.of(NO_OTHER_ENDINGS)]
      : [],
    annotations: isolateHistory.of("full"),
  };
}

/** What was done, and what was left and why; each a sentence. */
export function formattingSentences(formatting: Formatting): readonly string[] {
  const left = formatting.left.map(({ step, reader }) => formattingWords.left(step, reader));
  return [doneSentence(formatting), ...left];
}

function doneSentence({ changed, lineCount, done, left }: Formatting): string {
  if (changed) return formattingWords.tidied(lineCount, done, dialects.length);
  return left.length > 0 ? formattingWords.nothingTidied : formattingWords.nothingToTidy;
}
