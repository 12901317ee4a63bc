import { useEffect, useReducer } from "react";
import type { Priority } from "../core/scheduler.ts";
import type { IsTimeUp, Work } from "../engine/decide/work.ts";
import { useSession } from "./workspace.tsx";

/** When the work of a panel is done. */
interface When {
  readonly priority: Priority;
  /** What takes no longer is done as the panel is drawn, in milliseconds. */
  readonly atOnce?: number;
  /** How long nothing must change before the rest is done, in milliseconds. */
  readonly quiet?: number;
  /** How often the panel is drawn again until then, with what is known, in milliseconds; by default not at all. */
  readonly drawnEvery?: number;
}

/** What a piece of work comes to; null until then. It is done between frames, for as long as the panel shows it, and the panel is drawn again with its result. */
export function useWork<T>(work: Pick<Work<T>, "run" | "result"> | null, when: When): T | null {
  const { priority, atOnce = 0, quiet = 0, drawnEvery = Number.POSITIVE_INFINITY } = when;
  const { scheduler } = useSession();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  if (work?.result === null && atOnce > 0) work.run(scheduler.budget(atOnce));
  const result = work?.result ?? null;
  useEffect(() => {
    if (!work || result !== null) return;
    let drawn = scheduler.now();
    const run = (isTimeUp: IsTimeUp) => {
      const isDone = work.run(isTimeUp);
      const now = scheduler.now();
      if (!isDone && now - drawn > drawnEvery) {
        drawn = now;
        drawAgain();
      }
      return isDone;
    };
    return scheduler.start({ priority, quiet, run, onDone: drawAgain });
  }, [scheduler, work, result, priority, quiet, drawnEvery]);
  return result;
}
