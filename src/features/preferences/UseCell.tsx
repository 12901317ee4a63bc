import { useMemo } from "react";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import { standingOfUse } from "../../core/expected-uses.ts";
import { type Cell, purposeInput } from "../../core/inputs.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { usesAt } from "../../engine/preferences/uses-at.ts";
import { useWords } from "../../tasks/preferences/words.ts";
import { StandingMark } from "../../ui/marks.tsx";
import { useSettledState } from "../../ui/workspace.tsx";
import { UseIcon } from "./UseMark.tsx";

/** What the page may be used for, in the place of a verdict: a mark for each purpose, always in the same order, and whether it is as expected. */
export function UseCell({ url, crawler }: Cell) {
  const report = useSettledState(reportOf);
  const expectations = useSettledState(expectationsOf);
  const chosen = useSettledState((state) => state.field(purposeInput.field));
  const answers = useMemo(() => usesAt(report, url, crawler), [report, url, crawler]);
  if (!answers) return <span className="use-cell use-none">{useWords.tooMany}</span>;
  const mayFetch = answers.training.value !== "not-applicable";
  const marks = purposes.map((purpose) => {
    const { value } = answers[purpose];
    const expected = expectations.at(url, crawler, purpose);
    const standing = standingOfUse(expected, value);
    const isChosen = purpose === chosen ? " is-chosen" : "";
    return { purpose, value, expected, standing, className: `use-${value}${isChosen}` };
  });
  const isUnmet = marks.some(({ standing }) => standing === "unmet");
  return (
    <span className={isUnmet ? "use-cell has-unmet" : "use-cell"}>
      {!mayFetch && (
        <span className="use-none">{useWords.noUse(report.outcomeAt(url, crawler))}</span>
      )}
      {marks
        .filter(({ expected }) => mayFetch || expected)
        .map(({ purpose, value, expected, standing, className }) => {
          const said = useWords.mark(purpose, answers[purpose]);
          return (
            <span key={purpose} className={className} title={said}>
              <span aria-hidden="true">{useWords.letters[purpose]}</span>
              <UseIcon value={value} />
              <span className="sr-only">{said}</span>
              {expected && standing && (
                <StandingMark standing={standing} said={useWords.standing(standing, expected)} />
              )}
            </span>
          );
        })}
    </span>
  );
}
