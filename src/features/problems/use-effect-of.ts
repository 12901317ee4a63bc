import { useMemo } from "react";
import { reportOf } from "../../core/derived.ts";
import type { Fix } from "../../lint/problem.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { type Effect, EffectSearch } from "./effect.ts";
import { editsFor } from "./fixing.ts";

/** What fixes would do to the verdicts of the page as it is; null until that is found out. */
export function useEffectOf(fixes: readonly Fix[]): Effect | null {
  const session = useSession();
  const report = useSessionState(reportOf);
  const work = useMemo(() => {
    // Made once no more keys come: it reads the text anew.
    let search: EffectSearch | null = null;
    return {
      report,
      run(isTimeUp: () => boolean): boolean {
        const state = session.getState();
        search ??= new EffectSearch(state, editsFor(state, fixes));
        return search.run(isTimeUp);
      },
      get result(): Effect | null {
        return search?.result ?? null;
      },
    };
  }, [session, report, fixes]);
  return useWork(work, { priority: "screen", quiet: 150 });
}
