import { GitCompareArrows } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { inPanel, later } from "../../ui/later.tsx";
import { type PageControls, useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, partWords } from "../../words/regions.ts";

const CompareLayout = later(
  partWords.comparison,
  () => import("./CompareLayout.tsx").then((module) => module.CompareLayout),
  inPanel(partWords.compare),
);

/** Replaces the regions of the page by a comparison with the page as it is now. */
export function openComparison({ session, shown }: PageControls): void {
  const onClose = () => shown.setState({ stage: null });
  shown.setState({ stage: <CompareLayout from={session.getState()} onClose={onClose} /> });
}

/** Shows the file beside another version of it, or the regions of the page again. */
export function CompareButton() {
  const page = useWorkspace();
  const isComparing = useStore(page.shown, ({ stage }) => stage !== null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isComparing) return;
    return () => {
      // What had the focus was removed with the comparison.
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isComparing]);
  return (
    <ActionButton
      ref={button}
      name={actionNames.compare}
      Icon={GitCompareArrows}
      isPressed={isComparing}
      onClick={() => (isComparing ? page.shown.setState({ stage: null }) : openComparison(page))}
    />
  );
}
