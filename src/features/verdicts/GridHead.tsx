import { type CSSProperties, memo } from "react";
import { gatheredInput } from "../../core/inputs.ts";
import { nextSort, sortedBy } from "../../core/table-view.ts";
import type { Category } from "../../engine/crawlers/crawler.ts";
import { Badge } from "../../ui/marks.tsx";
import { Marked } from "../../ui/Sentence.tsx";
import { useSession, useTableView } from "../../ui/workspace.tsx";
import type { ColumnHead, DrawnColumn } from "./columns.ts";
import { EditableItem } from "./EditableItem.tsx";
import { AFTER_GAP } from "./GridRow.tsx";
import type { GridActions } from "./grid-actions.ts";
import type { GridPosition } from "./keys.ts";
import { verdictTableWords } from "./words.ts";

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
        {drawn.map(([column, { id, title, head, gathered, actions: can }], at) => (
          <Head
            key={id}
            id={id}
            title={title}
            purpose={gathered?.purpose ?? null}
            {...head()}
            column={column}
            isAfterGap={at === 1 && column > 1}
            order={sortedBy(sort, id)}
            isCurrent={active.column === column}
            isActive={active.row === 0 && active.column === column}
            canEdit={can.head.includes("edit")}
            isEdited={editing?.row === 0 && editing.column === column}
            actions={actions}
          />
        ))}
      </div>
    </div>
  );
}

interface HeadProps extends ColumnHead {
  id: string;
  title: string;
  /** What its crawlers are for, where they share the column. */
  purpose: Category | null;
  column: number;
  isAfterGap: boolean;
  order: Order;
  isCurrent: boolean;
  isActive: boolean;
  canEdit: boolean;
  isEdited: boolean;
  actions: GridActions;
}

const Head = memo(function Head(props: HeadProps) {
  const { title, origin, column, label, order, isActive, canEdit, isEdited, actions } = props;
  const position = { row: 0, column };
  const isCorner = column === 0;
  const shown = (
    <>
      {isCorner && origin ? (
        <span className="who">
          <Marked text={verdictTableWords.urlOn(origin)}>
            {(host) => <code dir="ltr">{host}</code>}
          </Marked>
        </span>
      ) : isCorner ? (
        title
      ) : (
        <span className="who">{title}</span>
      )}
      <Note {...props} />
    </>
  );
  const className = isCorner ? "grid-corner" : "grid-crawler";
  return (
    <div
      role="columnheader"
      aria-colindex={column + 1}
      {...(order && { "aria-sort": order })}
      {...(label !== null && { "aria-label": label })}
      tabIndex={isActive ? 0 : -1}
      data-cell={`0:${column}`}
      {...(props.isAfterGap && { style: AFTER_GAP })}
      className={props.isCurrent && !isCorner ? `${className} is-current` : className}
      onFocus={() => !isActive && actions.activate(position)}
      onDoubleClick={() => canEdit && actions.edit(position)}
    >
      {canEdit ? (
        <EditableItem
          name={title}
          label={verdictTableWords.crawler}
          row={0}
          {...{ column, isEdited, actions }}
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
function Note({ id, title, purpose, group, share, note, order }: HeadProps) {
  const style: CSSProperties & { "--share": number } = { "--share": share ?? 0 };
  return (
    <small>
      {group !== undefined && <Badge group={group === null ? null : { index: group }} />}
      {share !== undefined && <span className="share" style={style} />}
      {note}
      {purpose && <PartButton purpose={purpose} title={title} />}
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
