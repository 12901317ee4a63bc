import type { RefObject } from "react";
import type { StoreApi } from "zustand";
import { focusOf, reportOf } from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import {
  editCrawler,
  editUrl,
  expect,
  moveCrawler,
  moveUrl,
  placeOfCrawler,
  removeCrawler,
  removeUrl,
} from "../../core/intents.ts";
import { wantedFor } from "../../core/latest.ts";
import { type Notice, reporting } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { ALL_ROWS, changedView, nextSort, type TableView } from "../../core/table-view.ts";
import { urlsIn } from "../../core/typed-urls.ts";
import { focusCell } from "../../editor/reveal.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import {
  type Command,
  cellAt,
  clamped,
  commandOf,
  type GridPosition,
  type Press,
  type ShownGrid,
} from "./keys.ts";

/** What can be done in the verdict grid. The same object as long as the grid is there, so that rows need not be drawn again for it. */
export interface GridActions {
  activate(position: GridPosition): void;
  edit(position: GridPosition): void;
  finishEdit(position: GridPosition, value: string | null, byKey: boolean): void;
  move(position: GridPosition, by: -1 | 1): void;
  remove(position: GridPosition): void;
  onKeyDown(event: Press & { preventDefault(): void }): void;
}

/** What actions are done to. */
interface GridContext {
  readonly session: Session;
  readonly tableView: StoreApi<TableView>;
  readonly now: RefObject<GridNow>;
  readonly focusWanted: RefObject<boolean>;
  /** Sets the active cell where that is not a verdict; for null it is the focused verdict. */
  readonly setOther: (position: GridPosition | null) => void;
  readonly setEditing: (position: GridPosition | null) => void;
  readonly tell: (outcome: Promise<Notice | null>) => void;
}

/** What actions must know of the grid as it was drawn last. */
interface GridNow extends ShownGrid {
  readonly active: GridPosition;
  readonly last: GridPosition;
  readonly goToLine: (number: number) => void;
}

/** The actions of a grid. */
export function actionsOf(context: GridContext): GridActions {
  const { session, now, focusWanted, setOther, setEditing } = context;
  const actions: GridActions = {
    activate(position) {
      const { url, crawler } = cellAt(position, now.current);
      const isVerdict = url !== undefined && crawler !== undefined;
      setOther(isVerdict ? null : position);
      if (isVerdict) session.dispatch(focusCell(session.getState(), { url, crawler }));
    },
    edit: setEditing,
    finishEdit(position, value, byKey) {
      setEditing(null);
      focusWanted.current = byKey;
      if (value === null) return;
      const state = session.getState();
      const { url, crawler } = cellAt(position, now.current);
      if (url !== undefined) {
        session.dispatch(editUrl(state, url, value));
        const urls = state.field(urlsInput.field);
        follow(context, urls, url);
        return tellTaken(context, urls, url, urls.indexOf(urlsIn(value)[0] ?? ""));
      }
      const token = crawler === undefined ? crawler : state.field(crawlersInput.field)[crawler];
      if (token !== undefined) renameCrawler(context, token, value, byKey);
    },
    move(position, by) {
      focusWanted.current = true;
      // Rows in another order than the URLs' own have no place to move to.
      if (position.row > 0 && !now.current.rows.areOwn)
        return context.tell(Promise.resolve(reporting(verdictTableWords.noMove)));
      const to = movedTo(context, position, by);
      if (!to) return;
      const { active, last } = now.current;
      const { url, crawler } = cellAt(active, now.current);
      if (url === undefined || crawler === undefined) setOther(clamped(to, last));
    },
    remove(position) {
      const state = session.getState();
      const { url, crawler } = cellAt(position, now.current);
      if (url !== undefined) session.dispatch(removeUrl(state, url));
      else if (crawler !== undefined) session.dispatch(removeCrawler(state, crawler));
      focusWanted.current = true;
    },
    onKeyDown(event) {
      const { active, last, columns } = now.current;
      const can = columns[active.column]?.actions[active.row === 0 ? "head" : "cell"];
      const command = commandOf(event, active, last, can ?? []);
      if (!command) return;
      obey(context, actions, command);
      event.preventDefault();
    },
  };
  return actions;
}

