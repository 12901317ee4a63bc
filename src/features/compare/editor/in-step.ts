import {
  ChangeSet,
  type EditorState,
  Prec,
  RangeSet,
  StateEffect,
  type Text,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import {
  crawlersInput,
  encodingInput,
  focusInput,
  type Input,
  lineEndingInput,
  otherEndingsInput,
  readAsInput,
} from "../../../core/inputs.ts";
import type { Session } from "../../../core/session.ts";
import { alikeAtEnd, alikeAtStart } from "./alike.ts";

/**
 * What the session must do after its copy has changed, or null where the two agree already. It is
 * the same change as the copy's; where the session has changed meanwhile, it is moved to its place.
 */
export function toldSession(
  transactions: readonly Transaction[],
  session: EditorState,
): TransactionSpec | null {
  const [first, last] = [transactions[0], transactions.at(-1)];
  if (!first || !last || isInStep(last.state, session)) return null;
  const made = transactions
    .slice(1)
    .reduce((changes, transaction) => changes.compose(transaction.changes), first.changes);
  const unseen = difference(first.startState.doc, session.doc);
  return {
    changes: made.map(unseen),
    selection: last.state.selection.map(unseen.map(made, true)),
    effects: effectsOf(WRITTEN, first.startState, last.state),
    annotations: userEventsOf(transactions),
  };
}

/** What the copy must do to become like the session, or null where it is like it. */
export function toldCopy(copy: EditorState, session: EditorState): TransactionSpec | null {
  if (isInStep(copy, session)) return null;
  return {
    changes: difference(copy.doc, session.doc),
    selection: session.selection,
    effects: effectsOf(DRAWN, copy, session),
  };
}

function isInStep(copy: EditorState, session: EditorState): boolean {
  return (
    copy.selection.eq(session.selection) &&
    effectsOf(DRAWN, copy, session).length === 0 &&
    copy.doc.eq(session.doc)
  );
}

/** The effect that gives an input the value that it has in `to`; none where it has that value. */
export function changed<T>({ field, set }: Input<T>): Changed {
  return (from, to) => (from.field(field) === to.field(field) ? [] : [set.of(to.field(field))]);
}

type Changed = (from: EditorState, to: EditorState) => readonly StateEffect<unknown>[];

/** How the text is written as bytes: the only inputs that a copy sets by itself, because a pasted file brings its own. */
const WRITTEN = [changed(lineEndingInput), changedEndings, changed(encodingInput)];
/** All inputs that decide how the text is drawn. */
const DRAWN = [changed(readAsInput), changed(crawlersInput), ...WRITTEN, changedCrawler];

function effectsOf(inputs: readonly Changed[], from: EditorState, to: EditorState) {
  return inputs.flatMap((changed) => changed(from, to));
}

/** The same for the line ends that are not the usual ones. Each state makes its own set of them, so that they are never one object on both sides. */
export function changedEndings(from: EditorState, to: EditorState) {
  const { field, set } = otherEndingsInput;
  return RangeSet.eq([from.field(field)], [to.field(field)]) ? [] : [set.of(to.field(field))];
}

/** Where each crawler is read as itself, colours are those of the focused one. A copy has no URLs. */
function changedCrawler(from: EditorState, to: EditorState) {
  const crawler = to.field(focusInput.field)?.crawler;
  if (from.field(focusInput.field)?.crawler === crawler) return [];
  return [focusInput.set.of(crawler === undefined ? null : { url: 0, crawler })];
}

/** Undo takes back together what was typed together, and these say what was. */
function userEventsOf(transactions: readonly Transaction[]) {
  return transactions.flatMap((transaction) => {
    const event = transaction.annotation(Transaction.userEvent);
    return event === undefined ? [] : [Transaction.userEvent.of(event)];
  });
}

/** How long to wait before looking again whether a composition has ended, in milliseconds. */
const COMPOSITION_LOOK_MS = 100;

/**
 * Keeps a session and a view with a state of its own in step, both ways; returns how to stop. What
 * is being composed (with a Chinese input method, for example) is not disturbed: the view follows
 * afterwards.
 */
export function follow(view: EditorView, session: Session): () => void {
  let timer = 0;
  const followSession = () => {
    clearTimeout(timer);
    const spec = toldCopy(view.state, session.getState());
    if (!spec) return;
    // There is no event to wait for: with EditContext, the page is never told of the end.
    if (view.compositionStarted) timer = window.setTimeout(followSession, COMPOSITION_LOOK_MS);
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
  // Before any other listener, which might dispatch again: the session must get changes in order.
  return Prec.highest(listener);
}

/** The smallest middle to replace to make one text the other; no change where they are the same. */
export function difference(from: Text, to: Text): ChangeSet {
  if (from.eq(to)) return ChangeSet.empty(from.length);
  const [before, after] = [from.toString(), to.toString()];
  const start = wholeAlikeAtStart(before, after);
  const end = wholeAlikeAtEnd(before, after, Math.min(from.length, to.length) - start);
  return ChangeSet.of(
    { from: start, to: from.length - end, insert: to.slice(start, to.length - end) },
    from.length,
  );
}

// The caret must not end up inside a character.
function wholeAlikeAtStart(a: string, b: string): number {
  const length = alikeAtStart(a, b);
  return isHighSurrogate(a, length - 1) ? length - 1 : length;
}

function wholeAlikeAtEnd(a: string, b: string, most: number): number {
  const length = alikeAtEnd(a, b, most);
  return isHighSurrogate(a, a.length - length - 1) || isHighSurrogate(b, b.length - length - 1)
    ? Math.max(length - 1, 0)
    : length;
}

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800;
}
