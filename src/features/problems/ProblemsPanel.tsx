import { useCallback, useRef, useState } from "react";
import { problemsOf } from "../../core/linting.ts";
import { type Finding, isSameProblem, sentenceOf } from "../../lint/problem.ts";
import type { RegionProps } from "../../ui/feature.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { useSessionState } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { regionWords } from "../../words/regions.ts";
import { problemInView } from "./chosen.ts";
import { ProblemDetail } from "./ProblemDetail.tsx";
import { ProblemRow } from "./ProblemRow.tsx";
import { problemListWords } from "./words/problem-list.ts";

/** How high the detail of a problem is taken to be until it is drawn, in pixels. */
const DETAIL_HEIGHT = 96;

/** The region Problems: what is wrong with the file or worth knowing, what it does, and how to mend it. */
export function ProblemsPanel(props: RegionProps) {
  const findings = useSessionState((state) => problemsOf(state).findings);
  const areCurrent = useSessionState((state) => problemsOf(state).areCurrent);
  const chosen = useSessionState(problemInView);
  const answered = useRef(0);
  const [detailHeight, setDetailHeight] = useState(DETAIL_HEIGHT);
  const shown = findings && chosen ? findings.indexOf(chosen) : -1;
  const drawRow = useCallback(
    (finding: Finding) => (
      <ProblemRow finding={finding} isChosen={finding === chosen}>
        {finding === chosen && (
          <ProblemDetail finding={finding} onHeight={setDetailHeight} answered={answered} />
        )}
      </ProblemRow>
    ),
    [chosen],
  );
  return (
    <section className="panel problems" aria-label={regionWords.problems} aria-busy={!areCurrent}>
      <PanelHead
        title={regionWords.problems}
        count={findings ? numberText(findings.length) : undefined}
        folded={props.folded ?? false}
        onFold={props.onFold}
      />
      {!props.folded &&
        findings &&
        (findings.length > 0 ? (
          <VirtualRows
            rows={findings}
            rowHeight={props.rowHeight}
            tall={shown < 0 ? undefined : { index: shown, height: props.rowHeight + detailHeight }}
            keyOf={keyOf}
            isSame={isSame}
            label={problemListWords.list}
            shown={shown < 0 ? null : shown}
          >
            {drawRow}
          </VirtualRows>
        ) : (
          <p className="empty">{problemListWords.none}</p>
        ))}
    </section>
  );
}

function keyOf({ problem, line, span }: Finding): string {
  return `${problem.code} ${line} ${span.from}`;
}

/** Whether two problems look the same in the list, and lead to the same place. */
function isSame(a: Finding, b: Finding): boolean {
  return a === b || (isSameProblem(a, b) && sentenceOf(a) === sentenceOf(b));
}
