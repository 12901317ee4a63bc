import { type RefObject, useMemo, useRef, useState } from "react";
import { focusOf } from "../core/derived.ts";
import { type Cell, crawlersInput } from "../core/inputs.ts";
import type { Rows } from "../session/rows/rows.ts";
import { useGoToLine, useSession, useSessionState, useWorkspace } from "../ui/workspace.tsx";
import { actionsOf, type GridActions } from "./grid-actions.ts";
import type { GridNow } from "./grid-context.ts";
import { clamped, type GridPosition } from "./grid-position.ts";

/** The state of the verdict grid, for its parts. */
export interface Grid {
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
export function useGrid(rows: Rows): Grid {
  const session = useSession();
  const goToLine = useGoToLine();
  const { tableView } = useWorkspace();
  const crawlers = useSessionState((state) => state.field(crawlersInput.field).length);
  const focus = useSessionState(focusOf);
  const [head, setHead] = useState<GridPosition | null>(null);
  const [editing, setEditing] = useState<GridPosition | null>(null);
  const focusWanted = useRef(false);
  const last = { row: rows.length, column: crawlers };
  const active = clamped(head ?? positionOf(focus, rows), last);
  const isChosen = head !== null || (focus !== null && rows.rowOf(focus.url) >= 0);
  const now = useRef<GridNow>({ active, last, rows, goToLine });
  now.current = { active, last, rows, goToLine };
  const actions = useMemo(
    () => actionsOf({ session, tableView, now, focusWanted, setHead, setEditing }),
    [session, tableView],
  );
  return { active, isChosen, editing, focusWanted, actions };
}

/** Where a verdict stands in the grid; the first place where it is not shown. */
function positionOf(cell: Cell | null, rows: Rows): GridPosition {
  const row = cell ? rows.rowOf(cell.url) : 0;
  return { row: Math.max(0, row) + 1, column: (cell?.crawler ?? 0) + 1 };
}
