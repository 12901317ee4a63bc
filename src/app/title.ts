import type { StoreApi } from "zustand";
import { mismatchesOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import { numberText } from "../words/numbers.ts";

/** Tells in the title of the page, which also stands on the browser's tab, how many verdicts are not as expected. Returns how to stop. */
export function countInTitle(session: Session, counting: StoreApi<number>): () => void {
  const own = document.title;
  const show = () => {
    const { total } = mismatchesOf(session.getState());
    // While they are counted, what was known before.
    if (total !== null) document.title = total > 0 ? `≠ ${numberText(total)} · ${own}` : own;
  };
  const stops = [session.subscribe(show), counting.subscribe(show)];
  show();
  return () => {
    for (const stop of stops) stop();
    document.title = own;
  };
}
