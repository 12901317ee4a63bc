import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { dialects } from "../engine/dialects/index.ts";
import { type Formatting, format as formatText, type Step } from "../engine/format/format.ts";
import { lineEndingInput } from "./inputs.ts";
import { counted } from "./phrases.ts";

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
    effects: endsWithLf ? lineEndingInput.set.of("\n") : [],
    annotations: isolateHistory.of("full"),
  };
}

const DONE: Readonly<Record<Step, string>> = {
  "field-names": "field names",
  spaces: "white space",
  "blank-lines": "blank lines",
  "byte-order-mark": "byte order mark",
  "line-ends": "line ends",
};

const LEFT: Readonly<Record<Step, string>> = {
  "field-names": "some field names as they are",
  spaces: "some white space as it is",
  "blank-lines": "some blank lines as they are",
  "byte-order-mark": "the byte order mark where it is",
  "line-ends": "line ends as they are",
};

const LIST = new Intl.ListFormat("en-GB");

/** What was done, and what was left and why; each a sentence. */
export function formattingSentences(formatting: Formatting): readonly string[] {
  return [
    doneSentence(formatting),
    ...formatting.left.map(
      ({ step, reader }) => `Left ${LEFT[step]}, because ${reader} might read the file otherwise.`,
    ),
  ];
}

function doneSentence({ changed, lineCount, done, left }: Formatting): string {
  if (!changed) return left.length > 0 ? "Nothing was tidied." : "Nothing to tidy.";
  const what = LIST.format(done.map((step) => DONE[step]));
  const proof = `no verdict changes in any of the ${dialects.length} readings`;
  return `Tidied ${counted(lineCount, "line")} (${what}); ${proof}.`;
}
