import { useCallback, useMemo } from "react";
import { numberText } from "../../session/phrases.ts";
import { PanelHead } from "../PanelHead.tsx";
import { VirtualRows } from "../VirtualRows.tsx";
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
    <section className="panel compared" aria-label="Groups" aria-busy={!found?.isCurrent}>
      <PanelHead title="Groups" />
      {rows.length > 0 ? (
        <VirtualRows
          rows={rows}
          rowHeight={rowHeight}
          keyOf={keyOf}
          isSame={isSameRow}
          label="Groups that changed"
        >
          {drawRow}
        </VirtualRows>
      ) : (
        comparison && (
          <p className="empty">
            Every group is for whom it was, and every crawler reads the group it read.
          </p>
        )
      )}
    </section>
  );
}
