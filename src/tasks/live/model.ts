import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { createStore } from "zustand/vanilla";
import { undoable } from "../../core/inputs.ts";
import { opensAnother } from "../../core/opened.ts";
import { perSession } from "../../core/session.ts";
import type { Failed, Fetched } from "../../fetch/answer.ts";
import type { LiveAnswer } from "./live-answer.ts";
import type { FileBefore, Served } from "./served-lines.ts";

/** What is asked of the server: the site as it was typed, and the crawler that the User-Agent header names beside this tool, if any. */
export interface LiveQuestion {
  readonly site: string;
  readonly crawler: string | null;
}

/** Why no site was asked: there is no server for it, the page's own server cannot be reached or gets too many requests, or it fails with a status code of its own. */
export type Unasked = { readonly kind: "unasked" } & (
  | { readonly why: "no-handler" | "offline" | "out-of-reach" | "busy" }
  | { readonly why: "broken"; readonly status: number }
);

/** What there is to say about a question. A response is opened, and is then in the session's state (see liveFile). */
export type LiveNews =
  | { readonly kind: "asking"; readonly question: LiveQuestion; readonly cancel: () => void }
  | { readonly kind: "failed"; readonly question: LiveQuestion; readonly failed: Failed }
  | { readonly kind: "unasked"; readonly question: LiveQuestion; readonly unasked: Unasked }
  // It came when file or site had changed, and waits until it is wanted.
  | {
      readonly kind: "came-late";
      readonly question: LiveQuestion;
      readonly answer: Fetched;
      /** When it came, in milliseconds since 1970. */
      readonly came: number;
    };

/** The news of a session; null while there is none. */
export const newsOf = perSession(() => createStore<LiveNews | null>(() => null));

/** The response that the page was opened from. */
export interface LiveFile {
  readonly question: LiveQuestion;
  /** The body is the text. */
  readonly answer: Omit<Fetched, "body">;
  /** The response in the engine's terms. */
  readonly read: LiveAnswer;
  /** When it came, in milliseconds since 1970. */
  readonly opened: number;
  readonly before: FileBefore;
  /** How the response differs from the user's draft. */
  readonly served: Served;
}

/** Says which response the page was opened from. */
export const setLive = StateEffect.define<LiveFile | null>();

// In the state, so that undo takes the response away together with its text.
const liveField = StateField.define<LiveFile | null>({
  create: () => null,
  update(before, transaction) {
    const chosen = transaction.effects.find((effect) => effect.is(setLive));
    if (chosen?.is(setLive)) return chosen.value;
    return transaction.annotation(opensAnother) ? null : before;
  },
});

/** Remembers which response the page was opened from, through undo as well. */
export function liveFile(): Extension {
  return undoable({ field: liveField, set: setLive });
}

/** The response that the page was opened from; null where there is none, or its strip was closed. */
export function liveOf(state: EditorState): LiveFile | null {
  return state.field(liveField);
}

/** Closes the strip about the response; what was opened stays. */
export function closeLive(): TransactionSpec {
  return { effects: setLive.of(null), annotations: Transaction.addToHistory.of(false) };
}
