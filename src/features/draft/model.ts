import { invertedEffects } from "@codemirror/commands";
import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { crawlersInput, expectationsInput, otherFilesInput, urlsInput } from "../../core/inputs.ts";
import { openPage, showSamePage, type WholePage, wholePageIn } from "../../core/intents.ts";
import { opensAnother } from "../../core/opened.ts";

/** The state of the user's work, and the pages that the user can go back to. */
export interface Work {
  /** Whether the user has changed the page since it was opened. */
  readonly isOwn: boolean;
  /** The draft: the page before the user opened another one; null where the page is the draft. */
  readonly former: WholePage | null;
  /** The pages that were opened over a draft and then changed, the latest first, at most `MOST_TRIED`. */
  readonly tried: readonly WholePage[];
}

/** Each save stores all of them. */
const MOST_TRIED = 3;

/** Sets the work where no edit shows it. */
const setWork = StateEffect.define<Work>();

const workField = StateField.define<Work>({
  create: () => ({ isOwn: false, former: null, tried: [] }),
  update(before, transaction) {
    const chosen = transaction.effects.find((effect) => effect.is(setWork));
    if (chosen?.is(setWork)) return chosen.value;
    if (transaction.annotation(opensAnother))
      return workUnder(before, () => wholePageIn(transaction.startState));
    return before.isOwn || !isEdit(transaction) ? before : { ...before, isOwn: true };
  },
});

// Undo of an opened page restores the work from before.
const restoredWork = invertedEffects.of((transaction) => {
  const isSet = transaction.effects.some((effect) => effect.is(setWork));
  const isOpening = transaction.annotation(opensAnother) ?? false;
  return isSet || isOpening ? [setWork.of(transaction.startState.field(workField))] : [];
});

/** Tracks the user's work, through undo as well. */
export function work(): Extension {
  return [workField, restoredWork];
}

/** The same until the draft is restored: undo of what was opened earlier must not remove the draft. */
export function workBeforeDraft(): Extension {
  return workField;
}

export function workOf(state: EditorState): Work {
  return state.field(workField);
}

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

/** The work after another page is opened over `page`. The draft stays the draft, even where a page that was opened over it was changed. */
function workUnder({ isOwn, former, tried }: Work, page: () => WholePage): Work {
  if (!isOwn) return { isOwn, former, tried };
  if (!former) return { isOwn: false, former: page(), tried };
  return { isOwn: false, former, tried: [page(), ...tried].slice(0, MOST_TRIED) };
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

// To read or look at a page differently is not yet work on it.
const WORKED_ON = [urlsInput, crawlersInput, expectationsInput, otherFilesInput];

function isEdit({ docChanged, startState, state }: Transaction): boolean {
  return (
    docChanged ||
    WORKED_ON.some(({ field }) => startState.field<unknown>(field) !== state.field<unknown>(field))
  );
}
