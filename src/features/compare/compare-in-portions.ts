import { PORTION_MS, timeUpAfter } from "../../core/patience.ts";
import type { Session } from "../../core/session.ts";
import { Comparison } from "./model.ts";

/** A comparison that is done: of the two files as they are, or, while that is being made, of what they were. */
export interface ComparisonInView {
  readonly comparison: Comparison;
  readonly isCurrent: boolean;
}

/**
 * Compares two sessions that are asked the same question, at once and whenever what is compared
 * changes: small files with the change, others in portions between which the page draws and takes
 * keys. Returns how to stop.
 */
export function compareInPortions(
  before: Session,
  now: Session,
  onNews: (found: ComparisonInView) => void,
): () => void {
  let latest: Comparison | null = null;
  let done: Comparison | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (comparison: Comparison) => {
    if (!comparison.run(timeUpAfter(PORTION_MS))) {
      timer = setTimeout(goOn, 0, comparison);
      return;
    }
    done = comparison;
    onNews({ comparison, isCurrent: true });
  };
  const compare = () => {
    const [was, is] = [before.getState(), now.getState()];
    if (latest?.isOf(was, is)) return;
    clearTimeout(timer);
    latest = new Comparison(was, is);
    goOn(latest);
    if (done && done !== latest) onNews({ comparison: done, isCurrent: false });
  };
  const stops = [before.subscribe(compare), now.subscribe(compare)];
  compare();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
