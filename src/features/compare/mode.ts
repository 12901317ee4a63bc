import type { EditorState } from "@codemirror/state";
import { createStore } from "zustand/vanilla";
import { perSession, type Session } from "../../core/session.ts";

/** Whether two versions of the file are compared, and what stays of a comparison that is closed. */
export interface CompareMode {
  /** What the page held when the comparison was asked for; null: there is none on the page. */
  readonly from: EditorState | null;
  /** Keeps the file of before, also while no comparison is shown. */
  readonly before: Session | null;
}

/** The comparison of a session with the version before it. */
export const compareModeOf = perSession(() =>
  createStore<CompareMode>(() => ({ from: null, before: null })),
);
