import {
  Annotation,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { undoable } from "./inputs.ts";

/** The file and the table as they were opened. Late results use it to tell whether the page is still the one for which they were requested. */
interface Opened {
  /** Identifies the file: the same until another replaces it, and again once that is undone. */
  readonly file: object;
  /** Identifies the table in the same way, even if rows are added to it. */
  readonly table: object;
  /** The id of the example of this page; null if there is none, or if its panel is closed. */
  readonly lesson: string | null;
}

/** Marks transactions that open another file or page. */
export const opensAnother = Annotation.define<true>();

/** Says that a page is opened, and of which example, or of none. */
export const opensPage = StateEffect.define<string | null>();

const setOpened = StateEffect.define<Opened>();

const openedField = StateField.define<Opened>({
  create: () => ({ file: {}, table: {}, lesson: null }),
  update(before, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setOpened)) return effect.value;
      if (!effect.is(opensPage)) continue;
      const lesson = effect.value;
      // The first page, the draft or the sample, replaces nothing, so earlier requests are still
      // wanted.
      const isBeginning = transaction.annotation(Transaction.addToHistory) === false;
      return isBeginning ? { ...before, lesson } : { file: {}, table: {}, lesson };
    }
    return transaction.annotation(opensAnother) ? { ...before, file: {}, lesson: null } : before;
  },
});

/** Keeps track of what was opened, through undo too. */
export function opened(): Extension {
  return undoable({ field: openedField, set: setOpened });
}

export function openedOf(state: EditorState): Opened {
  return state.field(openedField);
}

/** Closes the panel of the example; its page stays. */
export function closeLesson(state: EditorState): TransactionSpec {
  return {
    effects: setOpened.of({ ...openedOf(state), lesson: null }),
    annotations: Transaction.addToHistory.of(false),
  };
}
