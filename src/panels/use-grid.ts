import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import { focusCell } from "../editor/reveal.ts";
import { productTokenOf } from "../engine/crawlers/user-agent.ts";
import { focusOf, reportOf } from "../session/derived.ts";
import { crawlersInput, urlsInput } from "../session/inputs.ts";
import {
  editCrawler,
  editUrl,
  moveCrawler,
  moveUrl,
  removeCrawler,
  removeUrl,
} from "../session/intents.ts";
import type { Session } from "../session/session.ts";
import { type GridPosition, movedBy } from "./grid-position.ts";
import { useGoToLine, useSession, useSessionState } from "./workspace.tsx";

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
  readonly editing: GridPosition | null;
  /** True from a move by key until the active cell has taken the browser's focus. */
  readonly focusWanted: RefObject<boolean>;
  readonly actions: GridActions;
}

const PAGE = 10;

/** One active cell, moved by keys and clicks. A verdict cell that becomes active is the focused verdict of the page. */
export function useGrid(): Grid {
  const session = useSession();
  const goToLine = useGoToLine();
  const urls = useSessionState((state) => state.field(urlsInput.field).length);
  const crawlers = useSessionState((state) => state.field(crawlersInput.field).length);
  const focus = useSessionState(focusOf);
  const [head, setHead] = useState<GridPosition | null>(null);
  const [editing, setEditing] = useState<GridPosition | null>(null);
  const focusWanted = useRef(false);
  const last = { row: urls, column: crawlers };
  const active = clamped(
    head ?? (focus ? { row: focus.url + 1, column: focus.crawler + 1 } : { row: 1, column: 1 }),
    last,
  );
  const now = useRef<Now>({ active, last, goToLine });
  now.current = { active, last, goToLine };
  const actions = useMemo(
    () => actionsOf(session, now, { setHead, setEditing, focusWanted }),
    [session],
  );
  return { active, editing, focusWanted, actions };
}

/** What actions must know of the grid as it was drawn last. */
interface Now {
  readonly active: GridPosition;
  readonly last: GridPosition;
  readonly goToLine: (number: number) => void;
}

interface Setters {
  readonly setHead: (position: GridPosition | null) => void;
  readonly setEditing: (position: GridPosition | null) => void;
  readonly focusWanted: RefObject<boolean>;
}

function actionsOf(session: Session, now: RefObject<Now>, setters: Setters): GridActions {
  const { setHead, setEditing, focusWanted } = setters;
  const actions: GridActions = {
    activate({ row, column }) {
      const isVerdict = row > 0 && column > 0;
      setHead(isVerdict ? null : { row, column });
      if (isVerdict) {
        const cell = { url: row - 1, crawler: column - 1 };
        session.dispatch(focusCell(session.getState(), cell));
      }
    },
    edit: setEditing,
    finishEdit({ row, column }, value, byKey) {
      setEditing(null);
      focusWanted.current = byKey;
      if (value === null) return;
      const state = session.getState();
      session.dispatch(
        row === 0
          ? editCrawler(state, column - 1, productTokenOf(value))
          : editUrl(state, row - 1, value),
      );
    },
    move({ row, column }, by) {
      const to = row === 0 ? { row, column: column + by } : { row: row + by, column };
      const isInside = row === 0 ? to.column > 0 : to.row > 0;
      focusWanted.current = true;
      if (!isInside) return;
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
      session.dispatch(row === 0 ? removeCrawler(state, column - 1) : removeUrl(state, row - 1));
      focusWanted.current = true;
    },
    onKeyDown(event) {
      const { active, last } = now.current;
      const acted = event.altKey ? reorder(event.key) : act(event.key);
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
      const { url, crawler } = { url: active.row - 1, crawler: active.column - 1 };
      const ground = reportOf(session.getState()).verdictAt(url, crawler)?.ground;
      if (ground?.kind === "rule") goToLine(ground.rule.line.number);
    } else if ((key === "F2" || key === "Enter") && !isVerdict && !isCorner) setEditing(active);
    else if (key === "Delete" && !isCorner)
      actions.remove(isVerdict ? { ...active, column: 0 } : active);
    else return false;
    return true;
  }

  return actions;
}

function clamped(position: GridPosition, last: GridPosition): GridPosition {
  return {
    row: Math.min(position.row, last.row),
    column: Math.min(position.column, last.column),
  };
}
