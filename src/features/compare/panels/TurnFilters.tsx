import { ArrowRight } from "lucide-react";
import type { TurnCount } from "../../../engine/advise/verdict-change.ts";
import { OutcomeMark } from "../../../ui/VerdictMark.tsx";
import { numberText } from "../../../words/numbers.ts";
import { turnWords } from "../words/turns.ts";

/** How many verdicts turned in which way; each kind of turn shows only its own. */
export function TurnFilters(props: {
  turns: readonly TurnCount[];
  chosen: TurnCount | null;
  onChoose: (turn: TurnCount | null) => void;
}) {
  const { turns, chosen, onChoose } = props;
  return (
    <ul className="totals turns" aria-label={turnWords.kinds}>
      {turns.map((turn) => (
        <li key={`${turn.before} ${turn.after}`}>
          <button
            type="button"
            aria-label={turnWords.counted(turn)}
            aria-pressed={turn === chosen}
            onClick={() => onChoose(turn === chosen ? null : turn)}
          >
            <OutcomeMark outcome={turn.before} />
            <ArrowRight className="icon turn-arrow" aria-hidden="true" />
            <OutcomeMark outcome={turn.after} />
            <span className="n">{numberText(turn.count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
