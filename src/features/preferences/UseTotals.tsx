import { useMemo } from "react";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import { UseTotals as Counting, USE_VALUES } from "../../core/expected-uses.ts";
import { purposeInput } from "../../core/inputs.ts";
import type { RowChoice } from "../../core/table-view.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { useWords } from "../../tasks/preferences/words.ts";
import { rowsWithUse } from "../../tasks/table/filter.ts";
import { oneTabStop } from "../../ui/one-tab-stop.tsx";
import { Pick } from "../../ui/Pick.tsx";
import { useWork } from "../../ui/use-work.ts";
import { type OrderProps, useSession, useSettledState, useTableView } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { UseMark } from "./UseMark.tsx";

const UNEXPECTED: RowChoice = "use:unexpected";

/** How many cells have each answer for a purpose, and how many uses are not as expected; each shows the rows with such a cell. The purpose is chosen here, too. */
export function UseTotals() {
  const session = useSession();
  const purpose = useSettledState((state) => state.field(purposeInput.field)) ?? purposes[0];
  const [{ show }, change] = useTableView();
  const counted = useCountedUses(false);
  const toggle = (rows: RowChoice) => () => change({ show: show === rows ? "all" : rows });
  return (
    <>
      <Pick
        label={useWords.purpose}
        isLabelHidden
        value={purpose}
        choices={purposes.map((id) => ({ id, title: useWords.purposes[id] }))}
        onPick={(id) => {
          session.dispatch({ effects: purposeInput.set.of(id) });
          // The buttons now show the rows of another purpose.
          if (show.startsWith("use:")) change({ show: "all" });
        }}
      />
      <ul
        ref={oneTabStop}
        className="totals use-totals"
        aria-label={counted ? useWords.totals : useWords.countingTotals}
      >
        {USE_VALUES.map((value) => {
          const rows = rowsWithUse(purpose, value);
          const count = counted?.counts[purpose][value];
          if (value === "not-applicable" && !count && show !== rows) return null;
          return (
            <li key={value}>
              <button type="button" aria-pressed={show === rows} onClick={toggle(rows)}>
                <UseMark value={value} />{" "}
                <span className="n">{count === undefined ? "…" : numberText(count)}</span>
              </button>
            </li>
          );
        })}
        {counted?.isExpecting && (
          <li className={counted.unmet === 0 ? "" : "is-unmet"}>
            <button type="button" aria-pressed={show === UNEXPECTED} onClick={toggle(UNEXPECTED)}>
              <span aria-hidden="true">≠</span> {useWords.unexpected}{" "}
              <span className="n">{numberText(counted.unmet)}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** What takes no longer than this is counted as the totals are drawn, in milliseconds. */
const AT_ONCE_MS = 4;

/** What is counted of the uses; null until it is. `ifExpected`: only where uses are expected. */
export function useCountedUses(ifExpected: boolean) {
  const report = useSettledState(reportOf);
  const expectations = useSettledState(expectationsOf);
  const isAsked = expectations.hasUses || !ifExpected;
  const work = useMemo(
    () => (isAsked ? new Counting(report, expectations) : null),
    [report, expectations, isAsked],
  );
  const counted = useWork(work, { priority: "count", atOnce: AT_ONCE_MS });
  return counted && { ...counted, isExpecting: expectations.hasUses };
}

/** Says that rows are in the order of a crawler’s uses for the purpose, or in that of another column. */
export function UseOrder({ by, descending }: OrderProps) {
  const purpose = useSettledState((state) => state.field(purposeInput.field)) ?? purposes[0];
  if (by.crawler === null) return by.orderSaid(descending);
  return useWords.sorted(purpose, by.title, descending);
}
