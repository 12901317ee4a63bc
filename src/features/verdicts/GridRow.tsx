import {
  type ClipboardEvent,
  type ComponentType,
  type CSSProperties,
  createElement,
  memo,
  type ReactNode,
  useState,
} from "react";
import { useStore } from "zustand";
import type { Cell } from "../../core/inputs.ts";
import type { Content, DrawnColumn } from "../../tasks/table/columns.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import { useWorkspace } from "../../ui/workspace.tsx";
import { characterStart } from "../../words/quoting.ts";
import { type DrawnCells, isUngoverned, lookOf, type Part } from "./drawn-cells.ts";
import { EditableItem, useNearness } from "./EditableItem.tsx";
import type { GridActions } from "./grid-actions.ts";

/** The cells of a URL; `drawn` goes on to draw them. `row`: its row of the grid, from 1; `top`: where that is in the grid's body, in pixels; `active`: the column that Tab leads to, if it is in this row; `isChosen`: whether that cell was chosen; `edited`: the column whose cell is being edited. */
export const GridRow = memo(function GridRow(props: {
  row: number;
  top: number;
  url: number;
  columns: readonly DrawnColumn[];
  drawn: DrawnCells;
  active: number | null;
  isChosen: boolean;
  edited: number | null;
  actions: GridActions;
}) {
  const { row, url, columns, drawn, active, isChosen, edited, actions } = props;
  const View = useStore(useWorkspace().shown, ({ cell }) => cell);
  const style: CSSProperties = { top: props.top };
  const current = isChosen ? " is-current" : "";
  const ungoverned = isUngoverned(columns, url) ? " is-ungoverned" : "";
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className={`grid-row${current}${ungoverned}`}
      style={style}
    >
      {columns.map(([index, column], at) => {
        const isActive = active === index;
        const cell = { row, column: index, isAfterGap: at === 1 && index > 1, isActive, actions };
        const { id, crawler, contentOf } = column;
        const content = at === 0 ? contentOf(url) : null;
        if (content?.kind === "url") {
          const { text, path } = content;
          return <UrlCell key={id} url={text} path={path} isEdited={edited === index} {...cell} />;
        }
        const body = { isChosen: isChosen && isActive, url, contentOf, drawn, ...cell };
        if (!View || crawler === null) return <BodyCell key={id} {...body} />;
        // Another cell, which keeps nothing of what is drawn into the first.
        return <BodyCell key={`${id} view`} view={View} crawler={crawler} {...body} />;
      })}
    </div>
  );
});
interface CellProps {
  row: number;
  column: number;
  /** Whether columns before it are left out. */
  isAfterGap: boolean;
  isActive: boolean;
  actions: GridActions;
}

/** The place of a cell after the gap for columns that are left out. */
export const AFTER_GAP: CSSProperties = { gridColumnStart: 3 };

const UrlCell = memo(function UrlCell(
  props: CellProps & { url: string; path: string; isEdited: boolean },
) {
  const { url, path, row, column, isActive, isEdited, actions } = props;
  const position = { row, column };
  const { isNear, handlers } = useNearness();
  return (
    <div
      role="rowheader"
      aria-colindex={column + 1}
      aria-label={url}
      title={url}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:${column}`}
      className="grid-url"
      {...handlers}
      onFocus={() => {
        handlers.onFocus();
        if (!isActive) actions.activate(position);
      }}
      onDoubleClick={() => actions.edit(position)}
    >
      <EditableItem
        name={url}
        label={verdictTableWords.url}
        {...{ row, column, isNear, isEdited, actions }}
      >
        <UrlText url={path} />
      </EditableItem>
    </div>
  );
});

const TAIL = 12;

// The blocks of Unicode for scripts that go from right to left.
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A URL that loses its middle, never its end, when there is no room. One with words from right to left stays in one piece: two pieces would be ordered each by itself. */
function UrlText({ url }: { url: string }) {
  const cut = RIGHT_TO_LEFT.test(url) ? url.length : characterStart(url, url.length - TAIL);
  return (
    <bdi dir="ltr" className="url-text" onCopy={copyAsOne}>
      <span className="url-start">{url.slice(0, cut)}</span>
      <span className="url-end">{url.slice(cut)}</span>
    </bdi>
  );
}

/** Copies what is selected of a URL as it is in the file: the browser would break it where its halves meet. */
function copyAsOne(event: ClipboardEvent<HTMLElement>): void {
  event.preventDefault();
  event.clipboardData.setData("text/plain", String(getSelection()).replace(/\n/g, ""));
}

/** A cell, as it is at first. `view`: what it shows instead. */
const BodyCell = memo(function BodyCell(
  props: CellProps & {
    url: number;
    contentOf: (url: number) => Content;
    drawn: DrawnCells;
    isChosen: boolean;
    view?: ComponentType<Cell>;
    crawler?: number;
  },
) {
  const { url, contentOf, drawn, view, crawler = 0 } = props;
  const { row, column, isAfterGap, isActive, isChosen, actions } = props;
  const [first] = useState(() => {
    const content = contentOf(url);
    return { ...lookOf(content), learn: (cell: Element | null) => drawn.learn(cell, content) };
  });
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:${column}`}
      {...(isAfterGap && { style: AFTER_GAP })}
      className={first.isUnmet && !view ? "grid-cell is-unmet" : "grid-cell"}
      {...(first.said !== null && !view && { "aria-label": first.said })}
      ref={first.learn}
      onFocus={() => !isChosen && actions.activate({ row, column })}
      onMouseDown={() => actions.activate({ row, column })}
    >
      {view ? createElement(view, { url, crawler }) : first.parts.map(elementOf)}
    </div>
  );
});

function elementOf({ tag, class: className, text, title }: Part, at: number): ReactNode {
  return createElement(tag, { key: at, className, title }, text);
}
