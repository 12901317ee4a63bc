import { type CSSProperties, memo } from "react";
import { gatheredInput } from "../../core/inputs.ts";
import { nextSort, sortedBy } from "../../core/table-view.ts";
import type { Category } from "../../engine/crawlers/crawler.ts";
import type { ColumnHead, DrawnColumn, TableColumn } from "../../tasks/table/columns.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import { Badge } from "../../ui/marks.tsx";
import { Marked } from "../../ui/Sentence.tsx";
import { termLink } from "../../ui/Term.tsx";
import { useSession, useTableView } from "../../ui/workspace.tsx";
import { EditableItem, useNearness } from "./EditableItem.tsx";
import { AFTER_GAP } from "./GridRow.tsx";
import type { GridActions } from "./grid-actions.ts";
import type { GridPosition } from "./keys.ts";

/** The first row of the grid: what the columns are of, crawlers with the group that each reads and how many URLs it may not fetch. */
export function GridHead(props: {
  drawn: readonly DrawnColumn[];
  active: GridPosition;
  editing: GridPosition | null;
  actions: GridActions;
}) {
  const { drawn, active, editing, actions } = props;
  const [{ sort }] = useTableView();
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" aria-rowindex={1} className="grid-row">
        {drawn.map(([index, column], at) => (
          <Head
            key={column.id}
            index={index}
            column={column}
            isAfterGap={at === 1 && index > 1}
            order={sortedBy(sort, column.id)}
            isCurrent={active.column === index}
            isActive={active.row === 0 && active.column === index}
            isEdited={editing?.row === 0 && editing.column === index}
            actions={actions}
          />
        ))}
      </div>
    </div>
  );
}

/** The head of a column, as it is at first: what changes as verdicts do is drawn into it (drawn-cells.ts). */
const Head = memo(function Head(props: {
  index: number;
  column: TableColumn;
  isAfterGap: boolean;
  order: Order;
  isCurrent: boolean;
  isActive: boolean;
  isEdited: boolean;
  actions: GridActions;
}) {
  const { index, column, order, isActive, isEdited, actions } = props;
  const { title, actions: can } = column;
  const head = column.head();
  const position = { row: 0, column: index };
  const isCorner = index === 0;
  const canEdit = can.head.includes("edit");
  const { isNear, handlers } = useNearness();
  const shown = (
    <>
      {isCorner && head.origin ? (
        <span className="who">
          <Marked text={verdictTableWords.urlOn(head.origin)}>
            {(host) => <code dir="ltr">{host}</code>}
          </Marked>
        </span>
      ) : isCorner ? (
        title
      ) : (
        <span className="who">{title}</span>
      )}
      <Note {...{ column, head, order }} />
    </>
  );
  const className = isCorner ? "grid-corner" : "grid-crawler";
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      {...(order && { "aria-sort": order })}
      {...(head.label !== null && { "aria-label": head.label })}
      tabIndex={isActive ? 0 : -1}
      data-cell={`0:${index}`}
      {...(props.isAfterGap && { style: AFTER_GAP })}
      className={props.isCurrent && !isCorner ? `${className} is-current` : className}
      {...handlers}
      onFocus={() => {
        handlers.onFocus();
        if (!isActive) actions.activate(position);
      }}
      onDoubleClick={() => canEdit && actions.edit(position)}
    >
      {canEdit ? (
        <EditableItem
          name={title}
          label={verdictTableWords.crawler}
          {...position}
          {...{ isNear, isEdited, actions }}
        >
          {shown}
        </EditableItem>
      ) : (
        shown
      )}
    </div>
  );
});

/** What is below the title. */
function Note(props: { column: TableColumn; head: ColumnHead; order: Order }) {
  const { column, head, order } = props;
  const { id, title, gathered } = column;
  const { group, share, note } = head;
  const style: CSSProperties & { "--share": number } = { "--share": share ?? 0 };
  return (
    <small>
      {group !== undefined && <Badge group={group === null ? null : { index: group }} />}
      {share !== undefined && <span className="share" style={style} />}
      {id === "url" ? (
        <a className="amount term" {...termLink("allowed-blocked")} tabIndex={-1}>
          {note}
        </a>
      ) : (
        <span className="amount" title={head.label ?? undefined}>
          {note}
        </span>
      )}
      {gathered && <PartButton purpose={gathered.purpose} title={title} />}
      <SortButton id={id} title={title} order={order} />
    </small>
  );
}

/** Gives the crawlers of a purpose a column each again. */
function PartButton({ purpose, title }: { purpose: Category; title: string }) {
  const session = useSession();
  const name = verdictTableWords.asColumns(title);
  const part = () => {
    const gathered = session.getState().field(gatheredInput.field);
    session.dispatch({
      effects: gatheredInput.set.of(gathered.filter((other) => other.purpose !== purpose)),
    });
  };
  return (
    <button
      type="button"
      className="sort part"
      tabIndex={-1}
      aria-label={name}
      title={name}
      onClick={part}
    >
      ⇿
    </button>
  );
}

type Order = ReturnType<typeof sortedBy>;

const SIGNS = { ascending: "▲", descending: "▼" } as const;

/** Sorts the rows by a column. */
function SortButton({ id, title, order }: { id: string; title: string; order: Order }) {
  const [{ sort }, change] = useTableView();
  return (
    <button
      type="button"
      className="sort"
      tabIndex={-1}
      aria-label={verdictTableWords.sortBy(title)}
      aria-pressed={order !== null}
      title={verdictTableWords.sortByKey(title)}
      onClick={() => change({ sort: nextSort(sort, id) })}
    >
      {order ? SIGNS[order] : "↕"}
    </button>
  );
}
