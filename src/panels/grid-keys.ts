import type { KeyboardEvent } from "react";
import { reportOf } from "../core/derived.ts";
import type { Expected } from "../core/expectations.ts";
import { type Cell, crawlersInput } from "../core/inputs.ts";
import { expect } from "../core/intents.ts";
import { shortcuts } from "../core/shortcuts.ts";
import { changedView, nextSort } from "../session/rows/table-view.ts";
import type { GridActions } from "./grid-actions.ts";
import { type GridContext, urlIn } from "./grid-context.ts";
import { movedBy } from "./grid-position.ts";

const PAGE = 10;

const keys = shortcuts.table;

/** What the keys say that a verdict has to be: a for Allow, b for Block, n for no matter. */
const EXPECTED_BY: ReadonlyMap<string, Expected | null> = new Map([
  [keys.expectAllow[0], "allow"],
  [keys.expectBlock[0], "disallow"],
  [keys.expectNothing[0], null],
]);

/** Does what a key of the grid is for. */
export function onKeyDownIn(
  context: GridContext,
  actions: GridActions,
  event: KeyboardEvent,
): void {
  const { active, last } = context.now.current;
  const { key, ctrlKey, altKey } = event;
  const isPlain = !ctrlKey && !event.metaKey;
  const acted = altKey
    ? reorder(context, actions, key)
    : act(context, actions, key) || (isPlain && (sortBy(context, key) || expectBy(context, key)));
  const moved = acted || altKey ? null : movedBy(key, ctrlKey, active, last, PAGE);
  if (moved) {
    actions.activate(moved);
    context.focusWanted.current = true;
  }
  if (acted || moved) event.preventDefault();
}

function reorder({ now }: GridContext, actions: GridActions, key: string): boolean {
  const { active } = now.current;
  const alongRow = active.row === 0;
  const by = key === (alongRow ? "ArrowLeft" : "ArrowUp") ? -1 : 1;
  const isMove = key === (alongRow ? "ArrowRight" : "ArrowDown") || by === -1;
  const isItem = active.row > 0 || active.column > 0;
  if (isMove && isItem) actions.move(active, by);
  return isMove && isItem;
}

function act(context: GridContext, actions: GridActions, key: string): boolean {
  const { active } = context.now.current;
  const isVerdict = active.row > 0 && active.column > 0;
  const isCorner = active.row === 0 && active.column === 0;
  if (key === keys.toRule[0] && isVerdict) goToRule(context);
  else if ((key === keys.edit[0] || key === keys.toRule[0]) && !isVerdict && !isCorner)
    actions.edit(active);
  else if (key === keys.remove[0] && !isCorner)
    actions.remove(isVerdict ? { ...active, column: 0 } : active);
  else return false;
  return true;
}

/** To the rule that decides the active verdict, where one does. */
function goToRule(context: GridContext): void {
  const { active, goToLine } = context.now.current;
  const report = reportOf(context.session.getState());
  const ground = report.verdictAt(urlIn(context, active.row), active.column - 1)?.ground;
  if (ground?.kind === "rule") goToLine(ground.rule.line.number);
}

/** By the column whose head is active. */
function sortBy({ session, tableView, now }: GridContext, key: string): boolean {
  const { row, column } = now.current.active;
  if (key !== keys.sort[0] || row > 0) return false;
  const crawler = session.getState().field(crawlersInput.field)[column - 1] ?? null;
  tableView.setState((view) => changedView(view, { sort: nextSort(view.sort, crawler) }), true);
  return true;
}

/** Of the active verdict, or where a head is active, of all that it heads. */
function expectBy(context: GridContext, key: string): boolean {
  const { session, now } = context;
  const { row, column } = now.current.active;
  const expected = EXPECTED_BY.get(key.toLowerCase());
  if (expected === undefined) return false;
  const url: Partial<Cell> = row > 0 ? { url: urlIn(context, row) } : {};
  const crawler: Partial<Cell> = column > 0 ? { crawler: column - 1 } : {};
  session.dispatch(expect(session.getState(), { ...url, ...crawler }, expected));
  return true;
}
