import { useStore } from "zustand";
import { reportOf } from "../../core/derived.ts";
import { hasPreferences } from "../../engine/preferences/uses-at.ts";
import { useSettledState, useWorkspace } from "../../ui/workspace.tsx";
import { UseCell } from "./UseCell.tsx";
import { useWords } from "./words.ts";
import "./style.css";

/** Chooses whether the table shows verdicts or uses. Nothing where no line of the file says anything of what its crawlers may fetch. */
export function UseSwitch() {
  const { shown } = useWorkspace();
  const isUse = useStore(shown, ({ cell }) => cell === UseCell);
  const isOffered = useSettledState((state) => {
    const report = reportOf(state);
    // Nothing is said of what a crawler may not fetch.
    return report.columns.some(
      (column, crawler) => hasPreferences(column) && report.countsOf(crawler)?.allow !== 0,
    );
  });
  if (!isUse && !isOffered) return null;
  return (
    <fieldset className="use-switch" aria-label={useWords.switch}>
      <button
        type="button"
        aria-pressed={!isUse}
        title={useWords.aboutFetch}
        onClick={() => shown.setState({ cell: null })}
      >
        {useWords.fetch}
      </button>
      <button
        type="button"
        aria-pressed={isUse}
        title={useWords.aboutUse}
        onClick={() => shown.setState({ cell: UseCell })}
      >
        {useWords.use}
      </button>
    </fieldset>
  );
}
