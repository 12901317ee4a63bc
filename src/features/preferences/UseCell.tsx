import { useMemo } from "react";
import { reportOf } from "../../core/derived.ts";
import type { Cell } from "../../core/inputs.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { usesAt } from "../../engine/preferences/uses-at.ts";
import { useSettledState } from "../../ui/workspace.tsx";
import { UseIcon } from "./UseMark.tsx";
import { useWords } from "./words.ts";

/** What the page may be used for, in the place of a verdict: a mark for each purpose, always in the same order. */
export function UseCell({ url, crawler }: Cell) {
  const report = useSettledState(reportOf);
  const answers = useMemo(() => usesAt(report, url, crawler), [report, url, crawler]);
  if (!answers) return <span className="use-none">{useWords.tooMany}</span>;
  if (answers.training.value === "not-applicable")
    return <span className="use-none">{useWords.mayNotFetch}</span>;
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
