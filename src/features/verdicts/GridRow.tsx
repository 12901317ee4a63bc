import { type ClipboardEvent, type CSSProperties, memo, type ReactNode } from "react";
import { useStore } from "zustand";
import { OutcomeMark, PendingMark, StandingMark } from "../../ui/marks.tsx";
import { useWorkspace } from "../../ui/workspace.tsx";
import { characterStart } from "../../words/quoting.ts";
import { markWords } from "../../words/terms.ts";
import type { Content, DrawnColumn, VerdictContent } from "./columns.ts";
import { EditableItem } from "./EditableItem.tsx";
import type { GridActions } from "./grid-actions.ts";
import { verdictTableWords } from "./words.ts";

/** The cells of a URL. `row`: its row of the grid, from 1; `top`: where that is in the grid's body, in pixels; `active`: the column that Tab leads to, if it is in this row; `isChosen`: whether that cell was chosen; `edited`: the column whose cell is being edited. */
export const GridRow = memo(function GridRow(props: {
  row: number;
  top: number;
  url: number;
  cells: readonly Cell[];
  active: number | null;
  isChosen: boolean;
  edited: number | null;
  actions: GridActions;
}) {
  const { row, url, cells, active, isChosen, edited, actions } = props;
  const View = useStore(useWorkspace().shown, ({ cell }) => cell);
  const style: CSSProperties = { top: props.top };
  const current = isChosen ? " is-current" : "";
  const ungoverned = cells.every(isUngoverned) ? " is-ungoverned" : "";
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className={`grid-row${current}${ungoverned}`}
      style={style}
    >
      {cells.map(({ column, index, crawler, content }, at) => {
        const isAfterGap = at === 1 && index > 1;
        const cell = { row, column: index, isAfterGap, isActive: active === index, actions };
        return content.kind === "url" ? (
          <UrlCell
            key={column}
            url={content.text}
            shown={content.path ?? content.text}
            isEdited={edited === index}
            {...cell}
          />
        ) : (
          <BodyCell
            key={column}
            content={content}
            view={View && crawler !== null && <View url={url} crawler={crawler} />}
            isChosen={isChosen && active === index}
            {...cell}
          />
        );
      })}
    </div>
  );
});

/** Whether a cell says nothing else than that the file does not govern its URL; then its row says so once. */
function isUngoverned({ content }: Cell): boolean {
  return content.kind !== "verdict" || (content.outcome === "not-governed" && !content.standing);
}

/** What a row shows in a column, by its id and its index. */
interface Cell {
  readonly column: string;
  readonly index: number;
  readonly crawler: number | null;
  readonly content: Content;
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

  of(columns: readonly DrawnColumn[], url: number): readonly Cell[] {
    const old = this.before.get(url) ?? [];
    const cells = columns.map(([index, { id, crawler, contentOf }], at): Cell => {
      const content = contentOf(url);
      const before = old[at];
      const isSame =
        before?.column === id &&
        before.index === index &&
        before.crawler === crawler &&
        isSameContent(before.content, content);
      return isSame ? before : { column: id, index, crawler, content };
    });
    const isSame = cells.length === old.length && cells.every((cell, at) => cell === old[at]);
    this.now.set(url, isSame ? old : cells);
    return isSame ? old : cells;
  }
}

function isSameContent(a: Content, b: Content): boolean {
  if (a.kind === "several" && b.kind === "several")
    return a.text === b.text && a.title === b.title && a.isUnmet === b.isUnmet;
  if (a.kind === "url" && b.kind === "url") return a.text === b.text && a.path === b.path;
  if (a.kind !== "verdict" || b.kind !== "verdict")
    return a.kind === "text" && b.kind === "text" && a.text === b.text;
  return (
    a.outcome === b.outcome &&
    a.line === b.line &&
    a.isLit === b.isLit &&
    a.expected === b.expected &&
    a.others === b.others &&
    a.file === b.file
  );
}

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
  props: CellProps & { url: string; shown: string; isEdited: boolean },
) {
  const { url, shown, row, column, isActive, isEdited, actions } = props;
  const position = { row, column };
  return (
    <div
      role="rowheader"
      aria-colindex={column + 1}
      aria-label={url}
      title={url}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:${column}`}
      className="grid-url"
      onFocus={() => !isActive && actions.activate(position)}
      onDoubleClick={() => actions.edit(position)}
    >
      <EditableItem
        name={url}
        label={verdictTableWords.url}
        {...{ row, column, isEdited, actions }}
      >
        <UrlText url={shown} />
      </EditableItem>
    </div>
  );
});

const TAIL = 12;

/** A URL that loses its middle, never its end, when there is no room. */
function UrlText({ url }: { url: string }) {
  const cut = characterStart(url, url.length - TAIL);
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

const BodyCell = memo(function BodyCell(
  props: CellProps & { content: Content; view: ReactNode; isChosen: boolean },
) {
  const { content, view, row, column, isAfterGap, isActive, isChosen, actions } = props;
  const isUnmet =
    (content.kind === "verdict" && content.standing === "unmet") ||
    (content.kind === "several" && content.isUnmet);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:${column}`}
      {...(isAfterGap && { style: AFTER_GAP })}
      className={isUnmet ? "grid-cell is-unmet" : "grid-cell"}
      aria-label={view ? undefined : saidOf(content)}
      onFocus={() => !isChosen && actions.activate({ row, column })}
      onMouseDown={() => actions.activate({ row, column })}
    >
      {/* Called, not rendered: of hundreds of cells React then keeps half as much. */}
      {content.kind === "verdict" && (view ?? verdictOf(content))}
      {content.kind === "several" && <Several {...content} />}
      {content.kind === "text" && content.text}
    </div>
  );
});

/** What is read out of a verdict, in one attribute: words that are hidden from sight would make the table slower. */
function saidOf(content: Content): string | undefined {
  if (content.kind !== "verdict" || !content.outcome) return undefined;
  const { outcome, line, standing, expected, others, file } = content;
  const said = standing && expected ? markWords.standing(standing, expected) : "";
  return verdictTableWords.cell(outcome, line, said, others, file);
}

function Several({ text, title, outcome, isUnmet }: Extract<Content, { kind: "several" }>) {
  return (
    <b className={`verdict v-${outcome ?? "several"}`} title={title}>
      {text}
      {isUnmet && <span className="sr-only">{verdictTableWords.someUnexpected}</span>}
    </b>
  );
}

function verdictOf(content: VerdictContent): ReactNode {
  const { outcome, line, isLit, expected, standing, others, file } = content;
  if (!outcome) return <PendingMark />;
  return (
    <>
      {OutcomeMark({ outcome })}
      {expected && standing && <StandingMark {...{ standing, expected }} />}
      <span className={file ? "at at-other" : isLit ? "at at-lit" : "at"}>{line ?? "–"}</span>
      {others !== "" && <DifferMark others={others} />}
    </>
  );
}

/** Says which main parsers decide a verdict differently; nothing where `others` is empty. */
export function DifferMark({ others }: { others: string }) {
  if (others === "") return null;
  return (
    <span className="differs" title={others}>
      <span aria-hidden="true">*</span>
      <span className="sr-only">{others}</span>
    </span>
  );
}
