import { useMemo, useRef } from "react";
import { focusedVerdictOf } from "../../core/derived.ts";
import type { NearMiss } from "../../engine/advise/near-miss.ts";
import { nearMissesOf } from "../../engine/advise/near-misses-of.ts";
import type { Column } from "../../engine/decide/report.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { Work } from "../../engine/decide/work.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSessionState } from "../../ui/workspace.tsx";

/** Near misses, and the crawler whose they are. */
interface NearMisses {
  readonly misses: readonly NearMiss[];
  readonly column: Column;
}

/** Groups of up to this many rules are asked at once. */
const AT_ONCE = 2000;

/** The near misses of the focused verdict, or null. Where another verdict is chosen they are there at once; while a person types, when nothing has changed for a moment. */
export function useNearMisses(): NearMisses | null {
  const verdict = useSessionState((state) => focusedVerdictOf(state)?.verdict);
  const column = useSessionState((state) => focusedVerdictOf(state)?.column);
  const last = useRef<Found | null>(null);
  const isTyping = last.current !== null && last.current.column.analysis !== column?.analysis;
  const isLarge = (column?.selection.group?.ruleCount ?? 0) > AT_ONCE;
  const work = useMemo(
    () => (verdict && column ? searchFor(verdict, column) : null),
    [verdict, column],
  );
  const atOnce = isTyping || isLarge ? 0 : Number.POSITIVE_INFINITY;
  const found = useWork(work, { priority: "focus", atOnce, quiet: 200 });
  if (found) last.current = found;
  // An edit elsewhere leaves the verdict the same object, and what is said of it true.
  return last.current?.verdict === verdict ? last.current : null;
}

interface Found extends NearMisses {
  readonly verdict: Verdict;
}

/** One step, because it takes no longer than a frame even in a large group. */
function searchFor(verdict: Verdict, column: Column): Work<Found> {
  return new Work(
    // biome-ignore lint/correctness/useYield: it ends with its first step
    (function* () {
      return { verdict, column, misses: nearMissesOf(verdict, column) };
    })(),
  );
}
