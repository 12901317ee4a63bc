import { useEffect, useMemo, useState } from "react";
import type { Membership } from "../engine/join.ts";
import type { NearMiss } from "../engine/near-miss/near-miss.ts";
import { nearMissesOf } from "../engine/near-miss/near-misses-of.ts";
import type { Column } from "../engine/report.ts";
import type { Outcome } from "../engine/verdict.ts";
import { focusedVerdictOf } from "../session/derived.ts";
import { useSessionState } from "./workspace.tsx";

/** Near misses, and the crawler whose they are. */
export interface NearMisses {
  readonly misses: readonly NearMiss[];
  readonly column: Column;
}

/** Groups of up to this many rules are asked at once; for larger ones what they are asked with is made when there is a moment for it. */
const AT_ONCE = 2000;

/** The near misses of the focused verdict, or null. */
export function useNearMisses(): NearMisses | null {
  const verdict = useSessionState((state) => focusedVerdictOf(state)?.verdict);
  const column = useSessionState((state) => focusedVerdictOf(state)?.column);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const group = column?.selection.group ?? null;
  const isPrepared =
    prepared?.membership === group?.membership && prepared?.outcome === verdict?.outcome;
  const isReady = isPrepared || (group?.ruleCount ?? 0) <= AT_ONCE;
  useEffect(() => {
    if (isReady || !verdict || !column || !group) return;
    const timer = setTimeout(() => {
      nearMissesOf(verdict, column);
      setPrepared({ membership: group.membership, outcome: verdict.outcome });
    }, 200);
    return () => clearTimeout(timer);
  }, [isReady, verdict, column, group]);
  return useMemo(
    () => (isReady && verdict && column ? { misses: nearMissesOf(verdict, column), column } : null),
    [isReady, verdict, column],
  );
}

/** The agents, and the outcome, whose near misses have been asked for: after the first time little is to be made. */
interface Prepared {
  readonly membership: Membership;
  readonly outcome: Outcome;
}
