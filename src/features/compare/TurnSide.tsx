import type { VerdictSide } from "../../engine/advise/verdict-change.ts";
import { DecidingLine, OutcomeMark } from "../../ui/VerdictMark.tsx";
import { useComparing } from "./comparing.tsx";
import type { SideName } from "./editor/side.ts";
import { turnWords } from "./words.ts";

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
