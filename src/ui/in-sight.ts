import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { createStore, useStore } from "zustand";

/** Items one after the other in a box that scrolls, of which only those in sight are drawn. */
export interface Items {
  readonly count: number;
  /** Where an item begins, in pixels; that of `count` is where the last ends. */
  readonly startOf: (index: number) => number;
  /** How many are drawn beyond each end of what is in sight. */
  readonly beyond: number;
  /** The size of what is before the first, and stays there over the others when they scroll. */
  readonly head?: number;
}

/** How far a box is scrolled, and how large it is, in pixels. */
interface View {
  readonly at: number;
  readonly size: number;
}

/** The items to draw, and how to bring one into sight; that is always the same function. */
interface InSight {
  /** The first. */
  readonly from: number;
  /** After the last. */
  readonly to: number;
  readonly bring: (index: number, atTop?: boolean) => void;
}

/** What a box shows of many items. They have known heights, or widths where they are `across`; none has to be measured. */
export function useInSight(
  scroller: RefObject<HTMLElement | null>,
  items: Items,
  across = false,
): InSight {
  // Until it is known, only the first are drawn.
  const [view] = useState(() => createStore<View>(() => ({ at: 0, size: 0 })));
  const now = useRef(items);
  now.current = items;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => view.setState(viewOf(box, across));
    // It tells the size before the first paint, too.
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, [scroller, view, across]);
  const bring = useCallback(
    (index: number, atTop = false) => {
      const box = scroller.current;
      const to = box && scrolledTo(now.current, viewOf(box, across), index, atTop);
      if (box && to !== null) box[across ? "scrollLeft" : "scrollTop"] = to;
    },
    [scroller, across],
  );
  return {
    from: useStore(view, (seen) => firstIn(items, seen)),
    to: useStore(view, (seen) => endIn(items, seen)),
    bring,
  };
}

function viewOf(box: HTMLElement, across: boolean): View {
  return across
    ? { at: box.scrollLeft, size: box.clientWidth }
    : { at: box.scrollTop, size: box.clientHeight };
}

/** The first item to draw. */
export function firstIn(items: Items, { at, size }: View): number {
  const { count, startOf, beyond, head = 0 } = items;
  // Where items went away, the box scrolls back a moment later.
  const least = Math.min(at, Math.max(0, startOf(count) + head - size));
  return Math.max(0, indexAt(items, least) - beyond);
}

/** Where the items to draw end. */
export function endIn(items: Items, { at, size }: View): number {
  const { count, beyond, head = 0 } = items;
  return Math.min(count, indexAt(items, at + Math.max(0, size - head)) + 1 + beyond);
}

/** How far to scroll, as little as possible, so that an item is in sight; null where it is. */
export function scrolledTo(
  { startOf, head = 0 }: Items,
  { at, size }: View,
  index: number,
  atTop: boolean,
): number | null {
  const end = startOf(index + 1) + head - size;
  if (atTop || startOf(index) < at) return startOf(index);
  return end > at ? end : null;
}

/** The last item that begins at a place or before it. */
function indexAt({ count, startOf }: Items, place: number): number {
  let [first, last] = [0, Math.max(0, count - 1)];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (startOf(middle) <= place) first = middle;
    else last = middle - 1;
  }
  return first;
}
