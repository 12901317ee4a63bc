import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type CSSProperties,
  memo,
  type RefObject,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useStore } from "zustand";
import { focusOf } from "../../core/derived.ts";
import type { DrawnColumn, TableColumn } from "../../tasks/table/columns.ts";
import type { Rows } from "../../tasks/table/rows.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import {
  useGoToLine,
  useSession,
  useSessionState,
  useTell,
  useWorkspace,
} from "../../ui/workspace.tsx";
import type { DrawnCells, LiveTable } from "./drawn-cells.ts";
import { GridHead } from "./GridHead.tsx";
import { GridRow } from "./GridRow.tsx";
import { actionsOf, type GridActions } from "./grid-actions.ts";
import { clamped, type GridPosition, positionOf } from "./keys.ts";

const ROW_HEIGHT = 24;
const HEAD_HEIGHT = 48;
const FIRST_ROWS = 8;

/** More columns than this are drawn only where they are in sight. */
const FEW_COLUMNS = 12;

/** The table of verdicts: a WAI-ARIA grid with one tab stop and virtual rows. `cells` goes on to draw what is in them. */
export const VerdictGrid = memo(function VerdictGrid(props: {
  urls: readonly string[];
  table: LiveTable;
  columns: readonly TableColumn[];
  cells: DrawnCells;
  rows: Rows;
}) {
  const { urls, table, columns, cells, rows: shown } = props;
  const { active, isChosen, editing, focusWanted, actions } = useGrid(shown, columns);
  const areViews = useStore(useWorkspace().shown, ({ cell }) => cell !== null);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    // Where nothing is laid out yet: the rows of the first screen, which the build draws.
    initialRect: { width: 0, height: HEAD_HEIGHT + FIRST_ROWS * ROW_HEIGHT },
    // The head is above the rows, and stays there when they scroll.
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const { row, column } = active;
  const across = useVirtualizer({
    count: columns.length,
    enabled: columns.length > FEW_COLUMNS,
    horizontal: true,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => columns[index]?.width.least ?? 0,
    overscan: 2,
    // The URLs are left of the others, and stay there when they scroll.
    scrollPaddingStart: columns[0]?.width.least ?? 0,
  });
  const inSight = across.getVirtualItems();
  const isPart = across.options.enabled;
  const from = isPart ? inSight[0]?.index : 0;
  const to = isPart ? inSight.at(-1)?.index : columns.length;
  const drawn = useMemo(() => {
    const isDrawn = (index: number) => index === 0 || (index >= (from ?? 0) && index <= (to ?? 0));
    return [...columns.entries()].filter(([index]) => isDrawn(index));
  }, [columns, from, to]);
  const items = rows.getVirtualItems();
  useLayoutEffect(() => {
    const grid = scroller.current;
    const isSeen = ({ range }: SeenPart, index: number) =>
      !range || (index >= range.startIndex && index <= range.endIndex);
    const urls = items.map(({ index }) => ({ url: shown.at(index), isSeen: isSeen(rows, index) }));
    const seen = drawn.map(([index]) => !isPart || isSeen(across, index));
    if (grid) cells.show({ table, grid, columns: drawn, seen, urls, areViews });
  });
  useLayoutEffect(() => {
    if (!focusWanted.current || editing) return;
    if (row > 0) rows.scrollToIndex(row - 1);
    if (column > 0 && across.options.enabled) across.scrollToIndex(column);
    // A row far away is not there yet: scrolling to it renders again, and then it is.
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (!cell) return;
    focusWanted.current = false;
    cell.focus();
  });
  useRowInSight(row, rows);
  return (
    <div className="grid-scroller" ref={scroller} onScroll={noteScrolled}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={verdictTableWords.grid}
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.length}
        className="grid"
        style={gridStyle(columns, drawn)}
        onKeyDown={actions.onKeyDown}
      >
        <GridHead drawn={drawn} active={active} editing={editing} actions={actions} />
        <div role="rowgroup" className="grid-body" style={{ height: rows.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const url = shown.at(index);
            return (
              <GridRow
                url={url}
                key={urls[url]}
                row={index + 1}
                top={start - HEAD_HEIGHT}
                columns={drawn}
                drawn={cells}
                active={row === index + 1 ? column : null}
                isChosen={isChosen && row === index + 1}
                edited={editing?.row === index + 1 ? editing.column : null}
                actions={actions}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
});

/** For the style: the URLs have to stick. */
function noteScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);
}

/** What a virtualizer knows of the part in sight. */
interface SeenPart {
  readonly range: { readonly startIndex: number; readonly endIndex: number } | null;
}

/**
 * Shows the active row also where no key moved the focus: a URL that was just added. In the frame,
 * which lays the page out anyway, for with a hundred thousand rows that is much for one task. A hook of
 * its own: what ends the effect lives long, and engines would keep the columns of its time with it.
 */
function useRowInSight(row: number, rows: { scrollToIndex(index: number): void }): void {
  useEffect(() => {
    if (row === 0) return;
    const frame = requestAnimationFrame(() => rows.scrollToIndex(row - 1));
    return () => cancelAnimationFrame(frame);
  }, [row, rows]);
}

/** The state of the verdict grid, for its parts. */
interface Grid {
  /** The one cell that Tab leads to. */
  readonly active: GridPosition;
  /** Whether it is the one that was chosen; where that is not shown, Tab leads to the first. */
  readonly isChosen: boolean;
  readonly editing: GridPosition | null;
  /** True from a move by key until the active cell has taken the browser's focus. */
  readonly focusWanted: RefObject<boolean>;
  readonly actions: GridActions;
}

/** One active cell, moved by keys and clicks. A verdict cell that becomes active is the focused verdict of the page. */
function useGrid(rows: Rows, columns: readonly TableColumn[]): Grid {
  const session = useSession();
  const goToLine = useGoToLine();
  const tell = useTell();
  const { tableView } = useWorkspace();
  const focus = useSessionState(focusOf);
  const { show } = useStore(tableView);
  const [other, setOther] = useState<GridPosition | null>(null);
  const [shownBefore, setShownBefore] = useState(show);
  // A total that is clicked chooses a verdict.
  if (show !== shownBefore) {
    setShownBefore(show);
    setOther(null);
  }
  const [editing, setEditing] = useState<GridPosition | null>(null);
  const focusWanted = useRef(false);
  const last = { row: rows.length, column: columns.length - 1 };
  const active = clamped(other ?? positionOf(focus, { rows, columns }), last);
  const isChosen = other !== null || (focus !== null && rows.rowOf(focus.url) >= 0);
  const drawn = { active, last, rows, columns, goToLine };
  const now = useRef(drawn);
  now.current = drawn;
  const actions = useMemo(
    () => actionsOf({ session, tableView, now, focusWanted, setOther, setEditing, tell }),
    [session, tableView, tell],
  );
  return { active, isChosen, editing, focusWanted, actions };
}

type GridStyle = CSSProperties & { "--columns": string };

/** The widths of the columns, with one gap for those that are left out. There the columns are too many for the window, and none is wider than it must be. */
function gridStyle(columns: readonly TableColumn[], drawn: readonly DrawnColumn[]): GridStyle {
  const areAll = drawn.length === columns.length;
  const tracks = drawn.map(([, { width }]) =>
    areAll ? `minmax(${width.least}px, ${width.most})` : `${width.least}px`,
  );
  const leftOut = columns.slice(1, drawn[1]?.[0]);
  if (leftOut.length > 0) tracks.splice(1, 0, `${leastWidthOf(leftOut)}px`);
  return { "--columns": tracks.join(" "), minWidth: leastWidthOf(columns) };
}

function leastWidthOf(columns: readonly TableColumn[]): number {
  return columns.reduce((sum, { width }) => sum + width.least, 0);
}
