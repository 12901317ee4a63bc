import type { CSSProperties } from "react";
import type { Report } from "../engine/report.ts";
import { decidingLineOf, type Verdict } from "../engine/verdict.ts";
import { caretRuleOf, focusedVerdictOf } from "../session/derived.ts";
import { EditInPlace } from "./EditInPlace.tsx";
import { ItemActions } from "./ItemActions.tsx";
import type { Grid } from "./use-grid.ts";
import { DecidingLine, OutcomeMark } from "./VerdictMark.tsx";
import { useSessionState } from "./workspace.tsx";

/** One URL and its verdicts. `top`: where the row stands in the grid's body, in pixels. */
export function GridRow(props: { index: number; top: number; report: Report; grid: Grid }) {
  const { index, top, report, grid } = props;
  const row = index + 1;
  const style: CSSProperties = { transform: `translateY(${top}px)` };
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className={grid.active.row === row ? "grid-row is-current" : "grid-row"}
      style={style}
    >
      <UrlHead url={report.question.urls[index] ?? ""} row={row} grid={grid} />
      {report.columns.map(({ token }, crawler) => {
        const verdict = report.verdictAt(index, crawler);
        return (
          verdict && (
            <VerdictCell key={token} verdict={verdict} row={row} column={crawler + 1} grid={grid} />
          )
        );
      })}
    </div>
  );
}

function UrlHead({ url, row, grid }: { url: string; row: number; grid: Grid }) {
  const position = { row, column: 0 };
  const isActive = grid.active.row === row && grid.active.column === 0;
  const isEdited = grid.editing?.row === row && grid.editing.column === 0;
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-label={url}
      title={url}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:0`}
      className="grid-url"
      onFocus={() => !isActive && grid.activate(position)}
      onDoubleClick={() => grid.edit(position)}
    >
      {isEdited ? (
        <EditInPlace
          label="URL"
          value={url}
          onDone={(value, byKey) => grid.finishEdit(position, value, byKey)}
        />
      ) : (
        <>
          <UrlText url={url} />
          <ItemActions
            name={url}
            axis="row"
            onEdit={() => grid.edit(position)}
            onMove={(by) => grid.move(position, by)}
            onRemove={() => grid.remove(position)}
          />
        </>
      )}
    </div>
  );
}

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

function VerdictCell(props: { verdict: Verdict; row: number; column: number; grid: Grid }) {
  const { verdict, row, column, grid } = props;
  const isActive = grid.active.row === row && grid.active.column === column;
  const lit = useIsLit(verdict);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:${column}`}
      className="grid-cell"
      onFocus={() => !isActive && grid.activate({ row, column })}
      onMouseDown={() => grid.activate({ row, column })}
    >
      <OutcomeMark outcome={verdict.outcome} />
      <DecidingLine verdict={verdict} lit={lit} />
    </div>
  );
}

/** Whether the lamp is on this verdict: the rule under the caret decides it, or the rule of the focused verdict does. */
export function useIsLit(verdict: Verdict): boolean {
  const line = decidingLineOf(verdict);
  return useSessionState((state) => {
    if (line === null) return false;
    const focused = focusedVerdictOf(state)?.verdict;
    const caret = caretRuleOf(state)?.line.number;
    return caret === line || (focused !== undefined && decidingLineOf(focused) === line);
  });
}
