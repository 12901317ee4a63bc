import { Transaction } from "@codemirror/state";
import { createContext, useContext, useEffect, useState } from "react";
import {
  answerInput,
  crawlersInput,
  focusInput,
  otherFilesInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import { type ComparisonInView, compareInSlices } from "../../tasks/compare/model.ts";
import type { VerdictSide } from "../../tasks/compare/verdict-changes.ts";
import { turnWords } from "../../tasks/compare/words.ts";
import { DecidingLine, OutcomeMark } from "../../ui/marks.tsx";
import { useSession } from "../../ui/workspace.tsx";
import { changed } from "./editor/in-step.ts";
import type { SideName } from "./editor/side.ts";

/** What the parts of a comparison share, besides the workspace, whose session is the file of Now. */
export interface Comparing {
  readonly before: Session;
  /** Puts the caret on a line of that version, from 1, and shows it. */
  readonly goToLine: (side: SideName, number: number) => void;
}

export const ComparingContext = createContext<Comparing | null>(null);

export function useComparing(): Comparing {
  const comparing = useContext(ComparingContext);
  if (!comparing) throw new Error("a part of a comparison is outside the ComparingContext");
  return comparing;
}

/** What changed from Before to Now, as far as the page finds it by itself; null until it has. */
export function useComparison(before: Session): ComparisonInView | null {
  const now = useSession();
  const [found, setFound] = useState<ComparisonInView | null>(null);
  useEffect(() => {
    // In this order: Before must have the same question when the two are compared.
    const stops = [followQuestion(before, now), compareInSlices(before, now, setFound)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [before, now]);
  return found;
}

const QUESTION = [
  changed(urlsInput),
  changed(crawlersInput),
  changed(readAsInput),
  changed(siteInput),
  changed(answerInput),
  changed(otherFilesInput),
  changed(focusInput),
];

/** Gives `before` the question of `now`, at once and after each change of it; undo in `before` is of its text alone. Returns how to stop. */
export function followQuestion(before: Session, now: Session): () => void {
  const ask = () => {
    const effects = QUESTION.flatMap((changed) => changed(before.getState(), now.getState()));
    const annotations = Transaction.addToHistory.of(false);
    if (effects.length > 0) before.dispatch({ effects, annotations });
  };
  ask();
  return now.subscribe(ask);
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
