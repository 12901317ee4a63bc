import type { SideName } from "../../editor/compare/side.ts";
import type { VerdictSide } from "../../engine/comparison/verdict-change.ts";
import { DecidingLine, OutcomeMark } from "../VerdictMark.tsx";
import { useComparing } from "./comparing.tsx";

/** A verdict on one side of a turn, and the line that decides it, which leads there. */
export function TurnSide(props: VerdictSide & { side: SideName }) {
  const { side, outcome, line } = props;
  const { goToLine } = useComparing();
  return (
    <span className="turn-side">
      <span className="sr-only">{side === "before" ? "was" : "is now"} </span>
      <OutcomeMark outcome={outcome} />{" "}
      {line === null ? (
        <DecidingLine line={null} lit={false} />
      ) : (
        <button type="button" className="turn-line" onClick={() => goToLine(side, line)}>
          <DecidingLine line={line} lit={false} />
          <span className="sr-only"> {side === "before" ? "of Before" : "of Now"}</span>
        </button>
      )}
    </span>
  );
}
