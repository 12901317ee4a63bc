import { useEffect } from "react";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import { purposeInput } from "../../core/inputs.ts";
import { type Purpose, purposes } from "../../engine/preferences/preference.ts";
import { saysUses } from "../../engine/preferences/uses-at.ts";
import { useWords } from "../../tasks/preferences/words.ts";
import { useSession, useSettledState, useTableView, useWorkspace } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { UseCell } from "./UseCell.tsx";
import { UseOrder, UseTotals, useCountedUses } from "./UseTotals.tsx";
import "./style.css";

/** Chooses whether the table shows verdicts or uses. Nothing where no line of the file says anything of what its crawlers may fetch, and no use is expected. */
export function UseSwitch() {
  const session = useSession();
  const [{ show }, change] = useTableView();
  const isUse = useIsUse();
  const isOffered = useSettledState(
    (state) => expectationsOf(state).hasUses || saysUses(reportOf(state)),
  );
  if (!isUse && !isOffered) return null;
  const choose = (purpose: Purpose | null) => () => {
    if (isUse === (purpose !== null)) return;
    session.dispatch({ effects: purposeInput.set.of(purpose) });
    // The button that shows these rows goes.
    if (show !== "all") change({ show: "all" });
  };
  return (
    <fieldset className="use-switch" aria-label={useWords.switch}>
      <button
        type="button"
        aria-pressed={!isUse}
        title={useWords.aboutFetch}
        onClick={choose(null)}
      >
        {useWords.fetch}
      </button>
      <button
        type="button"
        aria-pressed={isUse}
        title={useWords.aboutUse}
        onClick={choose(purposes[0])}
      >
        {useWords.use}
        {!isUse && <UnmetUses />}
      </button>
    </fieldset>
  );
}

/** How many uses are not as expected, beside the choice of Use; in Use, the totals say so. */
function UnmetUses() {
  const unmet = useCountedUses(true)?.unmet ?? 0;
  if (unmet === 0) return null;
  return (
    <span className="use-unmet" title={useWords.unmetUses(unmet)}>
      {" "}
      ≠ {numberText(unmet)}
    </span>
  );
}

/** Whether the page shows uses; then the table gets what shows them, which is not there before. */
export function useIsUse(): boolean {
  const { shown } = useWorkspace();
  const isUse = useSettledState((state) => state.field(purposeInput.field) !== null);
  useEffect(() => {
    if (isUse === (shown.getState().cell !== null)) return;
    const around = { Totals: UseTotals, Order: UseOrder };
    shown.setState(isUse ? { cell: UseCell, around } : { cell: null, around: null });
  }, [isUse, shown]);
  return isUse;
}
