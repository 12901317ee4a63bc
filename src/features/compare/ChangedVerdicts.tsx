import { ArrowRight } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { expectationsOf } from "../../core/derived.ts";
import { type Expected, standingOf } from "../../core/expectations.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import type { Comparison, ComparisonInView } from "../../tasks/compare/model.ts";
import type {
  TurnCount,
  VerdictChange,
  VerdictChanges,
} from "../../tasks/compare/verdict-changes.ts";
import { turnWords } from "../../tasks/compare/words.ts";
import { OutcomeMark } from "../../ui/marks.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { useSessionState } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { excerpt } from "../../words/quoting.ts";
import { regionWords } from "../../words/regions.ts";
import { markWords } from "../../words/terms.ts";
import { TurnSide } from "./comparing.tsx";

/** The region Verdicts of a comparison: the verdicts in the table that change. `instead`: what to say where none does. */
export function ChangedVerdicts(props: {
  found: ComparisonInView | null;
  instead: string;
  rowHeight: number;
}) {
  const { found, instead, rowHeight } = props;
  const verdicts = found?.comparison.verdicts ?? null;
  const turns = useMemo(() => verdicts?.turns ?? [], [verdicts]);
  const [wanted, setWanted] = useState<TurnCount | null>(null);
  // A kind that has disappeared is no longer wanted.
  const chosen = turns.find((turn) => wanted && isAlike(turn, wanted)) ?? null;
  return (
    <section
      className="panel compared"
      aria-label={regionWords.verdicts}
      aria-busy={!found?.isCurrent}
    >
      <PanelHead
        title={regionWords.verdicts}
        count={verdicts ? numberText(verdicts.size) : undefined}
      >
        <TurnFilters turns={turns} chosen={chosen} onChoose={setWanted} />
      </PanelHead>
      {found && verdicts && verdicts.size > 0 ? (
        <ChangeList comparison={found.comparison} turn={chosen} rowHeight={rowHeight} />
      ) : (
        found && <p className="empty">{instead}</p>
      )}
    </section>
  );
}

function isAlike(one: TurnCount, other: TurnCount): boolean {
  return one.before === other.before && one.after === other.after;
}

function ChangeList(props: { comparison: Comparison; turn: TurnCount | null; rowHeight: number }) {
  const { comparison, turn, rowHeight } = props;
  const { verdicts } = comparison;
  const expectations = useSessionState(expectationsOf);
  const expected = useMemo(() => {
    const { after } = comparison;
    return expectations.forTable(after.field(urlsInput.field), after.field(crawlersInput.field));
  }, [expectations, comparison]);
  const rows = useMemo(() => rowsOf(verdicts, turn), [verdicts, turn]);
  const drawRow = useCallback(
    (change: VerdictChange) => (
      <VerdictChangeRow
        change={change}
        expected={expected.at(change.cell.url, change.cell.crawler)}
      />
    ),
    [expected],
  );
  return (
    <VirtualRows
      rows={rows}
      rowHeight={rowHeight}
      keyOf={keyOf}
      isSame={isSame}
      label={turnWords.list}
    >
      {drawRow}
    </VirtualRows>
  );
}

function rowsOf(verdicts: VerdictChanges, turn: TurnCount | null) {
  const indices = verdicts.indicesOf(turn);
  return {
    length: indices.length,
    at: (index: number) => verdicts.at(indices[index] ?? -1) ?? undefined,
  };
}

function keyOf({ url, crawler }: VerdictChange): string {
  return `${crawler} ${url}`;
}

function isSame(a: VerdictChange, b: VerdictChange): boolean {
  return (
    keyOf(a) === keyOf(b) &&
    a.before.outcome === b.before.outcome &&
    a.before.line === b.before.line &&
    a.after.outcome === b.after.outcome &&
    a.after.line === b.after.line
  );
}

/** How many verdicts turned in which way; each button shows only its kind of turn. */
function TurnFilters(props: {
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

/** A verdict in the table that changed: from what to what, by which lines, and whether it is now as expected. */
function VerdictChangeRow(props: { change: VerdictChange; expected: Expected | null }) {
  const { change, expected } = props;
  const { url, crawler, before, after } = change;
  return (
    <div className="turn-row">
      <code title={excerpt(url)}>{excerpt(url)}</code>
      <span className="turn-crawler">{excerpt(crawler)}</span>
      <TurnSide side="before" {...before} />
      <ArrowRight className="icon turn-arrow" aria-hidden="true" />
      <TurnSide side="now" {...after} />
      {expected && <Expectation change={change} expected={expected} />}
    </div>
  );
}

function Expectation({ change, expected }: { change: VerdictChange; expected: Expected }) {
  const was = standingOf(expected, change.before.outcome);
  const is = standingOf(expected, change.after.outcome);
  if (was === is) return <span className="turn-standing">{markWords.expected(expected)}</span>;
  return is === "met" ? (
    <span className="turn-standing is-fixed">
      <span aria-hidden="true">•</span> {turnWords.nowAsExpected}
    </span>
  ) : (
    <span className="turn-standing is-broken">
      <span aria-hidden="true">≠</span> {markWords.expected(expected)}
    </span>
  );
}
