import {
  type EditorState,
  type StateEffect,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import {
  crawlersInput,
  encodingInput,
  focusInput,
  type Input,
  lineEndingInput,
  otherEndingsInput,
  readAsInput,
} from "../../../core/inputs.ts";
import { difference } from "./difference.ts";

/**
 * What the session must do after what its copy did, or null where the two agree already. It is the
 * same change as the copy's; where the session has gone on meanwhile, it is moved to where it belongs.
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
    // The only inputs that a copy sets by itself: a pasted file brings its own.
    effects: changedWriting(first.startState, last.state),
    annotations: userEventsOf(transactions),
  };
}

/** What the copy must do to be as the session is, or null where it is. */
export function toldCopy(copy: EditorState, session: EditorState): TransactionSpec | null {
  if (isInStep(copy, session)) return null;
  return {
    changes: difference(copy.doc, session.doc),
    selection: session.selection,
    effects: changedInputs(copy, session),
  };
}

function isInStep(copy: EditorState, session: EditorState): boolean {
  return (
    copy.selection.eq(session.selection) &&
    changedInputs(copy, session).length === 0 &&
    copy.doc.eq(session.doc)
  );
}

/** The effects that make the inputs of `from` those of `to`, as far as they decide how the text is drawn. */
function changedInputs(from: EditorState, to: EditorState): readonly StateEffect<unknown>[] {
  return [
    ...changedInput(readAsInput, from, to),
    ...changedInput(crawlersInput, from, to),
    ...changedWriting(from, to),
    ...changedCrawler(from, to),
  ];
}

/** How the text is written as bytes. */
function changedWriting(from: EditorState, to: EditorState): readonly StateEffect<unknown>[] {
  return [
    ...changedInput(lineEndingInput, from, to),
    ...changedInput(otherEndingsInput, from, to),
    ...changedInput(encodingInput, from, to),
  ];
}

function changedInput<T>({ field, set }: Input<T>, from: EditorState, to: EditorState) {
  const value = to.field(field);
  return from.field(field) === value ? [] : [set.of(value)];
}

/** Where each crawler is read as itself, colours are those of the focused one. A copy has no URLs. */
function changedCrawler(from: EditorState, to: EditorState) {
  const crawler = to.field(focusInput.field)?.crawler;
  if (from.field(focusInput.field)?.crawler === crawler) return [];
  return [focusInput.set.of(crawler === undefined ? null : { url: 0, crawler })];
}

/** Undo takes back together what was typed together, and tells it by these. */
function userEventsOf(transactions: readonly Transaction[]) {
  return transactions.flatMap((transaction) => {
    const event = transaction.annotation(Transaction.userEvent);
    return event === undefined ? [] : [Transaction.userEvent.of(event)];
  });
}
