import { useCallback, useMemo, useState } from "react";
import { expectationsOf } from "../../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../../core/inputs.ts";
import type { TurnCount, VerdictChange } from "../../../engine/advise/verdict-change.ts";
import type { VerdictChanges } from "../../../engine/advise/verdict-changes.ts";
import { PanelHead } from "../../../ui/PanelHead.tsx";
import { VirtualRows } from "../../../ui/VirtualRows.tsx";
import { useSessionState } from "../../../ui/workspace.tsx";
import { numberText } from "../../../words/numbers.ts";
import { regionWords } from "../../../words/regions.ts";
import type { Comparison } from "../comparison.ts";
import { turnWords } from "../words/turns.ts";
import type { ComparisonInView } from "./compare-in-portions.ts";
import { TurnFilters } from "./TurnFilters.tsx";
import { VerdictChangeRow } from "./VerdictChangeRow.tsx";

/** The region Verdicts of a comparison: the verdicts of the table that change. `instead`: what to say where none does. */
export function ChangedVerdicts(props: {
  found: ComparisonInView | null;
  instead: string;
  rowHeight: number;
}) {
  const { found, instead, rowHeight } = props;
  const verdicts = found?.comparison.verdicts ?? null;
  const turns = useMemo(() => verdicts?.turnsOf(null) ?? [], [verdicts]);
  const [wanted, setWanted] = useState<TurnCount | null>(null);
  // One that is no more is not wanted any more.
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
        <ChangeList
          comparison={found.comparison}
          verdicts={verdicts}
          turn={chosen}
          rowHeight={rowHeight}
        />
      ) : (
        found && <p className="empty">{instead}</p>
      )}
    </section>
  );
}

function isAlike(one: TurnCount, other: TurnCount): boolean {
  return one.before === other.before && one.after === other.after;
}

function ChangeList(props: {
  comparison: Comparison;
  verdicts: VerdictChanges;
  turn: TurnCount | null;
  rowHeight: number;
}) {
  const { comparison, verdicts, turn, rowHeight } = props;
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
  const indices = verdicts.indicesOf(turn ? { before: turn.before, after: turn.after } : {});
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
