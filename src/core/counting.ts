import { createStore, type StoreApi } from "zustand/vanilla";
import { mismatchesOf, reportOf } from "./derived.ts";
import { PORTION_MS, timeUpAfter } from "./patience.ts";
import type { Session } from "./session.ts";

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
    const state = session.getState();
    if (isScheduled || (reportOf(state).isCounted && mismatchesOf(state).isCounted)) return;
    isScheduled = true;
    setTimeout(step);
  };
  const step = () => {
    isScheduled = false;
    const began = performance.now();
    const state = session.getState();
    const isTimeUp = timeUpAfter(PORTION_MS);
    const isDone = reportOf(state).count(isTimeUp) && mismatchesOf(state).run(isTimeUp);
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
