import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** A long list of which only the rows in sight are drawn. `heightOf`: in pixels. `shown`: the row to bring into sight, or null. */
export function VirtualRows<Row>(props: {
  rows: { readonly length: number; at(index: number): Row | undefined };
  heightOf: (row: Row) => number;
  keyOf: (row: Row) => string;
  label: string;
  shown?: number | null;
  children: (row: Row) => ReactNode;
}) {
  const { rows, heightOf, keyOf, label, shown = null, children } = props;
  const scroller = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const row = rows.at(index);
      return row === undefined ? 0 : heightOf(row);
    },
    getItemKey: (index) => {
      const row = rows.at(index);
      return row === undefined ? index : keyOf(row);
    },
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
