import type { Session } from "../../core/session.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";
import { Comparison } from "./model.ts";

/** A comparison that is done: of the two files as they are, or, while that is being made, of what they were. */
export interface ComparisonInView {
  readonly comparison: Comparison;
  readonly isCurrent: boolean;
}

/** What takes no longer is found with the change, in milliseconds. */
const AT_ONCE_MS = 8;

/**
 * Compares two sessions that are asked the same question, at once and whenever what is compared
 * changes: small files with the change, others in slices between which the page draws and takes
 * keys. Returns how to stop.
 */
export function compareInPortions(
  before: Session,
  now: Session,
  onNews: (found: ComparisonInView) => void,
): () => void {
  let latest: Comparison | null = null;
  let done: Comparison | null = null;
  let under = new AbortController();
  const { scheduler } = now;
  const compare = () => {
    const [was, is] = [before.getState(), now.getState()];
    if (latest?.isOf(was, is)) return;
    under.abort();
    under = new AbortController();
    const comparison = new Comparison(was, is);
    latest = comparison;
    const run = (isTimeUp: IsTimeUp) => comparison.run(isTimeUp);
    const onDone = () => {
      done = comparison;
      onNews({ comparison, isCurrent: true });
    };
    if (run(scheduler.budget(AT_ONCE_MS))) return onDone();
    scheduler.start({ priority: "screen", signal: under.signal, run, onDone });
    if (done) onNews({ comparison: done, isCurrent: false });
  };
  const stops = [before.subscribe(compare), now.subscribe(compare)];
  compare();
  return () => {
    under.abort();
    for (const stop of stops) stop();
  };
}
