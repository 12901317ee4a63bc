import { useEffect, useMemo, useState } from "react";
import { focusedVerdictOf } from "../../core/derived.ts";
import type { NearMiss } from "../../engine/advise/near-miss.ts";
import { nearMissesOf } from "../../engine/advise/near-misses-of.ts";
import type { Column } from "../../engine/decide/report.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { useSessionState } from "../../ui/workspace.tsx";

/** Near misses, and the crawler whose they are. */
interface NearMisses {
  readonly misses: readonly NearMiss[];
  readonly column: Column;
}

/** Groups of up to this many rules are asked at once. */
const AT_ONCE = 2000;
/** How long nothing has to happen else before they are asked, in milliseconds. */
const QUIET_MS = 200;

/** The near misses of the focused verdict, or null. Who looks at another verdict has them at once; who types, when nothing has changed for a moment. */
export function useNearMisses(): NearMisses | null {
  const verdict = useSessionState((state) => focusedVerdictOf(state)?.verdict);
  const column = useSessionState((state) => focusedVerdictOf(state)?.column);
  const [found, setFound] = useState<Found | null>(null);
  const isTyping = found !== null && found.column.analysis !== column?.analysis;
  const isLarge = (column?.selection.group?.ruleCount ?? 0) > AT_ONCE;
  const now = useMemo(
    () => (verdict && column && !isTyping && !isLarge ? findIn(verdict, column) : null),
    [verdict, column, isTyping, isLarge],
  );
  useEffect(() => {
    if (now) setFound(now);
    if (now || !verdict || !column) return;
    const timer = setTimeout(() => setFound(findIn(verdict, column)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [now, verdict, column]);
  const latest = now ?? found;
  // An edit elsewhere leaves the verdict the same object, and what is said of it true.
  return latest?.verdict === verdict ? latest : null;
}

interface Found extends NearMisses {
  readonly verdict: Verdict;
}

function findIn(verdict: Verdict, column: Column): Found {
  return { verdict, column, misses: nearMissesOf(verdict, column) };
}
