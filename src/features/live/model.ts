import { invertedEffects } from "@codemirror/commands";
import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { createStore, type StoreApi } from "zustand/vanilla";
import { opensAnother } from "../../core/opened.ts";
import { perSession } from "../../core/session.ts";
import type { Failed, Fetched } from "../../fetch/answer.ts";
import type { LiveAnswer } from "./live-answer.ts";

/** What is asked of the server: the site as it was typed, and whose name the User-Agent header bears, or nobody's but this tool's. */
export interface LiveQuestion {
  readonly site: string;
  readonly crawler: string | null;
}

/** Why no site was asked: nobody there can ask one, the page's own server is out of reach, or it fails with a status of its own. */
export type Unasked = { readonly kind: "unasked" } & (
  | { readonly why: "no-handler" | "offline" | "out-of-reach" }
  | { readonly why: "broken"; readonly status: number }
);

/** What there is to say of a question. An answer is opened, and then in the session's state (see liveFile). */
export type LiveNews =
  | { readonly kind: "asking"; readonly question: LiveQuestion; readonly cancel: () => void }
  | { readonly kind: "failed"; readonly question: LiveQuestion; readonly failed: Failed }
  | { readonly kind: "unasked"; readonly question: LiveQuestion; readonly unasked: Unasked }
  // Came when the page was no longer what it was: it waits until somebody wants it opened.
  | {
      readonly kind: "came-late";
      readonly question: LiveQuestion;
      readonly answer: Fetched;
      /** When it came, in milliseconds since 1970. */
      readonly came: number;
    };

/** The news; null while there is none. */
export type Live = StoreApi<LiveNews | null>;

/** The news of a session. */
export const newsOf = perSession((): Live => createStore<LiveNews | null>(() => null));

/** The answer that the page was opened from. */
export interface LiveFile {
  readonly question: LiveQuestion;
  /** The body is the text. */
  readonly answer: Omit<Fetched, "body">;
  /** What it is in the page's terms. */
  readonly read: LiveAnswer;
  /** When it came, in milliseconds since 1970. */
  readonly opened: number;
  readonly before: FileBefore;
}

/** The file that was there before it, as `decodeText` reads it, and whether it is somebody's work. */
export interface FileBefore {
  readonly text: string;
  readonly isDraft: boolean;
}

/** Says which answer the page was opened from. */
export const setLive = StateEffect.define<LiveFile | null>();

// In the state, so that undo takes the answer away together with its text.
const liveField = StateField.define<LiveFile | null>({
  create: () => null,
  update(before, transaction) {
    const chosen = transaction.effects.find((effect) => effect.is(setLive));
    if (chosen?.is(setLive)) return chosen.value;
    return transaction.annotation(opensAnother) ? null : before;
  },
});

const restoredLive = invertedEffects.of(({ startState, state }) => {
  const before = liveOf(startState);
  return before === liveOf(state) ? [] : [setLive.of(before)];
});

/** Keeps account of which answer the page was opened from, through undo as well. */
export function liveFile(): Extension {
  return [liveField, restoredLive];
}

/** The answer that the page was opened from; null where it was not, or nobody wants to know any more. */
export function liveOf(state: EditorState): LiveFile | null {
  return state.field(liveField);
}

/** Says no more of the answer; what was opened stays. */
export function closeLive(): TransactionSpec {
  return { effects: setLive.of(null), annotations: Transaction.addToHistory.of(false) };
}
