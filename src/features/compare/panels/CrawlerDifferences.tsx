import { useCallback, useMemo, useState } from "react";
import { PanelHead } from "../../../ui/PanelHead.tsx";
import { VirtualRows } from "../../../ui/VirtualRows.tsx";
import { regionWords } from "../../../words/regions.ts";
import { differenceWords } from "../words/differences.ts";
import { FoundRow, ReaderRow, ReadersRow } from "./DifferenceRow.tsx";
import { type DifferenceRow, differenceRows, isSameRow, keyOf, textOf } from "./difference-rows.ts";
import { type DifferenceSearch, findingsOf } from "./difference-search.ts";
import { SearchState } from "./SearchState.tsx";

/** The region Crawlers of a comparison: for each crawler a URL that is answered otherwise, or that there is none. */
export function CrawlerDifferences(props: {
  search: DifferenceSearch;
  onCancel: () => void;
  onTryAgain: () => void;
  rowHeight: number;
}) {
  const { search, onCancel, onTryAgain, rowHeight } = props;
  const { found, summary, isCurrent } = findingsOf(search);
  const [open, setOpen] = useState<string | null>(null);
  const rows = useMemo(() => differenceRows(found, open), [found, open]);
  const drawRow = useCallback((row: DifferenceRow) => {
    switch (row.kind) {
      case "readers": {
        const toggled = row.isOpen ? null : textOf(row.alike);
        return <ReadersRow {...row} onToggle={() => setOpen(toggled)} />;
      }
      case "reader":
        return <ReaderRow token={row.token} />;
      case "difference":
        return <FoundRow alike={row.alike} />;
    }
  }, []);
  return (
    <section className="panel compared" aria-label={regionWords.crawlers} aria-busy={!isCurrent}>
      <PanelHead title={regionWords.crawlers} />
      <SearchState
        phase={search.phase}
        summary={summary}
        onCancel={onCancel}
        onTryAgain={onTryAgain}
      />
      {rows.length > 0 && (
        <VirtualRows
          rows={rows}
          rowHeight={rowHeight}
          keyOf={keyOf}
          isSame={isSameRow}
          label={differenceWords.list}
        >
          {drawRow}
        </VirtualRows>
      )}
      {search.phase.kind === "same" && <p className="empty">{differenceWords.about}</p>}
    </section>
  );
}
