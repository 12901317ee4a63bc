import { useMemo } from "react";
import { reportOf } from "../../core/derived.ts";
import type { Cell } from "../../core/inputs.ts";
import type { Report } from "../../engine/decide/report.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { preferenceLinesOf } from "../../engine/preferences/preference-lines.ts";
import { preferencesOn } from "../../engine/preferences/preferences-for.ts";
import { useSettledState } from "../../ui/workspace.tsx";
import { UseIcon } from "./UseMark.tsx";
import { useWords } from "./words.ts";

/** What the page may be used for, in the place of a verdict: a mark for each purpose, always in the same order. */
export function UseCell({ url, crawler }: Cell) {
  const report = useSettledState(reportOf);
  const answers = useMemo(() => answersAt(report, { url, crawler }), [report, url, crawler]);
  if (answers === "too-many") return <span className="use-none">{useWords.tooMany}</span>;
  if (!answers) return <span className="use-none">{useWords.mayNotFetch}</span>;
  return (
    <span className="use-cell">
      {purposes.map((purpose) => {
        const said = useWords.mark(purpose, answers[purpose]);
        return (
          <span key={purpose} className={`use-${answers[purpose].value}`} title={said}>
            <span aria-hidden="true">{useWords.letters[purpose]}</span>
            <UseIcon value={answers[purpose].value} />
            <span className="sr-only">{said}</span>
          </span>
        );
      })}
    </span>
  );
}

/** In groups of more lines, a table would take too long to draw. */
const MOST_LINES = 2000;

/** The answers of a cell; null where its crawler may not fetch the URL. */
function answersAt(report: Report, { url, crawler }: Cell) {
  const verdict = report.verdictAt(url, crawler);
  const column = report.columns[crawler];
  if (!column || verdict?.outcome !== "allow") return null;
  const { selection, analysis } = column;
  const all = analysis.layout.readings.reduce(
    (sum, { preferences }) => sum + preferences.length,
    0,
  );
  const { group } = selection;
  if (all > MOST_LINES && group && preferenceLinesOf(analysis, group).length > MOST_LINES)
    return "too-many" as const;
  return preferencesOn(verdict, group, analysis);
}
