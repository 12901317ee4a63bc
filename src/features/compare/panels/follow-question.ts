import { type EditorState, Transaction } from "@codemirror/state";
import {
  answerInput,
  crawlersInput,
  focusInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../../../core/inputs.ts";
import type { Session } from "../../../core/session.ts";
import { askTheSame } from "../ask-the-same.ts";

/** Asks `before` what `now` is asked, at once and whenever that changes; undo in `before` is of its text alone. Returns how to stop. */
export function followQuestion(before: Session, now: Session): () => void {
  const ask = () => {
    const state = now.getState();
    if (isAskedTheSame(before.getState(), state)) return;
    const notUndone = Transaction.addToHistory.of(false);
    before.dispatch({ ...askTheSame(state), annotations: notUndone });
  };
  ask();
  return now.subscribe(ask);
}

const QUESTION = [urlsInput, crawlersInput, readAsInput, siteInput, answerInput, focusInput];

function isAskedTheSame(before: EditorState, now: EditorState): boolean {
  return QUESTION.every(({ field }) => before.field<unknown>(field) === now.field<unknown>(field));
}
