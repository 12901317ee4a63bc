import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useLayoutEffect, useRef } from "react";

/** A long list of which only the rows in sight are drawn. Heights are in pixels; `tall`: the one row that has another, by index. `shown`: the row to bring into sight, or null. */
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
  const before = useRef(new Map<string, Drawn<Row>>());
  const drawn = new Map<string, Drawn<Row>>();
  const draw = (row: Row): ReactNode => {
    const key = keyOf(row);
    const old = before.current.get(key);
    const kept = old?.draw === children && isSame(old.row, row) ? old : null;
    const now = kept ?? { row, draw: children, node: children(row) };
    drawn.set(key, now);
    return now.node;
  };
  const scroller = useRef<HTMLUListElement>(null);
  // Both must stay the same functions, or the virtualizer goes through every row on every key.
  const estimateSize = useCallback(
    (index: number) => (index === tall?.index ? tall.height : rowHeight),
    [tall?.index, tall?.height, rowHeight],
  );
  const getItemKey = useCallback(
    (index: number) => (index === tall?.index ? "tall" : index),
    [tall?.index],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    overscan: 8,
    paddingEnd: 4,
  });
  useLayoutEffect(() => {
    if (shown !== null) virtual.scrollToIndex(shown);
  }, [shown, virtual]);
  useLayoutEffect(() => {
    before.current = drawn;
  });
  return (
    <ul className="virtual-rows" ref={scroller} aria-label={label}>
      <li aria-hidden="true" style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, start, size }) => {
        const row = rows.at(index);
        return (
          row !== undefined && (
            <li key={keyOf(row)} style={{ height: size, transform: `translateY(${start}px)` }}>
              {draw(row)}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** What a row was drawn as, by which function. React leaves alone what is the same element as before. */
interface Drawn<Row> {
  readonly row: Row;
  readonly draw: (row: Row) => ReactNode;
  readonly node: ReactNode;
}
