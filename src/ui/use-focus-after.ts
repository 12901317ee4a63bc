import { type RefObject, useLayoutEffect, useRef } from "react";

/** The `ref` of something that can go while the focus is in it. The focus then goes to what `selector` finds: by itself it would be lost, and Tab would begin at the top of the page. */
export function useFocusAfter(selector: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>(selector)?.focus();
    };
  }, [selector]);
  return box;
}
