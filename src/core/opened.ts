import { invertedEffects } from "@codemirror/commands";
import {
  Annotation,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";

/** What somebody works on, as it was opened. What comes late tells by it whether the page is still the one that it was meant for. */
interface Opened {
  /** Stands for the file: the same until another comes in its place, and again once that is undone. */
  readonly file: object;
  /** Stands for the table in the same way, whatever is added to it. */
  readonly table: object;
  /** The id of the lesson whose page it is; null where it is none's, or nobody wants to know any more. */
  readonly lesson: string | null;
}

/** Marks the transactions that put something else in the place of what somebody works on. */
export const opensAnother = Annotation.define<true>();

/** Says that a page as a whole is opened, of which lesson, or of none. */
export const opensPage = StateEffect.define<string | null>();

const setOpened = StateEffect.define<Opened>();

const openedField = StateField.define<Opened>({
  create: () => ({ file: {}, table: {}, lesson: null }),
  update(before, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setOpened)) return effect.value;
      if (!effect.is(opensPage)) continue;
      const lesson = effect.value;
      // What the page begins with, the draft or the example, takes the place of nothing: what was
      // asked for before it was there is still wanted.
      const isBeginning = transaction.annotation(Transaction.addToHistory) === false;
      return isBeginning ? { ...before, lesson } : { file: {}, table: {}, lesson };
    }
    return transaction.annotation(opensAnother) ? { ...before, file: {}, lesson: null } : before;
  },
});

const restoredOpened = invertedEffects.of(({ startState, state }) => {
  const before = openedOf(startState);
  return before === openedOf(state) ? [] : [setOpened.of(before)];
});

/** Keeps account of what was opened, through undo as well. */
export function opened(): Extension {
  return [openedField, restoredOpened];
}

export function openedOf(state: EditorState): Opened {
  return state.field(openedField);
}

/** Says no more of the lesson; its page stays. */
export function closeLesson(state: EditorState): TransactionSpec {
  return {
    effects: setOpened.of({ ...openedOf(state), lesson: null }),
    annotations: Transaction.addToHistory.of(false),
  };
}
