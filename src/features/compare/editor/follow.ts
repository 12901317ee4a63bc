import { Prec, StateEffect } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { Session } from "../../../core/session.ts";
import { toldCopy, toldSession } from "./in-step.ts";

/** How long after a composition was met it is looked whether it has ended, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * Keeps a session and a view with a state of its own in step, both ways; returns how to stop. What
 * is being composed (by a keyboard for Chinese, say) is not disturbed: the view follows afterwards.
 */
export function follow(view: EditorView, session: Session): () => void {
  let timer = 0;
  const followSession = () => {
    clearTimeout(timer);
    const spec = toldCopy(view.state, session.getState());
    if (!spec) return;
    // There is no event to wait for: where EditContext is used, the page never hears of the end.
    if (view.compositionStarted) timer = window.setTimeout(followSession, PATIENCE_MS);
    else view.dispatch(spec);
  };
  view.dispatch({ effects: StateEffect.appendConfig.of(tellSession(session)) });
  followSession();
  const stop = session.subscribe(followSession);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function tellSession(session: Session) {
  const listener = EditorView.updateListener.of(({ docChanged, selectionSet, transactions }) => {
    if (!docChanged && !selectionSet) return;
    const spec = toldSession(transactions, session.getState());
    if (spec) session.dispatch(spec);
  });
  // Before any other listener, which might dispatch again: changes are told in their order.
  return Prec.highest(listener);
}
