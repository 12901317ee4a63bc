import "./style.css";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { problemsOf } from "../../core/linting.ts";
import { type Finding, isSameProblem, sentenceOf } from "../../lint/problem.ts";
import type { RegionProps } from "../../ui/feature.ts";
import { SeverityIcon } from "../../ui/marks.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { Sentence, Spoken } from "../../ui/Sentence.tsx";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { useSession, useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { plain } from "../../words/quoting.ts";
import { regionWords } from "../../words/regions.ts";
import { chooseProblem, problemInView } from "./chosen.ts";
import { ProblemDetail } from "./ProblemDetail.tsx";
import { problemListWords } from "./words.ts";

/** How high the detail of a problem is taken to be until it is drawn, in pixels. */
const DETAIL_HEIGHT = 96;

/** The region Problems: what is wrong with the file or worth knowing, what it does, and how to fix it. */
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

/** A problem in one line: how bad, where, what happens; the chosen one by its name, for what happens is said whole below it. */
function ProblemRow(props: { finding: Finding; isChosen: boolean; children: ReactNode }) {
  const { finding, isChosen, children } = props;
  const session = useSession();
  const { showEditor } = useWorkspace();
  const sentence = sentenceOf(finding);
  return (
    <>
      <button
        type="button"
        className={isChosen ? "problem-row is-current" : "problem-row"}
        aria-current={isChosen}
        title={plain(sentence)}
        onClick={() => {
          session.dispatch(chooseProblem(session.getState(), finding));
          showEditor();
        }}
      >
        <SeverityIcon severity={finding.severity} />
        <Spoken text={problemListWords.place(finding.severity, finding.line)}>
          {(line) => <span className="no">{line}</span>}
        </Spoken>
        {isChosen ? (
          <b className="quoting">{finding.problem.title}</b>
        ) : (
          <Sentence text={sentence} />
        )}
      </button>
      {children}
    </>
  );
}
