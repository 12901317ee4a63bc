import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from "react";
import { reportOf } from "../session/derived.ts";
import { GridHead } from "./GridHead.tsx";
import { GridRow } from "./GridRow.tsx";
import { useGrid } from "./use-grid.ts";
import { useSessionState } from "./workspace.tsx";

const ROW_HEIGHT = 24;
const HEAD_HEIGHT = 48;

/** The table of verdicts: a WAI-ARIA grid with one tab stop and virtual rows. */
export function VerdictGrid() {
  const report = useSessionState(reportOf);
  const grid = useGrid();
  const scroller = useRef<HTMLDivElement>(null);
  const { urls, crawlers } = report.question;
  const rows = useVirtualizer({
    count: urls.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // The head stands above the rows, and stays there when they scroll.
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const { row, column } = grid.active;
  useLayoutEffect(() => {
    if (!grid.focusWanted.current || grid.editing) return;
    if (row > 0) rows.scrollToIndex(row - 1);
    // A row far away is not there yet: scrolling to it renders again, and then it is.
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (!cell) return;
    grid.focusWanted.current = false;
    cell.focus();
  });
  useEffect(() => {
    // Also where no key moved the focus: to a URL that was just added.
    if (row > 0) rows.scrollToIndex(row - 1);
  }, [row, rows]);
  const style: CSSProperties & { "--crawlers": number } = { "--crawlers": crawlers.length };
  return (
    <div className="grid-scroller" ref={scroller}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label="Verdicts, URLs down, crawlers across"
        aria-rowcount={urls.length + 1}
        aria-colcount={crawlers.length + 1}
        className="grid"
        style={style}
        onKeyDown={grid.onKeyDown}
      >
        <GridHead report={report} grid={grid} />
        <div role="rowgroup" className="grid-body" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <GridRow
              key={urls[index]}
              index={index}
              top={start - HEAD_HEIGHT}
              report={report}
              grid={grid}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
