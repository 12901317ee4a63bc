import { redo, undo } from "@codemirror/commands";
import { useEffect } from "react";
import type { StoreApi } from "zustand";
import { mismatchesOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import { isWrittenIn } from "../ui/browser.ts";
import type { Shown } from "../ui/workspace.tsx";
import { numberText } from "../words/numbers.ts";
import { listeners } from "./features.ts";
import { followRegionKeys } from "./region-keys.ts";

/** What holds wherever the focus is: undo, the count in the title, and what features listen for. */
export function useWholePage(session: Session, shown: StoreApi<Shown>): void {
  useEffect(() => {
    const stops = [
      undoEverywhere(session),
      countInTitle(session),
      followRegionKeys(),
      ...listeners.map((listen) => listen({ session, shown })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, shown]);
}

/** Tells in the title of the page, which is also on the browser's tab, how many verdicts are not as expected. Returns how to stop. */
export function countInTitle(session: Session): () => void {
  const own = document.title;
  const show = () => {
    const { total } = mismatchesOf(session.getState());
    // While they are counted, what was known before.
    if (total !== null) document.title = total > 0 ? `≠ ${numberText(total)} · ${own}` : own;
  };
  const stops = [session.subscribe(show), session.counting.subscribe(show)];
  show();
  return () => {
    for (const stop of stops) stop();
    document.title = own;
  };
}

/** Ctrl-Z and Ctrl-Y undo and redo wherever the focus is, unless it is in a box with an undo of its own. Returns how to stop. */
export function undoEverywhere(session: Session): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWrittenIn(event.target)) return;
    const key = event.key.toLowerCase();
    const command =
      key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
    if (!command) return;
    event.preventDefault();
    command({ state: session.getState(), dispatch: session.dispatch });
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}
