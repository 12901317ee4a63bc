import { type RefObject, useLayoutEffect, useRef } from "react";

/** The editor; in a small window the tab that is chosen, because there a keyboard would come with the editor. */
export const TO_FILE =
  "main :is(.cm-content:not(.phone *, .embed-panel *), [role=tab][aria-selected=true])";

/** The `ref` of something that can go while the focus is in it. The focus then goes to what `selector` finds: by itself it would be lost, and Tab would begin at the top of the page. */
export function useFocusAfter<Box extends HTMLElement = HTMLElement>(
  selector: string,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>(selector)?.focus();
    };
  }, [selector]);
  return box;
}
