import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { oneTabStop } from "./one-tab-stop.tsx";

/** A long list, one stop of Tab, of which only the rows in sight are drawn. Heights are in pixels; `tall`: the one row that has another, by index. `shown`: the row to bring into sight, or null. */
export function VirtualRows<Row>(props: {
  rows: { readonly length: number; at(index: number): Row | undefined };
  rowHeight: number;
  tall?: { readonly index: number; readonly height: number } | undefined;
  keyOf: (row: Row) => string;
  /** Whether two rows show the same, so that the one need not be drawn again as the other; left out: only if they are the same. */
  isSame?: (before: Row, now: Row) => boolean;
  label: string;
  shown?: number | null;
  children: (row: Row) => ReactNode;
}) {
  const { rows, rowHeight, tall, keyOf, isSame = Object.is, label, shown = null, children } = props;
  const count = rows.length;
  const scroller = useRef<HTMLUListElement>(null);
  const list = useMemo(() => listIn(scroller), []);
  // Both must stay the same functions, or the virtualizer goes through every row on every key.
  const { index: tallAt = -1, height: tallHeight = 0 } = tall ?? {};
  const estimateSize = useMemo(
    () => heightsOf(rowHeight, tallAt, tallHeight),
    [rowHeight, tallAt, tallHeight],
  );
  const getItemKey = useMemo(() => keysOf(tallAt, tallHeight), [tallAt, tallHeight]);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    overscan: 8,
    paddingEnd: 4,
  });
  const brought = useRef({ row: -1, times: 0 });
  const shownHeight = shown === null ? 0 : estimateSize(shown);
  useLayoutEffect(() => {
    if (shown === null) return;
    const times = brought.current.row === shown ? brought.current.times : 0;
    // Again when its height is known; where it grows later, nothing must move under the pointer.
    if (times === 2) return;
    brought.current = { row: shown, times: times + 1 };
    const fits = shownHeight < (scroller.current?.clientHeight ?? 0);
    virtual.scrollToIndex(shown, { align: fits ? "auto" : "start" });
  }, [shown, shownHeight, virtual]);
  // React leaves alone what is the same element as before, and most rows show what they showed.
  const before = useRef(new Map<string, Drawn<Row>>());
  const drawn = new Map<string, Drawn<Row>>();
  for (const { index, start, size } of virtual.getVirtualItems()) {
    const row = rows.at(index);
    if (row === undefined) continue;
    // Two rows can be of one line, where a parser finds several in it.
    const key = drawn.has(keyOf(row)) ? `${keyOf(row)} ${index}` : keyOf(row);
    const old = before.current.get(key);
    const isKept = old?.draw === children && isSame(old.row, row);
    const content = isKept ? old.content : children(row);
    const isInPlace =
      isKept &&
      old.start === start &&
      old.size === size &&
      old.index === index &&
      old.count === count;
    const item = isInPlace ? (
      old.item
    ) : (
      <li
        key={key}
        aria-setsize={count}
        aria-posinset={index + 1}
        style={{ height: size, top: start }}
      >
        {content}
      </li>
    );
    drawn.set(key, { row, draw: children, index, count, start, size, content, item });
  }
  useLayoutEffect(() => {
    before.current = drawn;
  });
  return (
    <ul className="virtual-rows" ref={list} aria-label={label}>
      <li aria-hidden="true" style={{ height: virtual.getTotalSize() }} />
      {Array.from(drawn.values(), ({ item }) => item)}
    </ul>
  );
}

// Made apart from the list, because engines keep alive, for a function made within another, all that
// its siblings use. These are kept for long, and would keep the rows of their time, with their file.

function listIn(scroller: RefObject<HTMLUListElement | null>) {
  return (element: HTMLUListElement | null) => {
    scroller.current = element;
    return oneTabStop(element);
  };
}

function heightsOf(rowHeight: number, tallAt: number, tallHeight: number) {
  return (index: number) => (index === tallAt ? tallHeight : rowHeight);
}

/** With another height it is another row: the virtualizer asks for the height of each key once. */
function keysOf(tallAt: number, tallHeight: number) {
  return (index: number) => (index === tallAt ? `tall ${tallHeight}` : index);
}

/** A row as it was drawn: by which function, as which of how many, where, and how high. */
interface Drawn<Row> {
  readonly row: Row;
  readonly draw: (row: Row) => ReactNode;
  readonly index: number;
  readonly count: number;
  readonly start: number;
  readonly size: number;
  readonly content: ReactNode;
  /** The content in its place. */
  readonly item: ReactNode;
}
