import { type EditorState, Transaction } from "@codemirror/state";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import {
  answerInput,
  crawlersInput,
  focusInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import type { VerdictSide } from "../../engine/advise/verdict-change.ts";
import { DecidingLine, OutcomeMark } from "../../ui/marks.tsx";
import { useSession } from "../../ui/workspace.tsx";
import type { SideName } from "./editor/side.ts";
import { askTheSame, type ComparisonInView, compareInSlices } from "./model.ts";
import { turnWords } from "./words.ts";

/** What the parts of a comparison stand in, besides the workspace, whose session is the file of now. */
export interface Comparing {
  readonly before: Session;
  /** Puts the caret on a line of that version, from 1, and shows it. */
  readonly goToLine: (side: SideName, number: number) => void;
}

const ComparingContext = createContext<Comparing | null>(null);

export function ComparingProvider(props: { value: Comparing; children: ReactNode }) {
  return <ComparingContext value={props.value}>{props.children}</ComparingContext>;
}

export function useComparing(): Comparing {
  const comparing = useContext(ComparingContext);
  if (!comparing) throw new Error("a part of a comparison stands outside the ComparingProvider");
  return comparing;
}

/** What changed from one file to the other, as far as the page finds it by itself; null until it has. */
export function useComparison(): ComparisonInView | null {
  const { before } = useComparing();
  const now = useSession();
  const [found, setFound] = useState<ComparisonInView | null>(null);
  useEffect(() => {
    // In this order: before must be asked the same when the two are compared.
    const stops = [followQuestion(before, now), compareInSlices(before, now, setFound)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [before, now]);
  return found;
}

/** Asks `before` what `now` is asked, at once and whenever that changes; undo in `before` is of its text alone. Returns how to stop. */
export function followQuestion(before: Session, now: Session): () => void {
  const ask = () => {
    const state = now.getState();
    if (isAskedTheSame(before.getState(), state)) return;
    const notUndone = Transaction.addToHistory.of(false);
    before.dispatch({ ...askTheSame(state), annotations: notUndone });
  };
  ask();
  return now.subscribe(ask);
}

const QUESTION = [urlsInput, crawlersInput, readAsInput, siteInput, answerInput, focusInput];

function isAskedTheSame(before: EditorState, now: EditorState): boolean {
  return QUESTION.every(({ field }) => before.field<unknown>(field) === now.field<unknown>(field));
}

/** A verdict on one side of a turn, and the line that decides it, which leads there. */
export function TurnSide(props: VerdictSide & { side: SideName }) {
  const { side, outcome, line } = props;
  const { goToLine } = useComparing();
  return (
    <span className="turn-side">
      <span className="sr-only">{turnWords.verb[side]} </span>
      <OutcomeMark outcome={outcome} />{" "}
      {line === null ? (
        <DecidingLine line={null} lit={false} />
      ) : (
        <button type="button" className="turn-line" onClick={() => goToLine(side, line)}>
          <DecidingLine line={line} lit={false} said={turnWords.line(side, line)} />
        </button>
      )}
    </span>
  );
}
