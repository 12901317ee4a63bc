// @chunk panels
import "./style.css";
import type { EditorState } from "@codemirror/state";
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { reportOf } from "../../core/derived.ts";
import { problemsOf } from "../../core/linting.ts";
import { PAUSE_MS } from "../../core/scheduler.ts";
import type { Finding } from "../../lint/problem.ts";
import type { RegionProps } from "../../ui/feature.ts";
import { PanelHead, ReadBy } from "../../ui/PanelHead.tsx";
import { Pick } from "../../ui/Pick.tsx";
import { usePreferences } from "../../ui/preferences.ts";
import { Sentence, Spoken } from "../../ui/Sentence.tsx";
import { useWork } from "../../ui/use-work.ts";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { useSession, useSessionState, useSettledState, useWorkspace } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { plain } from "../../words/quoting.ts";
import { regionWords } from "../../words/regions.ts";
import { chooseProblem, problemAskedFor, problemInView } from "./chosen.ts";
import { type Turns, WithoutProblems } from "./effect.ts";
import { ProblemDetail } from "./ProblemDetail.tsx";
import { Gathering, isSameRow, type ProblemRow } from "./rows.ts";
import { SEVERITY_ICONS } from "./severity-icons.tsx";
import { problemListWords } from "./words.ts";

/** How high the detail of a problem is taken to be until it is drawn, in pixels. */
const DETAIL_HEIGHT = 96;

/** The region Problems: what is wrong with the file or worth knowing, what it does, and how to fix it. */
export function ProblemsPanel(props: RegionProps) {
  const findings = useSettledState((state) => problemsOf(state).findings);
  const areCurrent = useSettledState((state) => problemsOf(state).areCurrent);
  const { rows, isGathering } = useRows(findings);
  const chosen = useExplained(findings);
  const settled = useSettled();
  const answered = useRef(0);
  const [detailHeight, setDetailHeight] = useState(DETAIL_HEIGHT);
  const shown = rows && chosen ? rows.findIndex(({ findings }) => findings.includes(chosen)) : -1;
  const drawRow = useCallback(
    (row: ProblemRow) => {
      const finding = chosen && row.findings.includes(chosen) ? chosen : null;
      return (
        <Row row={row} chosen={finding} settled={settled}>
          {finding && (
            <ProblemDetail
              finding={finding}
              row={row}
              onHeight={setDetailHeight}
              answered={answered}
            />
          )}
        </Row>
      );
    },
    [chosen, settled],
  );
  return (
    <Region findings={findings} isGathering={isGathering}>
      <PanelHead
        title={regionWords.problems}
        count={findings ? numberText(findings.length) : undefined}
        folded={props.folded ?? false}
        onFold={props.onFold}
      >
        <ReadBy />
        <span className="updating" aria-hidden="true">
          {problemListWords.updating}
        </span>
        <OrderPick />
      </PanelHead>
      {!props.folded &&
        rows &&
        (rows.length > 0 ? (
          <VirtualRows
            rows={rows}
            rowHeight={props.rowHeight}
            tall={shown < 0 ? undefined : { index: shown, height: props.rowHeight + detailHeight }}
            keyOf={keyOf}
            isSame={isSameRow}
            label={problemListWords.list}
            shown={shown < 0 ? null : shown}
          >
            {drawRow}
          </VirtualRows>
        ) : (
          <p className="empty">{areCurrent && problemListWords.none}</p>
        ))}
    </Region>
  );
}

/** The region itself, apart from what is in it: most keys change only whether it is busy. */
function Region(props: {
  /** The problems that it shows. */
  findings: readonly Finding[] | null;
  isGathering: boolean;
  children: ReactNode;
}) {
  const { findings, isGathering, children } = props;
  const areCurrent = useSessionState((state) => {
    const now = problemsOf(state);
    return now.areCurrent && now.findings === findings;
  });
  return (
    <section
      className="panel problems"
      aria-label={regionWords.problems}
      aria-busy={!areCurrent || isGathering}
    >
      {children}
    </section>
  );
}

/** Rows up to this many milliseconds are gathered as the panel is drawn. */
const AT_ONCE_MS = 8;

/** The rows of the list; while those of very many findings are gathered, the last ones. */
function useRows(findings: readonly Finding[] | null): {
  readonly rows: readonly ProblemRow[] | null;
  readonly isGathering: boolean;
} {
  const { problemOrder } = usePreferences();
  const last = useRef<readonly ProblemRow[] | null>(null);
  const work = useMemo(
    () => findings && new Gathering(findings, problemOrder),
    [findings, problemOrder],
  );
  const rows = useWork(work, { priority: "screen", atOnce: AT_ONCE_MS });
  if (rows) last.current = rows;
  return { rows: last.current, isGathering: findings !== null && rows === null };
}