/** Does what a key asks for, of the active cell. */
function obey(context: GridContext, actions: GridActions, command: Command): void {
  const { session, tableView, now, focusWanted } = context;
  const { active, columns, goToLine } = now.current;
  const cell = cellAt(active, now.current);
  switch (command.kind) {
    case "go":
      actions.activate(command.to);
      focusWanted.current = true;
      break;
    case "move":
      actions.move(active, command.by);
      break;
    case "expect":
      // Where a head is active, of all that it heads.
      session.dispatch(
        expect(
          session.getState(),
          cell,
          command.expected,
          columns[active.column]?.gathered?.crawlers,
        ),
      );
      break;
    case "edit":
      actions.edit(active);
      break;
    case "remove":
      actions.remove(active);
      break;
    case "to-rule": {
      const { url = -1, crawler = -1 } = cell;
      const report = reportOf(session.getState());
      const ground = report.verdictAt(url, crawler)?.ground;
      if (ground?.kind === "rule" && !report.otherAt(url)) goToLine(ground.rule.line.number);
      break;
    }
    case "sort": {
      const id = columns[active.column]?.id;
      if (id === undefined) break;
      tableView.setState((view) => changedView(view, { sort: nextSort(view.sort, id) }), true);
    }
  }
}

/** Moves a URL or a crawler, and says where it is then; null where it cannot move. */
function movedTo(context: GridContext, position: GridPosition, by: -1 | 1): GridPosition | null {
  const { session, now } = context;
  const { row, column } = position;
  const state = session.getState();
  if (row === 0) {
    const to = { row, column: column + by };
    const { crawler: from } = cellAt(position, now.current);
    const { crawler } = cellAt(to, now.current);
    if (from === undefined || crawler === undefined) return null;
    session.dispatch(moveCrawler(state, from, crawler));
    return to;
  }
  if (row + by === 0) return null;
  session.dispatch(moveUrl(state, row - 1, row - 1 + by));
  return { row: row + by, column };
}

/** Chooses a URL that was edited where the view may now show it in another row, or hide it, as Why then says. `before`: the URLs before the edit. */
function follow(
  { session, tableView, setOther }: GridContext,
  before: readonly string[],
  url: number,
): void {
  const state = session.getState();
  const urls = state.field(urlsInput.field);
  const isEdited = urls.length === before.length && urls[url] !== before[url];
  const view = tableView.getState();
  if (!isEdited || view === ALL_ROWS) return;
  // The row may be hidden: then the focus stays in its place, because a verdict there would be chosen by it.
  if (view.query === "" && view.show === "all") setOther(null);
  session.dispatch(focusCell(state, { url, crawler: focusOf(state)?.crawler ?? 0 }));
}

/** Says why an edit changed nothing: what was typed is in the table already, at `taken`; -1 where it is not. */
function tellTaken(
  { tell }: GridContext,
  list: readonly string[],
  edited: number,
  taken: number,
): void {
  const [before = "", typed] = [list[edited], list[taken]];
  if (taken !== edited && typed !== undefined)
    tell(Promise.resolve(reporting(verdictTableWords.stays(typed, before))));
}

// Few edit a crawler, and what knows the forms of User-Agent headers, and all parsers, is large.
const loadTokens = () => import("../../engine/crawlers/user-agent.ts");

async function renameCrawler(
  context: GridContext,
  crawler: string,
  typed: string,
  byKey: boolean,
): Promise<void> {
  const { session, focusWanted } = context;
  const isWanted = wantedFor(session, "table");
  const token = await loadTokens().then(
    ({ productTokenOf }) => productTokenOf(typed),
    // Without the parser of the new crawler its verdicts could be wrong: the old one stays.
    () => null,
  );
  if (token === null || !isWanted()) return;
  // Another crawler has another head, which is yet to have the focus.
  focusWanted.current = byKey;
  const state = session.getState();
  session.dispatch(editCrawler(state, crawler, token));
  const crawlers = state.field(crawlersInput.field);
  tellTaken(context, crawlers, crawlers.indexOf(crawler), placeOfCrawler(crawlers, token));
}
