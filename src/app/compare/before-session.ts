import { invertedEffects } from "@codemirror/commands";
import {
  type ChangeDesc,
  type EditorState,
  StateEffect,
  StateField,
  Transaction,
} from "@codemirror/state";
import { fileTextOf } from "../../session/derived.ts";
import { openText } from "../../session/intents.ts";
import { createSession, type Session } from "../../session/session.ts";
import { openFile } from "../files-later.ts";
import type { Notice } from "../notices.ts";

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

/** The session of the file that another is compared with; at first the text that there is now. */
export function createBefore(now: Session): Session {
  const before = createSession([nameField, undoableName]);
  before.dispatch({ ...asItIs(before, now), annotations: Transaction.addToHistory.of(false) });
  return before;
}

/** What the file of before is called, or nothing. */
export function nameOf(state: EditorState): string {
  return state.field(nameField);
}

/** Makes the file as it is now that of before. */
export function takeNow(before: Session, now: Session): void {
  before.dispatch(asItIs(before, now));
}

/** Makes a text that of before, without a name. */
export function takeText(before: Session, text: string): void {
  before.dispatch(openText(before.getState(), text));
}

/** Opens a file of the user's as that of before; says what happened where it could not. */
export async function openBefore(before: Session, file: File): Promise<Notice | null> {
  const notice = await openFile(before, file);
  if (!notice) before.dispatch({ effects: setName.of(file.name) });
  return notice;
}

/** Makes each file the other. */
export function swap(before: Session, now: Session): void {
  const [was, is] = [before.getState(), now.getState()];
  before.dispatch(openText(was, fileTextOf(is)));
  now.dispatch(openText(is, fileTextOf(was)));
}

function asItIs(before: Session, now: Session) {
  const { effects, ...opened } = openText(before.getState(), fileTextOf(now.getState()));
  const name = `as it was at ${TIME.format(Date.now())}`;
  return { ...opened, effects: [effects ?? [], setName.of(name)].flat() };
}

const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
