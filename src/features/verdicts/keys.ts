import type { Expected } from "../../core/expectations.ts";
import type { Cell } from "../../core/inputs.ts";
import { type PressedKey, shortcutKeyOf, shortcuts } from "../../core/shortcuts.ts";
import type { Action, TableColumn } from "../../tasks/table/columns.ts";
import type { Rows } from "../../tasks/table/rows.ts";

/** A cell of the verdict grid: row 0 holds the heads of the columns, row 1 the first URL. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** What a key of the grid asks for, of the active cell. */
export type Command =
  | { readonly kind: "go"; readonly to: GridPosition }
  | { readonly kind: "move"; readonly by: -1 | 1 }
  | { readonly kind: "expect"; readonly expected: Expected | null }
  | { readonly kind: "edit" | "remove" | "to-rule" | "sort" };

/** A key as it is pressed, with what is held down. */
export interface Press extends PressedKey {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const keys = shortcuts.table;

/** What the keys say that a verdict has to be: a for Allow, b for Block, n for no matter. */
const EXPECTED_BY: ReadonlyMap<string, Expected | null> = new Map([
  [keys.expectAllow[0], "allow"],
  [keys.expectBlock[0], "disallow"],
  [keys.expectNothing[0], null],
]);

/** What a key asks for; null where it is none of the grid's. `can`: what can be done at the active cell; `last`: the last cell. */
export function commandOf(
  press: Press,
  active: GridPosition,
  last: GridPosition,
  can: readonly Action[],
): Command | null {
  const { ctrlKey, metaKey, altKey } = press;
  const key = shortcutKeyOf(press);
  if (altKey) return reordering(key, active, can);
  if (key === keys.toRule[0] && can.includes("to-rule")) return { kind: "to-rule" };
  if ((key === keys.edit[0] || key === keys.toRule[0]) && can.includes("edit"))
    return { kind: "edit" };
  if (key === keys.remove[0] && can.includes("remove")) return { kind: "remove" };
  const isPlain = !ctrlKey && !metaKey;
  if (isPlain && key === keys.sort[0] && active.row === 0) return { kind: "sort" };
  const expected = EXPECTED_BY.get(key);
  if (isPlain && expected !== undefined) return { kind: "expect", expected };
  const to = movedBy(key, ctrlKey, active, last);
  return to && { kind: "go", to };
}

/** A URL moves along its column, a crawler along the heads. */
function reordering(key: string, { row }: GridPosition, can: readonly Action[]): Command | null {
  const [back, forth] = row === 0 ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (!can.includes("move") || (key !== back && key !== forth)) return null;
  return { kind: "move", by: key === back ? -1 : 1 };
}

const PAGE = 10;

/** The rows and columns that a key leads on. */
const STEPS: ReadonlyMap<string, readonly [rows: number, columns: number]> = new Map([
  ["ArrowUp", [-1, 0]],
  ["ArrowDown", [1, 0]],
  ["ArrowLeft", [0, -1]],
  ["ArrowRight", [0, 1]],
  ["PageUp", [-PAGE, 0]],
  ["PageDown", [PAGE, 0]],
]);

/** The keys that move through a grid (WAI-ARIA Authoring Practices, grid pattern) and where each leads; null for any other key. */
export function movedBy(
  key: string,
  ctrl: boolean,
  { row, column }: GridPosition,
  last: GridPosition,
): GridPosition | null {
  const step = STEPS.get(key);
  if (step) return clamped({ row: row + step[0], column: column + step[1] }, last);
  if (key === "Home") return clamped({ row: ctrl ? 0 : row, column: 0 }, last);
  if (key === "End") return clamped({ row: ctrl ? last.row : row, column: last.column }, last);
  return null;
}

/** The cell nearest to a position that may be outside the grid. */
export function clamped({ row, column }: GridPosition, last: GridPosition): GridPosition {
  return {
    row: Math.max(0, Math.min(last.row, row)),
    column: Math.max(0, Math.min(last.column, column)),
  };
}

/** What the grid shows. */
export interface ShownGrid {
  readonly rows: Rows;
  readonly columns: readonly TableColumn[];
}

/** Where a verdict is in the grid; the first verdict's place where there is none or it is not shown. */
export function positionOf(cell: Cell | null, { rows, columns }: ShownGrid): GridPosition {
  const row = cell ? rows.rowOf(cell.url) : 0;
  const focused = cell?.crawler ?? 0;
  const column = columns.findIndex(
    ({ crawler, gathered }) => crawler === focused || gathered?.crawlers.includes(focused),
  );
  return { row: Math.max(0, row) + 1, column };
}

/** The URL and the crawler of a cell, by index; a head has no URL, and a column of the URLs no crawler. Of several crawlers, it is the one that the cell leads to. */
export function cellAt({ row, column }: GridPosition, { rows, columns }: ShownGrid): Partial<Cell> {
  const { crawler = null, gathered } = columns[column] ?? {};
  if (row === 0) return crawler === null ? {} : { crawler };
  const url = rows.at(row - 1);
  const led = gathered ? gathered.leadsTo(url) : crawler;
  return led === null ? { url } : { url, crawler: led };
}
