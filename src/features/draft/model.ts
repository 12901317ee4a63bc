// @chunk keep-draft
import { type EditorState, Transaction, type TransactionSpec } from "@codemirror/state";
import { openPage, showSamePage, type WholePage, wholePageIn } from "../../core/intents.ts";
import { MOST_TRIED, setWork, type Work, workOf, workUnder } from "./model-work.ts";

/** Whether two states have the same page and the same work. */
export function isSameWork(one: EditorState, other: EditorState): boolean {
  return workOf(one) === workOf(other) && showSamePage(one, other);
}

/** Shows the draft that a tab begins with: `page`, and the work on it. What the user has begun meanwhile stays open, as if it had been opened over the draft. No undo. */
export function restoreDraft(
  state: EditorState,
  page: WholePage,
  before: Work,
  hasBegun: boolean,
): TransactionSpec {
  const below = workUnder(before, () => page);
  const spec = hasBegun
    ? { effects: setWork.of(workOver(workOf(state), below)) }
    : openAsWork(state, page, before);
  return { ...spec, annotations: Transaction.addToHistory.of(false) };
}

/** The work `now`, as if it had begun over the pages of `below`. */
function workOver(now: Work, below: Work): Work {
  const since = below.former && now.former ? [...now.tried, now.former] : now.tried;
  return {
    isOwn: now.isOwn,
    former: below.former ?? now.former,
    tried: [...since, ...below.tried].slice(0, MOST_TRIED),
  };
}

/** Goes back to the draft; a changed page goes into `tried`. One undo. */
export function backToFormer(state: EditorState): TransactionSpec {
  const { isOwn, former, tried } = workOf(state);
  if (!former) return {};
  const rest = isOwn ? [wholePageIn(state), ...tried].slice(0, MOST_TRIED) : tried;
  return openAsWork(state, former, { isOwn: true, former: null, tried: rest });
}

/** Goes back to the latest tried page; a changed page becomes the last of `tried`. One undo. */
export function backToTried(state: EditorState): TransactionSpec {
  const now = workOf(state);
  const [last, ...rest] = now.tried;
  if (!last) return {};
  const tried = now.isOwn && now.former ? [...rest, wholePageIn(state)] : rest;
  const former = now.former ?? (now.isOwn ? wholePageIn(state) : null);
  return openAsWork(state, last, { isOwn: true, former, tried });
}

/** Drops all pages that the user can go back to; the page is the draft from now on. */
export function forgetFormer(state: EditorState): TransactionSpec {
  const effects = setWork.of({ ...workOf(state), former: null, tried: [] });
  return { effects, annotations: Transaction.addToHistory.of(false) };
}

/** Opens a page as the user's own; the user can go back to the own page before it. One undo. */
export function takeUp(state: EditorState, page: WholePage): TransactionSpec {
  const below = workUnder(workOf(state), () => wholePageIn(state));
  return openAsWork(state, page, { ...below, isOwn: true });
}

/** Opens a page and sets the work. One undo. */
function openAsWork(state: EditorState, page: WholePage, now: Work): TransactionSpec {
  const spec = openPage(state, page);
  return { ...spec, effects: [spec.effects ?? [], setWork.of(now)].flat() };
}
