import { invertedEffects } from "@codemirror/commands";
import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Transaction,
} from "@codemirror/state";
import {
  crawlersInput,
  expectationsInput,
  otherFilesInput,
  requestsInput,
  urlsInput,
} from "../../core/inputs.ts";
import { type WholePage, wholePageIn } from "../../core/intents.ts";
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
export const MOST_TRIED = 3;

/** Sets the work where no edit shows it. */
export const setWork = StateEffect.define<Work>();

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

/** The work after another page is opened over `page`. The draft stays the draft, even where a page that was opened over it was changed. */
export function workUnder({ isOwn, former, tried }: Work, page: () => WholePage): Work {
  if (!isOwn) return { isOwn, former, tried };
  if (!former) return { isOwn: false, former: page(), tried };
  return { isOwn: false, former, tried: [page(), ...tried].slice(0, MOST_TRIED) };
}

// To read or look at a page differently is not yet work on it.
const WORKED_ON = [urlsInput, crawlersInput, expectationsInput, otherFilesInput, requestsInput];

function isEdit({ docChanged, startState, state }: Transaction): boolean {
  return (
    docChanged ||
    WORKED_ON.some(({ field }) => startState.field<unknown>(field) !== state.field<unknown>(field))
  );
}
