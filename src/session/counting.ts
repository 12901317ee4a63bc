import { createStore, type StoreApi } from "zustand/vanilla";
import { reportOf } from "./derived.ts";
import type { Session } from "./session.ts";

/** Short enough that no key or frame waits for it. */
const PORTION_MS = 8;
/** How often those who show what is not yet counted are told of it. */
const TELL_MS = 100;

/**
 * Counts what a change of the session leaves uncounted, in portions between which the page draws
 * and takes keys. The store holds how often there was something new to show.
 */
export function countInPortions(session: Session): StoreApi<number> {
  const told = createStore<number>(() => 0);
  let isScheduled = false;
  let lastTold = 0;
  const schedule = () => {
    if (isScheduled || reportOf(session.getState()).isCounted) return;
    isScheduled = true;
    setTimeout(step);
  };
  const step = () => {
    isScheduled = false;
    const began = performance.now();
    const isTimeUp = () => performance.now() - began > PORTION_MS;
    const isDone = reportOf(session.getState()).count(isTimeUp);
    if (isDone || began - lastTold > TELL_MS) {
      lastTold = began;
      told.setState((times) => times + 1, true);
    }
    schedule();
  };
  session.subscribe(schedule);
  schedule();
  return told;
}
