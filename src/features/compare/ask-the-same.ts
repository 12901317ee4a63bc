import type { EditorState, TransactionSpec } from "@codemirror/state";
import {
  answerInput,
  crawlersInput,
  focusInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";

/** Asks a session what another is asked: for the other version of a file, whose text and line endings stay its own. */
export function askTheSame(state: EditorState): TransactionSpec {
  return {
    effects: [
      urlsInput.set.of(state.field(urlsInput.field)),
      crawlersInput.set.of(state.field(crawlersInput.field)),
      readAsInput.set.of(state.field(readAsInput.field)),
      siteInput.set.of(state.field(siteInput.field)),
      answerInput.set.of(state.field(answerInput.field)),
      focusInput.set.of(state.field(focusInput.field)),
    ],
  };
}
