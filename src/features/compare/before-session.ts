import { invertedEffects } from "@codemirror/commands";
import {
  type ChangeDesc,
  type EditorState,
  StateEffect,
  StateField,
  Transaction,
} from "@codemirror/state";
import { fileTextOf } from "../../core/derived.ts";
import { openFileText } from "../../core/intents.ts";
import { createSession, type Session } from "../../core/session.ts";
import type { Notice } from "../../ui/notices.ts";
import { openFile } from "../file/open-file.ts";
import { comparingWords } from "./words.ts";

const setName = StateEffect.define<string>();

/** What the file of before is called: until another text comes in the place of all of it. */
const nameField = StateField.define<string>({
  create: () => "",
  update(before, { effects, changes }) {
    const chosen = effects.find((effect) => effect.is(setName));
    if (chosen?.is(setName)) return chosen.value;
    return changes.empty || keptIn(changes) > 0 ? before : "";
  },
});

function keptIn(changes: ChangeDesc): number {
  let kept = 0;
  changes.iterGaps((_from, _to, length) => {
    kept += length;
  });
  return kept;
}

const undoableName = invertedEffects.of(({ startState, state }) => {
  const before = nameOf(startState);
  return before === nameOf(state) ? [] : [setName.of(before)];
});

/** The session of the file that another is compared with; at first the text of this state. */
export function createBefore(from: EditorState): Session {
  const before = createSession([nameField, undoableName]);
  before.dispatch({ ...asItIs(before, from), annotations: Transaction.addToHistory.of(false) });
  return before;
}

/** What the file of before is called, or nothing. */
export function nameOf(state: EditorState): string {
  return state.field(nameField);
}

/** Makes the file as it is now that of before. */
export function takeNow(before: Session, now: Session): void {
  before.dispatch(asItIs(before, now.getState()));
}

/** Makes a text that of before, under this name, or without one. */
export function takeText(before: Session, text: string, name = ""): void {
  const { effects = [], ...opened } = openFileText(before.getState(), text);
  before.dispatch({ ...opened, effects: [effects, setName.of(name)].flat() });
}

/** Opens a file of the user's as that of before; says what happened where it could not. */
export function openBefore(before: Session, file: File): Promise<Notice | null> {
  return openFile(before, file, (text) => takeText(before, text, file.name));
}

/** Makes each file the other. */
export function swap(before: Session, now: Session): void {
  const [was, is] = [before.getState(), now.getState()];
  before.dispatch(openFileText(was, fileTextOf(is)));
  now.dispatch(openFileText(is, fileTextOf(was)));
}

function asItIs(before: Session, now: EditorState) {
  const { effects, ...opened } = openFileText(before.getState(), fileTextOf(now));
  const name = comparingWords.asItWasAt(Date.now());
  return { ...opened, effects: [effects ?? [], setName.of(name)].flat() };
}
