import "./style.css";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { problemsOf } from "../../core/linting.ts";
import { type Finding, isSameProblem, sentenceOf } from "../../lint/problem.ts";
import type { RegionProps } from "../../ui/feature.ts";
import { SeverityIcon } from "../../ui/marks.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { ReadBy } from "../../ui/ReadBy.tsx";
import { Sentence, Spoken } from "../../ui/Sentence.tsx";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { useSession, useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { plain } from "../../words/quoting.ts";
import { regionWords } from "../../words/regions.ts";
import { chooseProblem, problemAskedFor, problemInView } from "./chosen.ts";
import { ProblemDetail } from "./ProblemDetail.tsx";
import { problemListWords } from "./words.ts";

/** How high the detail of a problem is taken to be until it is drawn, in pixels. */
const DETAIL_HEIGHT = 96;

/** The region Problems: what is wrong with the file or worth knowing, what it does, and how to fix it. */
export function ProblemsPanel(props: RegionProps) {
  const findings = useSessionState((state) => problemsOf(state).findings);
  const areCurrent = useSessionState((state) => problemsOf(state).areCurrent);
  const chosen = useExplained(findings);
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
      >
        <ReadBy />
      </PanelHead>
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

/** How long the caret rests on a line before its problem is explained, in milliseconds. */
const RESTED_MS = 1_000;

/** The problem that is explained: the one asked for, or else that of the line on which the caret has come to rest. While a person types, nothing opens, and what is open stays as long as its problem does. */
function useExplained(findings: readonly Finding[] | null): Finding | null {
  const session = useSession();
  const inView = useSessionState(problemInView);
  const isAskedFor = useSessionState((state) => problemAskedFor(state) !== null);
  const doc = useSessionState((state) => state.doc);
  const [explained, setExplained] = useState<Finding | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the wait anew
  useEffect(() => {
    if (isAskedFor) return setExplained(inView);
    const timer = setTimeout(() => setExplained(problemInView(session.getState())), RESTED_MS);
    return () => clearTimeout(timer);
  }, [session, inView, isAskedFor, doc]);
  if (isAskedFor) return inView;
  const isStill = ({ problem, line }: Finding) =>
    problem === explained?.problem && line === explained.line;
  return findings?.find(isStill) ?? null;
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
