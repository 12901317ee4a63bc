import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import type { StoreApi } from "zustand";
import { focusCell } from "../editor/reveal.ts";
import { focusOf, reportOf } from "../session/derived.ts";
import type { Expected } from "../session/expectations/expectations.ts";
import { type Cell, crawlersInput } from "../session/inputs.ts";
import {
  editCrawler,
  editUrl,
  expect,
  moveCrawler,
  moveUrl,
  removeCrawler,
  removeUrl,
} from "../session/intents.ts";
import { OwnRows, type Rows } from "../session/rows/rows.ts";
import { changedView, nextSort, type TableView } from "../session/rows/table-view.ts";
import type { Session } from "../session/session.ts";
import { type GridPosition, movedBy } from "./grid-position.ts";
import { useGoToLine, useSession, useSessionState, useWorkspace } from "./workspace.tsx";

/** What can be done in the verdict grid. The same object as long as the grid is there, so that rows need not be drawn again for it. */
export interface GridActions {
  activate(position: GridPosition): void;
  edit(position: GridPosition): void;
  finishEdit(position: GridPosition, value: string | null, byKey: boolean): void;
  move(position: GridPosition, by: -1 | 1): void;
  remove(position: GridPosition): void;
  onKeyDown(event: KeyboardEvent): void;
}

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

const PAGE = 10;

// Few edit a crawler, and what knows the forms of User-Agent headers is large.
const loadTokens = () => import("../engine/crawlers/user-agent.ts");

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
  const now = useRef<Now>({ active, last, rows, goToLine });
  now.current = { active, last, rows, goToLine };
  const actions = useMemo(
    () => actionsOf(session, tableView, now, { setHead, setEditing, focusWanted }),
    [session, tableView],
  );
  return { active, isChosen, editing, focusWanted, actions };
}

/** What actions must know of the grid as it was drawn last. */
interface Now {
  readonly active: GridPosition;
  readonly last: GridPosition;
  readonly rows: Rows;
  readonly goToLine: (number: number) => void;
}

interface Setters {
  readonly setHead: (position: GridPosition | null) => void;
  readonly setEditing: (position: GridPosition | null) => void;
  readonly focusWanted: RefObject<boolean>;
}

function actionsOf(
  session: Session,
  tableView: StoreApi<TableView>,
  now: RefObject<Now>,
  setters: Setters,
): GridActions {
  const { setHead, setEditing, focusWanted } = setters;
  const urlIn = (row: number) => now.current.rows.at(row - 1);
  const actions: GridActions = {
    activate({ row, column }) {
      const isVerdict = row > 0 && column > 0;
      setHead(isVerdict ? null : { row, column });
      if (isVerdict) {
        const cell = { url: urlIn(row), crawler: column - 1 };
        session.dispatch(focusCell(session.getState(), cell));
      }
    },
    edit: setEditing,
    finishEdit({ row, column }, value, byKey) {
      setEditing(null);
      focusWanted.current = byKey;
      if (value === null) return;
      if (row > 0) session.dispatch(editUrl(session.getState(), urlIn(row), value));
      else
        loadTokens()
          .then(({ productTokenOf }) => productTokenOf(value))
          .catch(() => value.trim())
          .then((token) => session.dispatch(editCrawler(session.getState(), column - 1, token)));
    },
    move({ row, column }, by) {
      const to = row === 0 ? { row, column: column + by } : { row: row + by, column };
      const isInside = row === 0 ? to.column > 0 : to.row > 0;
      focusWanted.current = true;
      if (!isInside || (row > 0 && !(now.current.rows instanceof OwnRows))) return;
      const state = session.getState();
      session.dispatch(
        row === 0
          ? moveCrawler(state, column - 1, to.column - 1)
          : moveUrl(state, row - 1, to.row - 1),
      );
      const { active, last } = now.current;
      if (active.row === 0 || active.column === 0) setHead(clamped(to, last));
    },
    remove({ row, column }) {
      const state = session.getState();
      session.dispatch(row === 0 ? removeCrawler(state, column - 1) : removeUrl(state, urlIn(row)));
      focusWanted.current = true;
    },
    onKeyDown(event) {
      const { active, last } = now.current;
      const isCommand = event.ctrlKey || event.metaKey;
      const acted = event.altKey
        ? reorder(event.key)
        : act(event.key) || (!isCommand && expectBy(event.key));
      const moved =
        acted || event.altKey ? null : movedBy(event.key, event.ctrlKey, active, last, PAGE);
      if (moved) {
        actions.activate(moved);
        focusWanted.current = true;
      }
      if (acted || moved) event.preventDefault();
    },
  };

  function reorder(key: string): boolean {
    const { active } = now.current;
    const alongRow = active.row === 0;
    const by = key === (alongRow ? "ArrowLeft" : "ArrowUp") ? -1 : 1;
    const isMove = key === (alongRow ? "ArrowRight" : "ArrowDown") || by === -1;
    const isItem = active.row > 0 || active.column > 0;
    if (isMove && isItem) actions.move(active, by);
    return isMove && isItem;
  }

  function act(key: string): boolean {
    const { active, goToLine } = now.current;
    const isVerdict = active.row > 0 && active.column > 0;
    const isCorner = active.row === 0 && active.column === 0;
    if (key === "Enter" && isVerdict) {
      const { url, crawler } = { url: urlIn(active.row), crawler: active.column - 1 };
      const ground = reportOf(session.getState()).verdictAt(url, crawler)?.ground;
      if (ground?.kind === "rule") goToLine(ground.rule.line.number);
    } else if (key === "s" && active.row === 0) {
      const crawler = session.getState().field(crawlersInput.field)[active.column - 1] ?? null;
      tableView.setState((view) => changedView(view, { sort: nextSort(view.sort, crawler) }), true);
    } else if ((key === "F2" || key === "Enter") && !isVerdict && !isCorner) setEditing(active);
    else if (key === "Delete" && !isCorner)
      actions.remove(isVerdict ? { ...active, column: 0 } : active);
    else return false;
    return true;
  }

  /** Of the active cell, or where a head is active, of all that it heads. */
  function expectBy(key: string): boolean {
    const { row, column } = now.current.active;
    const expected = EXPECTED_BY.get(key.toLowerCase());
    if (expected === undefined) return false;
    const url: Partial<Cell> = row > 0 ? { url: urlIn(row) } : {};
    const crawler: Partial<Cell> = column > 0 ? { crawler: column - 1 } : {};
    session.dispatch(expect(session.getState(), { ...url, ...crawler }, expected));
    return true;
  }

  return actions;
}

/** What the keys say that a verdict has to be: a for Allow, b for Block, n for no matter. */
const EXPECTED_BY: ReadonlyMap<string, Expected | null> = new Map([
  ["a", "allow"],
  ["b", "disallow"],
  ["n", null],
]);

/** Where a verdict stands in the grid; the first place where it is not shown. */
function positionOf(cell: Cell | null, rows: Rows): GridPosition {
  const row = cell ? rows.rowOf(cell.url) : 0;
  return { row: Math.max(0, row) + 1, column: (cell?.crawler ?? 0) + 1 };
}

function clamped(position: GridPosition, last: GridPosition): GridPosition {
  return {
    row: Math.min(position.row, last.row),
    column: Math.min(position.column, last.column),
  };
}
