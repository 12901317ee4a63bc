import { GitCompareArrows } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { inPanel, later } from "../../ui/later.tsx";
import { type PageControls, useSession, useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, partWords } from "../../words/regions.ts";
import { compareModeOf } from "./mode.ts";

const CompareLayout = later<ComponentProps<typeof import("./CompareLayout.tsx").CompareLayout>>(
  partWords.comparison,
  () => import("./CompareLayout.tsx").then((module) => module.CompareLayout),
  inPanel(partWords.compare),
);

/** Shows the comparison of the page as it is now in the place of its regions. */
export function openComparison(page: PageControls): void {
  compareModeOf(page.session).setState({ from: page.session.getState() });
  page.shown.setState({ stage: <Comparison onClose={() => closeComparison(page)} /> });
}

function closeComparison({ session, shown }: PageControls): void {
  compareModeOf(session).setState({ from: null });
  shown.setState({ stage: null });
}

function Comparison({ onClose }: { onClose: () => void }) {
  const from = useStore(compareModeOf(useSession()), (mode) => mode.from);
  return from && <CompareLayout from={from} onClose={onClose} />;
}

/** Shows the file beside another version of it, or the page as it is otherwise. */
export function CompareButton() {
  const page = useWorkspace();
  const isComparing = useStore(compareModeOf(page.session), ({ from }) => from !== null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isComparing) return;
    return () => {
      // What had the focus is gone with the comparison.
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isComparing]);
  return (
    <ActionButton
      ref={button}
      name={actionNames.compare}
      Icon={GitCompareArrows}
      isPressed={isComparing}
      onClick={() => (isComparing ? closeComparison(page) : openComparison(page))}
    />
  );
}
