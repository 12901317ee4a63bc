import type { EditorView } from "@codemirror/view";
import { type RefObject, useCallback } from "react";
import { showCaret } from "../editor/reveal.ts";
import type { Layout } from "../ui/use-layout.ts";
import type { PhoneTab } from "./PhoneLayout.tsx";

/** How the page shows its editor to somebody who asked for a line of it. */
export function useShowEditor(
  viewRef: RefObject<EditorView | null>,
  layout: Layout,
  onTab: (tab: PhoneTab) => void,
): () => void {
  return useCallback(() => {
    // On a phone the keyboard would cover what the tap asked to see.
    if (layout !== "phone") return viewRef.current?.focus();
    onTab("file");
    // Hidden behind its tab, the editor could not scroll.
    requestAnimationFrame(() => viewRef.current && showCaret(viewRef.current));
  }, [viewRef, layout, onTab]);
}
