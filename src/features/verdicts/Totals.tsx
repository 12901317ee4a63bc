import type { EditorState } from "@codemirror/state";
import { memo, useRef } from "react";
import { mismatchesOf } from "../../core/derived.ts";
import { type ParserDifferences, parserDifferencesOf } from "../../core/parser-differences.ts";
import { PAUSE_MS } from "../../core/scheduler.ts";
import type { RowChoice } from "../../core/table-view.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import { Each } from "../../ui/later.tsx";
import { OutcomeMark } from "../../ui/marks.tsx";
import { oneTabStop } from "../../ui/one-tab-stop.tsx";
import { useWork } from "../../ui/use-work.ts";
import {
  showSame,
  useReport,
  useSessionState,
  useSettledState,
  useStable,
  useTableView,
  useWorkspace,
} from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { shownOutcomes, termWords } from "../../words/terms.ts";

/** How many cells have each outcome, how many another main parser decides differently, and how many are not as expected; each shows the rows with such a cell. */
export function Totals() {
  const report = useReport(showSame);
  const unmet = useSessionState(unmetIn);
  const [view, change] = useTableView();
  const totals = useStable(areSame)(shownOutcomes.map((outcome) => report.totalOf(outcome)));
  const differ = useDiffering();
  return <TotalList {...{ totals, differ, unmet }} shown={view.show} onShow={change} />;
}

type Total = number | null;

function areSame(before: readonly Total[], now: readonly Total[]): boolean {
  return now.every((total, index) => total === before[index]);
}

/** How many verdicts are not as expected, null while they are counted; undefined where nothing is expected. */
function unmetIn(state: EditorState): Total | undefined {
  const { expectations, total } = mismatchesOf(state);
  return expectations.count > 0 ? total : undefined;
}

/** How many verdicts another main parser does not share, as text; empty where none is known to be. While they are counted anew, nothing comes or goes. */
function useDiffering(): string {
  const { result } = useParserDifferences();
  const last = useRef(0);
  if (result !== null) last.current = result;
  if (last.current === 0) return "";
  return totalText(result);
}

// Most keys change no total.
const TotalList = memo(function TotalList(props: {
  totals: readonly Total[];
  /** Empty where all main parsers agree. */
  differ: string;
  unmet: Total | undefined;
  shown: RowChoice;
  onShow: (change: { show: RowChoice }) => void;
}) {
  const { totals, differ, unmet, shown, onShow } = props;
  const isCounted = totals[0] !== null;
  const { furtherTotals } = useWorkspace();
  const toggle = (show: RowChoice) => () => onShow({ show: shown === show ? "all" : show });
  return (
    <ul
      ref={oneTabStop}
      className="totals"
      aria-label={isCounted ? verdictTableWords.totals : verdictTableWords.countingTotals}
    >
      {totals.map((total, index) => {
        const outcome = shownOutcomes[index];
        const isRare = outcome === "undefined" || outcome === "not-governed";
        if (!outcome || (isRare && !total && shown !== outcome)) return null;
        return (
          <li key={outcome}>
            <button
              type="button"
              data-term={termWords.explainedBy[outcome]}
              aria-pressed={shown === outcome}
              onClick={toggle(outcome)}
            >
              <OutcomeMark outcome={outcome} /> <span className="n">{totalText(total)}</span>
            </button>
          </li>
        );
      })}
      {(differ || shown === "differ") && (
        <li>
          <button
            type="button"
            data-term="parser"
            title={verdictTableWords.aboutDiffer}
            aria-pressed={shown === "differ"}
            onClick={toggle("differ")}
          >
            <span aria-hidden="true">*</span> {verdictTableWords.parsersDiffer}{" "}
            <span className="n">{differ || numberText(0)}</span>
          </button>
        </li>
      )}
      {unmet !== undefined && (
        <li className={unmet === 0 ? "" : "is-unmet"}>
          <button
            type="button"
            data-term="expectation"
            aria-pressed={shown === "unexpected"}
            onClick={toggle("unexpected")}
          >
            <span aria-hidden="true">≠</span> {verdictTableWords.unexpected}{" "}
            <span className="n">{totalText(unmet)}</span>
          </button>
        </li>
      )}
      <Each components={furtherTotals} />
    </ul>
  );
});

function totalText(total: Total): string {
  return total === null ? "…" : numberText(total);
}

const DRAWN_EVERY_MS = 100;

/** Which verdicts of the table other main parsers do not share, by the settled state, because other parsers would cost each key a second report; drawn again as more of them are known. */
export function useParserDifferences(): ParserDifferences {
  const differences = useSettledState(parserDifferencesOf);
  differences.runAtOnce();
  useWork(differences, { priority: "count", quiet: PAUSE_MS, drawnEvery: DRAWN_EVERY_MS });
  return differences;
}
