import type { RefObject } from "react";
import type { StoreApi } from "zustand";
import type { Session } from "../core/session.ts";
import type { Rows } from "../session/rows/rows.ts";
import type { TableView } from "../session/rows/table-view.ts";
import type { GridPosition } from "./grid-position.ts";

/** What actions are done to. */
export interface GridContext {
  readonly session: Session;
  readonly tableView: StoreApi<TableView>;
  readonly now: RefObject<GridNow>;
  /** True from a move by key until the active cell has taken the browser's focus. */
  readonly focusWanted: RefObject<boolean>;
  readonly setHead: (position: GridPosition | null) => void;
  readonly setEditing: (position: GridPosition | null) => void;
}

/** What actions must know of the grid as it was drawn last. */
export interface GridNow {
  readonly active: GridPosition;
  readonly last: GridPosition;
  readonly rows: Rows;
  readonly goToLine: (number: number) => void;
}

/** The index of the URL in a row of the grid. */
export function urlIn({ now }: GridContext, row: number): number {
  return now.current.rows.at(row - 1);
}