// Most keys draw the panel anew, but not this.
const OrderPick = memo(function OrderPick() {
  const { problemOrder, setProblemOrder } = usePreferences();
  const { order, orders } = problemListWords;
  return (
    <Pick
      label={order}
      isLabelHidden
      value={problemOrder}
      choices={[
        { id: "severity", title: orders.severity },
        { id: "line", title: orders.line },
      ]}
      onPick={setProblemOrder}
    />
  );
});

/** How long nothing has changed before the verdicts without a problem are asked for, in milliseconds. */
const SETTLED_MS = 300;

/** The last state of the session in which all problems were known and nothing changed for a moment; null before the first. */
function useSettled(): EditorState | null {
  const session = useSession();
  const [settled, setSettled] = useState<EditorState | null>(null);
  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const wait = (state: EditorState) => {
      stopWaiting?.();
      if (!problemsOf(state).areCurrent) return;
      const run = () => true;
      const onDone = () => setSettled(session.getState());
      stopWaiting = session.scheduler.start({ priority: "beside", quiet: SETTLED_MS, run, onDone });
    };
    const stop = session.subscribe((state, previous) => {
      const isSame = [problemsOf, reportOf].every((read) => read(state) === read(previous));
      if (!isSame) wait(state);
    });
    wait(session.getState());
    return () => {
      stopWaiting?.();
      stop();
    };
  }, [session]);
  return settled;
}

/** How long the caret rests on a line before its problem is explained, in milliseconds. */
const RESTED_MS = 1_000;

/** The problem that is explained: the one asked for, or else that of the line on which the caret has come to rest. While a person types, nothing opens, and what is open stays as long as its problem does. */
function useExplained(findings: readonly Finding[] | null): Finding | null {
  const session = useSession();
  const inView = useSettledState(problemInView);
  const isAskedFor = useSettledState((state) => problemAskedFor(state) !== null);
  const [explained, setExplained] = useState<Finding | null>(null);
  useEffect(() => {
    if (isAskedFor) return setExplained(inView);
    const explain = () => setExplained(problemInView(session.getState()));
    let timer = setTimeout(explain, RESTED_MS);
    const stop = session.settled.subscribe(({ doc }, previous) => {
      if (doc === previous.doc) return;
      clearTimeout(timer);
      timer = setTimeout(explain, RESTED_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, inView, isAskedFor]);
  if (isAskedFor) return inView;
  const isStill = ({ problem, line }: Finding) =>
    problem === explained?.problem && line === explained.line;
  return findings?.find(isStill) ?? null;
}

/** Not by its lines, which an edit above them moves: no two rows say the same (see Gathering). */
function keyOf({ findings: [{ problem, severity }], sentence }: ProblemRow): string {
  return `${problem.code} ${severity} ${sentence}`;
}

/** A problem in one line: how bad, where, what happens, and what it does to the table; the chosen one by its name, for what happens is said whole below it. */
function Row(props: {
  row: ProblemRow;
  chosen: Finding | null;
  settled: EditorState | null;
  children: ReactNode;
}) {
  const { row, chosen, settled, children } = props;
  const { findings, sentence } = row;
  const session = useSession();
  const { showEditor } = useWorkspace();
  const turns = useTurnsWithout(findings, settled);
  const [first] = findings;
  const lines = useMemo(() => [...new Set(findings.map(({ line }) => line))], [findings]);
  return (
    <>
      <button
        type="button"
        className={chosen ? "problem-row is-current" : "problem-row"}
        aria-current={chosen !== null}
        title={plain(sentence)}
        onClick={() => {
          session.dispatch(chooseProblem(session.getState(), chosen ?? first));
          showEditor();
        }}
      >
        {SEVERITY_ICONS[first.severity]}
        <Spoken text={problemListWords.place(first.severity, lines)}>
          {(places) => <span className="no">{places}</span>}
        </Spoken>
        {chosen ? <b className="quoting">{first.problem.title}</b> : <Sentence text={sentence} />}
        {turns && turns.turnCount > 0 && (
          <span className="changes" title={problemListWords.without(turns)}>
            {problemListWords.changes(turns)}
          </span>
        )}
      </button>
      {children}
    </>
  );
}

/** What problems do to the table; until that is known of the file as it is now, as it was before. */
function useTurnsWithout(findings: readonly Finding[], settled: EditorState | null): Turns | null {
  const last = useRef<Turns | null>(null);
  const work = useMemo(
    () => settled && new WithoutProblems(settled, findings),
    [settled, findings],
  );
  const turns = useWork(work, { priority: "beside", quiet: PAUSE_MS });
  if (turns) last.current = turns;
  return last.current;
}
