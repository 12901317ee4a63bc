import type { EditorState } from "@codemirror/state";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Session } from "../core/session.ts";

/** Whether two versions of the file are compared, and what stays of a comparison that is closed. */
interface CompareMode {
  /** What the page held when the comparison was asked for; null: there is none on the page. */
  readonly from: EditorState | null;
  /** Keeps the file of before while no comparison is shown. */
  readonly beforeRef: RefObject<Session | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/** Turns the comparison of a page on and off. `onClosed` is called once the page shows its editor again. */
export function useCompareMode(session: Session, onClosed: () => void): CompareMode {
  const [from, setFrom] = useState<EditorState | null>(null);
  const beforeRef = useRef<Session>(null);
  const open = useCallback(() => setFrom(session.getState()), [session]);
  const close = useCallback(() => setFrom(null), []);
  useEffect(() => {
    if (!from && beforeRef.current) onClosed();
  }, [from, onClosed]);
  return { from, beforeRef, open, close };
}
