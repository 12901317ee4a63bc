import { useCallback, useMemo } from "react";
import { PanelHead } from "../../../ui/PanelHead.tsx";
import { VirtualRows } from "../../../ui/VirtualRows.tsx";
import { numberText } from "../../../words/numbers.ts";
import { regionWords } from "../../../words/regions.ts";
import { groupChangeWords } from "../words/group-changes.ts";
import type { ComparisonInView } from "./compare-in-portions.ts";
import { useComparing } from "./comparing.tsx";
import {
  type GroupDifferenceRow,
  groupDifferenceRows,
  isSameRow,
  keyOf,
} from "./group-difference-rows.ts";

/** The region Groups of a comparison: groups that changed, and crawlers that read another. */
export function GroupDifferences(props: { found: ComparisonInView | null; rowHeight: number }) {
  const { found, rowHeight } = props;
  const comparison = found?.comparison ?? null;
  const rows = useMemo(() => (comparison ? groupDifferenceRows(comparison) : []), [comparison]);
  const { goToLine } = useComparing();
  const drawRow = useCallback(
    (row: GroupDifferenceRow) => {
      if (row.kind === "heading")
        return (
          <h3>
            {row.text} <span className="n">{numberText(row.count)}</span>
          </h3>
        );
      const { text, place } = row;
      return (
        <button
          type="button"
          className="group-difference"
          title={text}
          onClick={() => place && goToLine(place.side, place.line)}
        >
          <span>{text}</span>
        </button>
      );
    },
    [goToLine],
  );
  return (
    <section
      className="panel compared"
      aria-label={regionWords.groups}
      aria-busy={!found?.isCurrent}
    >
      <PanelHead title={regionWords.groups} />
      {rows.length > 0 ? (
        <VirtualRows
          rows={rows}
          rowHeight={rowHeight}
          keyOf={keyOf}
          isSame={isSameRow}
          label={groupChangeWords.groups}
        >
          {drawRow}
        </VirtualRows>
      ) : (
        comparison && <p className="empty">{groupChangeWords.none}</p>
      )}
    </section>
  );
}
