import type { KeyboardEvent } from "react";
import { crawlersInput } from "../core/inputs.ts";
import {
  editCrawler,
  editUrl,
  moveCrawler,
  moveUrl,
  removeCrawler,
  removeUrl,
} from "../core/intents.ts";
import { meantFor } from "../core/opened.ts";
import { focusCell } from "../editor/reveal.ts";
import { OwnRows } from "../session/rows/rows.ts";
import { type GridContext, urlIn } from "./grid-context.ts";
import { onKeyDownIn } from "./grid-keys.ts";
import { clamped, type GridPosition } from "./grid-position.ts";

/** What can be done in the verdict grid. The same object as long as the grid is there, so that rows need not be drawn again for it. */
export interface GridActions {
  activate(position: GridPosition): void;
  edit(position: GridPosition): void;
  finishEdit(position: GridPosition, value: string | null, byKey: boolean): void;
  move(position: GridPosition, by: -1 | 1): void;
  remove(position: GridPosition): void;
  onKeyDown(event: KeyboardEvent): void;
}

// Few edit a crawler, and what knows the forms of User-Agent headers is large.
const loadTokens = () => import("../engine/crawlers/user-agent.ts");

/** The actions of a grid. */
export function actionsOf(context: GridContext): GridActions {
  const { session, now, focusWanted, setHead, setEditing } = context;
  const actions: GridActions = {
    activate({ row, column }) {
      const isVerdict = row > 0 && column > 0;
      setHead(isVerdict ? null : { row, column });
      if (!isVerdict) return;
      const cell = { url: urlIn(context, row), crawler: column - 1 };
      session.dispatch(focusCell(session.getState(), cell));
    },
    edit: setEditing,
    finishEdit({ row, column }, value, byKey) {
      setEditing(null);
      focusWanted.current = byKey;
      if (value === null) return;
      const state = session.getState();
      if (row > 0) return session.dispatch(editUrl(state, urlIn(context, row), value));
      const crawler = state.field(crawlersInput.field)[column - 1];
      if (crawler !== undefined) renameCrawler(context, crawler, value, byKey);
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
      const url = urlIn(context, row);
      session.dispatch(row === 0 ? removeCrawler(state, column - 1) : removeUrl(state, url));
      focusWanted.current = true;
    },
    onKeyDown: (event) => onKeyDownIn(context, actions, event),
  };
  return actions;
}

async function renameCrawler(
  { session, focusWanted }: GridContext,
  crawler: string,
  typed: string,
  byKey: boolean,
): Promise<void> {
  const isWanted = meantFor(session, "table");
  const token = await loadTokens().then(
    ({ productTokenOf }) => productTokenOf(typed),
    () => typed.trim(),
  );
  if (!isWanted()) return;
  // Another crawler has another head, which is yet to have the focus.
  focusWanted.current = byKey;
  session.dispatch(editCrawler(session.getState(), crawler, token));
}
