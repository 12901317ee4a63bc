import type { CSSProperties } from "react";
import type { Column, Report } from "../engine/report.ts";
import { counted } from "../session/phrases.ts";
import { Badge } from "./Badge.tsx";
import { EditInPlace } from "./EditInPlace.tsx";
import { ItemActions } from "./ItemActions.tsx";
import type { Grid } from "./use-grid.ts";

/** The first row of the grid: the crawlers, with the group each reads and how many URLs it may not fetch. */
export function GridHead({ report, grid }: { report: Report; grid: Grid }) {
  const isActive = (column: number) => grid.active.row === 0 && grid.active.column === column;
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" aria-rowindex={1} className="grid-row">
        <div
          role="columnheader"
          aria-colindex={1}
          tabIndex={isActive(0) ? 0 : -1}
          data-cell="0:0"
          className="grid-corner"
          onFocus={() => !isActive(0) && grid.activate({ row: 0, column: 0 })}
        >
          URL
          <small>blocked of {report.question.urls.length.toLocaleString("en")}</small>
        </div>
        {report.columns.map((column, index) => (
          <CrawlerHead
            key={column.token}
            column={column}
            index={index}
            blocked={report.countsOf(index).disallow}
            urls={report.question.urls.length}
            grid={grid}
          />
        ))}
      </div>
    </div>
  );
}

function CrawlerHead(props: {
  column: Column;
  index: number;
  blocked: number;
  urls: number;
  grid: Grid;
}) {
  const { column, index, blocked, urls, grid } = props;
  const position = { row: 0, column: index + 1 };
  const isActive = grid.active.row === 0 && grid.active.column === position.column;
  const isCurrent = grid.active.column === position.column;
  const isEdited = grid.editing?.row === 0 && grid.editing.column === position.column;
  const share: CSSProperties & { "--share": number } = { "--share": urls ? blocked / urls : 0 };
  return (
    <div
      role="columnheader"
      aria-colindex={position.column + 1}
      aria-label={`${column.token}: ${counted(blocked, "URL")} blocked of ${urls}`}
      tabIndex={isActive ? 0 : -1}
      data-cell={`0:${position.column}`}
      className={isCurrent ? "grid-crawler is-current" : "grid-crawler"}
      onFocus={() => !isActive && grid.activate(position)}
      onDoubleClick={() => grid.edit(position)}
    >
      {isEdited ? (
        <EditInPlace
          label="Crawler"
          value={column.token}
          onDone={(value, byKey) => grid.finishEdit(position, value, byKey)}
        />
      ) : (
        <>
          <span className="who">{column.token}</span>
          <small>
            <Badge group={column.selection.group} />
            <span className="share" style={share} />
            {blocked.toLocaleString("en")}
          </small>
          <ItemActions
            name={column.token}
            axis="column"
            onEdit={() => grid.edit(position)}
            onMove={(by) => grid.move(position, by)}
            onRemove={() => grid.remove(position)}
          />
        </>
      )}
    </div>
  );
}
