import { useEffect, useReducer } from "react";
import { PORTION_MS, timeUpAfter } from "../../core/patience.ts";
import type { Report } from "../../engine/decide/report.ts";
import { useReport } from "../../ui/workspace.tsx";
import { Coverage, type Covered } from "./coverage.ts";

/** How long nothing has to happen before what takes longer than a moment is counted, in milliseconds. */
const QUIET_MS = 150;
const AT_ONCE_MS = 2;

// Whoever shows some of it counts it for all.
const known = new WeakMap<Report, Coverage>();

/** What each rule decides of the table; null until it is counted. */
export function useCoverage(): Covered | null {
  const report = useReport();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const coverage = known.get(report) ?? new Coverage(report);
  known.set(report, coverage);
  // A report that is counted already is soon looked through.
  if (report.isCounted) coverage.run(timeUpAfter(AT_ONCE_MS));
  const { result } = coverage;
  useEffect(() => {
    if (result) return;
    let timer = setTimeout(goOn, QUIET_MS);
    function goOn() {
      if (coverage.run(timeUpAfter(PORTION_MS))) drawAgain();
      else timer = setTimeout(goOn);
    }
    return () => clearTimeout(timer);
  }, [coverage, result]);
  return result;
}
