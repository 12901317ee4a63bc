import { type CSSProperties, memo } from "react";
import type { Expectations, Expected } from "../core/expectations.ts";
import { standingOf } from "../core/mismatches.ts";
import type { Report } from "../engine/decide/report.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import { EditInPlace } from "../ui/EditInPlace.tsx";
import { ItemActions } from "../ui/ItemActions.tsx";
import { isLit, type LitLines } from "../ui/lit-lines.ts";
import { DecidingLine, OutcomeMark, PendingMark, StandingMark } from "../ui/VerdictMark.tsx";
import { verdictTableWords } from "../words/verdict-table.ts";
import type { GridActions } from "./grid-actions.ts";

/** One URL and its verdicts. `row`: its row of the grid, from 1; `top`: where that stands in the grid's body, in pixels; `active`: the column that Tab leads to, if it is in this row; `isChosen`: whether that cell was chosen. */
export const GridRow = memo(function GridRow(props: {
  url: string;
  row: number;
  top: number;
  cells: readonly Cell[];
  active: number | null;
  isChosen: boolean;
  isEdited: boolean;
  actions: GridActions;
}) {
  const { url, row, cells, active, isChosen, isEdited, actions } = props;
  const style: CSSProperties = { top: props.top };
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className={isChosen ? "grid-row is-current" : "grid-row"}
      style={style}
    >
      <UrlHead url={url} row={row} isActive={active === 0} isEdited={isEdited} actions={actions} />
      {cells.map((cell, crawler) => (
        <VerdictCell
          key={cell.token}
          cell={cell}
          row={row}
          column={crawler + 1}
          isActive={active === crawler + 1}
          isChosen={isChosen && active === crawler + 1}
          actions={actions}
        />
      ))}
    </div>
  );
});

/** What a cell shows. `outcome`: null while there is not the time to find it. */
export interface Cell {
  readonly token: string;
  readonly outcome: Outcome | null;
  readonly line: number | null;
  readonly lit: boolean;
  /** What it is expected to be. */
  readonly expected: Expected | null;
}

/** The cells of rows, each the same object as long as it shows the same: on most keys nothing of a row changes, and then it is not drawn again. */
export class CellsInSight {
  private before = new Map<number, readonly Cell[]>();
  private now = new Map<number, readonly Cell[]>();

  /** Begins another drawing; rows that are not asked for in it are forgotten. */
  begin(): this {
    this.before = this.now;
    this.now = new Map();
    return this;
  }

  of(report: Report, expectations: Expectations, url: number, lit: LitLines): readonly Cell[] {
    const old = this.before.get(url) ?? [];
    const cells = report.columns.map(({ token }, crawler): Cell => {
      const outcome = report.outcomeAt(url, crawler);
      const line = report.lineAt(url, crawler);
      const expected = expectations.at(url, crawler);
      const cell = { token, outcome, line, lit: isLit(lit, line), expected };
      const before = old[crawler];
      return before && sameCell(before, cell) ? before : cell;
    });
    const isSame = cells.length === old.length && cells.every((cell, at) => cell === old[at]);
    this.now.set(url, isSame ? old : cells);
    return isSame ? old : cells;
  }
}

function sameCell(a: Cell, b: Cell): boolean {
  return (
    a.token === b.token &&
    a.outcome === b.outcome &&
    a.line === b.line &&
    a.lit === b.lit &&
    a.expected === b.expected
  );
}

const UrlHead = memo(function UrlHead(props: {
  url: string;
  row: number;
  isActive: boolean;
  isEdited: boolean;
  actions: GridActions;
}) {
  const { url, row, isActive, isEdited, actions } = props;
  const position = { row, column: 0 };
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-label={url}
      title={url}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:0`}
      className="grid-url"
      onFocus={() => !isActive && actions.activate(position)}
      onDoubleClick={() => actions.edit(position)}
    >
      {isEdited ? (
        <EditInPlace
          label={verdictTableWords.url}
          value={url}
          onDone={(value, byKey) => actions.finishEdit(position, value, byKey)}
        />
      ) : (
        <>
          <UrlText url={url} />
          <ItemActions name={url} row={row} column={0} actions={actions} />
        </>
      )}
    </div>
  );
});

const TAIL = 12;

/** A URL that loses its middle, never its end, when there is no room. */
export function UrlText({ url }: { url: string }) {
  const cut = Math.max(0, url.length - TAIL);
  return (
    <span className="url-text">
      <span className="url-start">{url.slice(0, cut)}</span>
      <span className="url-end">{url.slice(cut)}</span>
    </span>
  );
}

const VerdictCell = memo(function VerdictCell(props: {
  cell: Cell;
  row: number;
  column: number;
  isActive: boolean;
  isChosen: boolean;
  actions: GridActions;
}) {
  const { cell, row, column, isActive, isChosen, actions } = props;
  const standing = standingOf(cell.expected, cell.outcome);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:${column}`}
      className={standing === "unmet" ? "grid-cell is-unmet" : "grid-cell"}
      onFocus={() => !isChosen && actions.activate({ row, column })}
      onMouseDown={() => actions.activate({ row, column })}
    >
      {cell.outcome ? (
        <>
          <OutcomeMark outcome={cell.outcome} />
          {cell.expected && standing && <StandingMark {...{ standing, expected: cell.expected }} />}
          <DecidingLine line={cell.line} lit={cell.lit} />
        </>
      ) : (
        <PendingMark />
      )}
    </div>
  );
});
