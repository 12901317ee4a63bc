import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** A long list of rows of one height, of which only those in sight are drawn. `shown`: the row to bring into sight, or null. */
export function VirtualRows<Row>(props: {
  rows: readonly Row[];
  height: number;
  keyOf: (row: Row) => string;
  label: string;
  shown?: number | null;
  children: (row: Row) => ReactNode;
}) {
  const { rows, height, keyOf, label, shown = null, children } = props;
  const scroller = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
  });
  useLayoutEffect(() => {
    if (shown !== null) virtual.scrollToIndex(shown);
  }, [shown, virtual]);
  return (
    <ul className="virtual-rows" ref={scroller} aria-label={label}>
      <li aria-hidden="true" style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <li key={keyOf(row)} style={{ height, transform: `translateY(${start}px)` }}>
              {children(row)}
            </li>
          )
        );
      })}
    </ul>
  );
}
