import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { expectationsOf } from "../../core/derived.ts";
import { PLAIN } from "../../core/table-view.ts";
import type { Report } from "../../engine/decide/report.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { Rows } from "./rows.ts";
import type { ShownRows } from "./shown-rows.ts";

// Most pages show all rows in their own order.
const loadShownRows = () => import("./shown-rows.ts");

/** What takes no longer is found as the table is drawn, in milliseconds. */
const AT_ONCE_MS = 4;

/** The rows of the table as it is shown. */
export interface RowsInView {
  readonly rows: Rows;
  /** Whether they are those of the view as it is; where not, they are being found. */
  readonly areCurrent: boolean;
}

/** The rows that the view of the table shows of a report; while they are being found, those of before. */
export function useShownRows(report: Report): RowsInView {
  const total = report.question.urls.length;
  const all = useMemo(() => new Rows(total), [total]);
  const search = useSearch(report);
  const before = useRef<ShownRows | null>(null);
  if (search === "none") return { rows: all, areCurrent: true };
  if (search?.result) before.current = search;
  const known = before.current;
  const areOfThisTable = known?.report.question.urls === report.question.urls;
  return { rows: (areOfThisTable && known?.result) || all, areCurrent: Boolean(search?.result) };
}

/** The search for them; "none" where there is nothing to search for, null until the code for it is there. */
function useSearch(report: Report): ShownRows | "none" | null {
  const view = useStore(useWorkspace().tableView);
  const expectations = useSessionState(expectationsOf);
  const [Search, setSearch] = useState<typeof ShownRows | null>(null);
  const last = useRef<ShownRows | null>(null);
  const isPlain = view === PLAIN;
  useEffect(() => {
    if (!isPlain) loadShownRows().then(({ ShownRows }) => setSearch(() => ShownRows));
  }, [isPlain]);
  if (Search && !isPlain && !last.current?.areThoseOf(report, expectations, view))
    last.current = new Search(report, expectations, view);
  useWork(last.current, { priority: "screen", atOnce: AT_ONCE_MS });
  return isPlain ? "none" : last.current;
}
