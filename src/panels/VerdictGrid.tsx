import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from "react";
import { expectationsOf } from "../core/derived.ts";
import type { Report } from "../engine/decide/report.ts";
import type { Rows } from "../session/rows/rows.ts";
import { useLitLines } from "../ui/lit-lines.ts";
import { useSessionState } from "../ui/workspace.tsx";
import { verdictTableWords } from "../words/verdict-table.ts";
import { GridHead } from "./GridHead.tsx";
import { CellsInSight, GridRow } from "./GridRow.tsx";
import { useGrid } from "./use-grid.ts";

const ROW_HEIGHT = 24;
const HEAD_HEIGHT = 48;

/** The table of verdicts: a WAI-ARIA grid with one tab stop and virtual rows. */
export function VerdictGrid({ report, rows: shown }: { report: Report; rows: Rows }) {
  const lit = useLitLines();
  const expectations = useSessionState(expectationsOf);
  const { active, isChosen, editing, focusWanted, actions } = useGrid(shown);
  const inSight = useRef(new CellsInSight()).current.begin();
  const scroller = useRef<HTMLDivElement>(null);
  const { urls, crawlers } = report.question;
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    // The head stands above the rows, and stays there when they scroll.
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const { row, column } = active;
  useLayoutEffect(() => {
    if (!focusWanted.current || editing) return;
    if (row > 0) rows.scrollToIndex(row - 1);
    // A row far away is not there yet: scrolling to it renders again, and then it is.
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (!cell) return;
    focusWanted.current = false;
    cell.focus();
  });
  useEffect(() => {
    // Also where no key moved the focus: to a URL that was just added. In the frame, which lays the
    // page out anyway, for with a hundred thousand rows that is much for one task.
    if (row === 0) return;
    const frame = requestAnimationFrame(() => rows.scrollToIndex(row - 1));
    return () => cancelAnimationFrame(frame);
  }, [row, rows]);
  const style: CSSProperties & { "--crawlers": number } = { "--crawlers": crawlers.length };
  return (
    <div className="grid-scroller" ref={scroller}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={verdictTableWords.grid}
        aria-rowcount={shown.length + 1}
        aria-colcount={crawlers.length + 1}
        className="grid"
        style={style}
        onKeyDown={actions.onKeyDown}
      >
        <GridHead report={report} active={active} editing={editing} actions={actions} />
        <div role="rowgroup" className="grid-body" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const url = shown.at(index);
            return (
              <GridRow
                key={urls[url]}
                row={index + 1}
                top={start - HEAD_HEIGHT}
                url={urls[url] ?? ""}
                cells={inSight.of(report, expectations, url, lit)}
                active={row === index + 1 ? column : null}
                isChosen={isChosen && row === index + 1}
                isEdited={editing?.row === index + 1 && editing.column === 0}
                actions={actions}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
