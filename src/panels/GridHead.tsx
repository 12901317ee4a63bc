import { type CSSProperties, memo } from "react";
import type { Report } from "../engine/decide/report.ts";
import { nextSort, sortedBy } from "../session/rows/table-view.ts";
import { Badge } from "../ui/Badge.tsx";
import { EditInPlace } from "../ui/EditInPlace.tsx";
import { ItemActions } from "../ui/ItemActions.tsx";
import { numberText } from "../words/numbers.ts";
import { verdictTableWords } from "../words/verdict-table.ts";
import type { GridActions } from "./grid-actions.ts";
import type { GridPosition } from "./grid-position.ts";
import { useTableView } from "./use-table-view.ts";

/** The first row of the grid: the crawlers, with the group each reads and how many URLs it may not fetch. */
export function GridHead(props: {
  report: Report;
  active: GridPosition;
  editing: GridPosition | null;
  actions: GridActions;
}) {
  const { report, active, editing, actions } = props;
  const urls = report.question.urls.length;
  const isCorner = active.row === 0 && active.column === 0;
  const [{ sort }] = useTableView();
  const urlOrder = sortedBy(sort, null);
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" aria-rowindex={1} className="grid-row">
        <div
          role="columnheader"
          aria-colindex={1}
          {...(urlOrder && { "aria-sort": urlOrder })}
          tabIndex={isCorner ? 0 : -1}
          data-cell="0:0"
          className="grid-corner"
          onFocus={() => !isCorner && actions.activate({ row: 0, column: 0 })}
        >
          {verdictTableWords.url}
          <small>
            {report.isCounted
              ? verdictTableWords.blockedOf(urls)
              : verdictTableWords.counting(urls)}
            <SortButton crawler={null} order={urlOrder} />
          </small>
        </div>
        {report.columns.map(({ token, selection: { group } }, index) => (
          <CrawlerHead
            key={token}
            token={token}
            group={group?.index ?? null}
            column={index + 1}
            blocked={report.countsOf(index)?.disallow ?? null}
            urls={urls}
            order={sortedBy(sort, token)}
            isCurrent={active.column === index + 1}
            isActive={active.row === 0 && active.column === index + 1}
            isEdited={editing?.row === 0 && editing.column === index + 1}
            actions={actions}
          />
        ))}
      </div>
    </div>
  );
}

const CrawlerHead = memo(function CrawlerHead(props: {
  token: string;
  /** The index of the group it reads. */
  group: number | null;
  column: number;
  /** How many URLs it may not fetch; null while they are counted. */
  blocked: number | null;
  urls: number;
  order: Order;
  isCurrent: boolean;
  isActive: boolean;
  isEdited: boolean;
  actions: GridActions;
}) {
  const { token, group, column, blocked, urls, order, isActive, actions } = props;
  const position = { row: 0, column };
  const share: CSSProperties & { "--share": number } = {
    "--share": urls && blocked ? blocked / urls : 0,
  };
  return (
    <div
      role="columnheader"
      aria-colindex={column + 1}
      {...(order && { "aria-sort": order })}
      aria-label={
        blocked === null
          ? verdictTableWords.countingFor(token, urls)
          : verdictTableWords.blocked(token, blocked, urls)
      }
      tabIndex={isActive ? 0 : -1}
      data-cell={`0:${column}`}
      className={props.isCurrent ? "grid-crawler is-current" : "grid-crawler"}
      onFocus={() => !isActive && actions.activate(position)}
      onDoubleClick={() => actions.edit(position)}
    >
      {props.isEdited ? (
        <EditInPlace
          label={verdictTableWords.crawler}
          value={token}
          onDone={(value, byKey) => actions.finishEdit(position, value, byKey)}
        />
      ) : (
        <>
          <span className="who">{token}</span>
          <small>
            <Badge group={group === null ? null : { index: group }} />
            <span className="share" style={share} />
            {blocked === null ? "…" : numberText(blocked)}
            <SortButton crawler={token} order={order} />
          </small>
          <ItemActions name={token} row={0} column={column} actions={actions} />
        </>
      )}
    </div>
  );
});

type Order = ReturnType<typeof sortedBy>;

const SIGNS = { ascending: "▲", descending: "▼" } as const;

/** Sorts the rows by a column: `crawler`, or for null the URLs. */
function SortButton({ crawler, order }: { crawler: string | null; order: Order }) {
  const [{ sort }, change] = useTableView();
  const by = crawler ?? verdictTableWords.url;
  return (
    <button
      type="button"
      className="sort"
      tabIndex={-1}
      aria-label={verdictTableWords.sortBy(by)}
      aria-pressed={order !== null}
      title={verdictTableWords.sortByKey(by)}
      onClick={() => change({ sort: nextSort(sort, crawler) })}
    >
      {order ? SIGNS[order] : "↕"}
    </button>
  );
}
