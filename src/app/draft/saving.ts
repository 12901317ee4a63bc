import type { EditorState } from "@codemirror/state";
import {
  answerInput,
  crawlersInput,
  encodingInput,
  expectationsInput,
  focusInput,
  lineEndingInput,
  otherEndingsInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import { workOf } from "../../session/draft/work.ts";

/** How long nothing must change before a change is saved, and the longest that one waits, in milliseconds. */
const QUIET_MS = 400;
const LONGEST_MS = 3000;

/** How changes are saved. */
export interface Saving {
  /** Makes ready what a save needs, in portions, while the page is idle. */
  readonly prepare: () => Promise<void>;
  readonly save: () => void;
  /** Keeps at once what is saved and may not be stored yet. */
  readonly handOver: () => void;
  /** Whether there is something to save already. */
  readonly isUnsaved: boolean;
}

/** Has each change of the session saved a moment after it, and at once where the page may be about to go. */
export function saveChanges(session: Session, saving: Saving): void {
  const { prepare, save, handOver, isUnsaved } = saving;
  let unsavedSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = () => {
    clearTimeout(timer);
    if (unsavedSince === null) return;
    unsavedSince = null;
    save();
  };
  const saveSoon = () => {
    unsavedSince ??= Date.now();
    clearTimeout(timer);
    const patience = unsavedSince + LONGEST_MS - Date.now();
    timer = setTimeout(() => prepare().then(saveNow), Math.max(0, Math.min(QUIET_MS, patience)));
  };
  if (isUnsaved) saveSoon();
  session.subscribe((state, previous) => {
    if (differs(state, previous)) saveSoon();
  });
  const beforeGoing = () => {
    saveNow();
    handOver();
  };
  addEventListener("pagehide", beforeGoing);
  document.addEventListener("visibilitychange", beforeGoing);
}

const KEPT = [
  urlsInput,
  crawlersInput,
  expectationsInput,
  readAsInput,
  siteInput,
  answerInput,
  encodingInput,
  lineEndingInput,
  otherEndingsInput,
  focusInput,
];

function differs(state: EditorState, previous: EditorState): boolean {
  return (
    state.doc !== previous.doc ||
    workOf(state) !== workOf(previous) ||
    KEPT.some(({ field }) => state.field<unknown>(field) !== previous.field<unknown>(field))
  );
}
