import { invertedEffects } from "@codemirror/commands";
import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { crawlersInput, expectationsInput, urlsInput } from "../../core/inputs.ts";
import { openPage } from "../../core/intents.ts";
import { opensAnother } from "../../core/opened.ts";
import { type WholePage, wholePageIn } from "./whole-page.ts";

/** What somebody works on, and what waits to be gone back to. */
export interface Work extends Waiting {
  /** Whether somebody has changed the page since it was opened. */
  readonly isOwn: boolean;
}

/** What other pages came in the place of. */
export interface Waiting {
  /** The draft: what somebody worked on before anything was opened over it; null where that is the page itself. */
  readonly former: WholePage | null;
  /** The pages that were opened over a draft and then changed, the last one first, at most `MOST_TRIED`. */
  readonly tried: readonly WholePage[];
}

/** All of them are stored with every change. */
export const MOST_TRIED = 3;

/** Says what somebody works on, where no edit tells it. */
export const setWork = StateEffect.define<Work>();

const workField = StateField.define<Work>({
  create: () => ({ isOwn: false, former: null, tried: [] }),
  update(before, transaction) {
    const chosen = transaction.effects.find((effect) => effect.is(setWork));
    if (chosen?.is(setWork)) return chosen.value;
    if (transaction.annotation(opensAnother))
      return { isOwn: false, ...waitingOnce(before, () => wholePageIn(transaction.startState)) };
    return before.isOwn || !isEdit(transaction) ? before : { ...before, isOwn: true };
  },
});

/** Keeps account of what somebody works on, through undo as well. */
export function work(): Extension {
  return [workField, restoredWork];
}

/** The same before the draft is there. */
export function workBeforeDraft(): Extension {
  // Undo of what was opened meanwhile would take away the draft that came after it.
  return workField;
}

// Undo of an opened page makes what was there before the work again.
const restoredWork = invertedEffects.of((transaction) => {
  const isSet = transaction.effects.some((effect) => effect.is(setWork));
  const isOpening = transaction.annotation(opensAnother) ?? false;
  return isSet || isOpening ? [setWork.of(transaction.startState.field(workField))] : [];
});

export function workOf(state: EditorState): Work {
  return state.field(workField);
}

/** What waits once another page comes in the place of this one. A draft gives way to no page that was opened over it, whatever was tried there. */
export function waitingOnce({ isOwn, former, tried }: Work, page: () => WholePage): Waiting {
  if (!isOwn) return { former, tried };
  return former
    ? { former, tried: [page(), ...tried].slice(0, MOST_TRIED) }
    : { former: page(), tried };
}

/** This work, had it begun over what waits below. */
export function workOver(now: Work, below: Waiting): Work {
  const since = below.former && now.former ? [...now.tried, now.former] : now.tried;
  return {
    isOwn: now.isOwn,
    former: below.former ?? now.former,
    tried: [...since, ...below.tried].slice(0, MOST_TRIED),
  };
}

/** Goes back to the draft; what was changed in its place waits instead. One undo. */
export function backToFormer(state: EditorState): TransactionSpec {
  const { isOwn, former, tried } = workOf(state);
  if (!former) return {};
  const rest = isOwn ? [wholePageIn(state), ...tried].slice(0, MOST_TRIED) : tried;
  return withWork(openPage(state, former), { isOwn: true, former: null, tried: rest });
}

/** Goes back to what was tried last; what is changed now waits as the last to come to. One undo. */
export function backToTried(state: EditorState): TransactionSpec {
  const now = workOf(state);
  const [last, ...rest] = now.tried;
  if (!last) return {};
  const others = now.isOwn && now.former ? [...rest, wholePageIn(state)] : rest;
  const former = now.former ?? (now.isOwn ? wholePageIn(state) : null);
  return withWork(openPage(state, last), { isOwn: true, former, tried: others });
}

/** Lets go of all that waits; what is here is the draft from now on. */
export function forgetFormer(state: EditorState): TransactionSpec {
  return {
    effects: setWork.of({ isOwn: workOf(state).isOwn, former: null, tried: [] }),
    annotations: Transaction.addToHistory.of(false),
  };
}

/** Takes up a page as one's own; what was one's own so far can be gone back to. One undo. */
export function takeUp(state: EditorState, page: WholePage): TransactionSpec {
  const waiting = waitingOnce(workOf(state), () => wholePageIn(state));
  return withWork(openPage(state, page), { isOwn: true, ...waiting });
}

/** The same transaction, after which this is what somebody works on. */
export function withWork(spec: TransactionSpec, now: Work): TransactionSpec {
  return { ...spec, effects: [spec.effects ?? [], setWork.of(now)].flat() };
}

// How a page is read and looked at is not yet work on it.
const WORKED_ON = [urlsInput, crawlersInput, expectationsInput];

function isEdit({ docChanged, startState, state }: Transaction): boolean {
  return (
    docChanged ||
    WORKED_ON.some(({ field }) => startState.field<unknown>(field) !== state.field<unknown>(field))
  );
}
