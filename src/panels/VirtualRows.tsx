import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useLayoutEffect, useRef } from "react";

/** A long list of which only the rows in sight are drawn. Heights are in pixels; `tall`: the one row that has another, by index. `shown`: the row to bring into sight, or null. */
export function VirtualRows<Row>(props: {
  rows: { readonly length: number; at(index: number): Row | undefined };
  rowHeight: number;
  tall?: { readonly index: number; readonly height: number } | undefined;
  keyOf: (row: Row) => string;
  label: string;
  shown?: number | null;
  children: (row: Row) => ReactNode;
}) {
  const { rows, rowHeight, tall, keyOf, label, shown = null, children } = props;
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
  return (
    <ul className="virtual-rows" ref={scroller} aria-label={label}>
      <li aria-hidden="true" style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, start, size }) => {
        const row = rows.at(index);
        return (
          row !== undefined && (
            <li key={keyOf(row)} style={{ height: size, transform: `translateY(${start}px)` }}>
              {children(row)}
            </li>
          )
        );
      })}
    </ul>
  );
}
