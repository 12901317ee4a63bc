import { useEffect, useState } from "react";
import { reportOf } from "../../core/derived.ts";
import { PORTION_MS, timeUpAfter } from "../../core/patience.ts";
import type { Fix } from "../../lint/problem.ts";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { type Effect, EffectSearch } from "./effect.ts";
import { editsFor } from "./fixing.ts";

/** How long nothing has to happen before what a fix would do is found out, in milliseconds. */
const QUIET_MS = 150;

/** What fixes would do to the verdicts of the page as it is; null until that is found out. */
export function useEffectOf(fixes: readonly Fix[]): Effect | null {
  const session = useSession();
  const report = useSessionState(reportOf);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let search: EffectSearch | null = null;
    let timer = setTimeout(goOn, QUIET_MS);
    function goOn() {
      const state = session.getState();
      if (reportOf(state) !== report) return;
      search ??= new EffectSearch(state, editsFor(state, fixes));
      search.run(timeUpAfter(PORTION_MS));
      if (search.result) setFound({ report, fixes, effect: search.result });
      else timer = setTimeout(goOn);
    }
    return () => clearTimeout(timer);
  }, [session, report, fixes]);
  return found?.report === report && found.fixes === fixes ? found.effect : null;
}

interface Found {
  readonly report: unknown;
  readonly fixes: readonly Fix[];
  readonly effect: Effect;
}
