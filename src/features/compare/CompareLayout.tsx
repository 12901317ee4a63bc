import "./style.css";
import type { EditorState } from "@codemirror/state";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type Layout, useLayout } from "../../ui/use-layout.ts";
import { useSession, useTell } from "../../ui/workspace.tsx";
import { onFileDropped } from "../file/file-drop.ts";
import { createBefore, openBefore } from "./before-session.ts";
import { ComparePhone, type CompareTab } from "./ComparePhone.tsx";
import { CompareSplit } from "./CompareSplit.tsx";
import { type Comparing, ComparingProvider } from "./comparing.tsx";
import type { CompareEditors } from "./editor/editors.ts";
import { compareModeOf } from "./mode.ts";
import { useParts } from "./use-parts.tsx";

interface Props {
  /** What the page held when the comparison was asked for: it may hold more since, once this is loaded. */
  readonly from: EditorState;
  readonly onClose: () => void;
}

/** Two versions of the file beside each other, and below them what changes from one to the other. */
export function CompareLayout(props: Props) {
  const { from, onClose } = props;
  const mode = compareModeOf(useSession());
  const tell = useTell();
  const layout = useLayout();
  const [before] = useState(() => {
    const before = mode.getState().before ?? createBefore(from);
    mode.setState({ before });
    return before;
  });
  const editors = useRef<CompareEditors>(null);
  const [tab, setTab] = useState<CompareTab>("files");
  const isPhone = layout === "phone";
  useEffect(() => {
    const open = (file: File) => tell(openBefore(before, file));
    const stops = [onFileDropped(open, "before"), onEscape(onClose)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [before, tell, onClose]);
  const comparing = useMemo<Comparing>(
    () => ({
      before,
      goToLine: (side, number) => {
        setTab("files");
        const go = () => editors.current?.goToLine(side, number);
        // Hidden behind its tab, the editor could not scroll.
        if (isPhone) return void requestAnimationFrame(go);
        go();
        // On a phone the keyboard would cover what the tap asked to see.
        editors.current?.focus(side);
      },
    }),
    [before, isPhone],
  );
  return (
    <ComparingProvider value={comparing}>
      <Parts {...props} layout={layout} editorsRef={editors} tab={tab} onTab={setTab} />
    </ComparingProvider>
  );
}

function Parts(
  props: Props & {
    layout: Layout;
    editorsRef: RefObject<CompareEditors | null>;
    tab: CompareTab;
    onTab: (tab: CompareTab) => void;
  },
) {
  const { layout, tab, onTab } = props;
  const parts = useParts(props);
  return layout === "phone" ? (
    <ComparePhone parts={parts} tab={tab} onTab={onTab} />
  ) : (
    <CompareSplit key={layout} parts={parts} layout={layout} />
  );
}

/** Calls `act` for Escape in the middle of the page, where nothing else uses it. Returns how to stop. */
export function onEscape(act: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (isInTheMiddle(event.target) && !document.querySelector("dialog[open], :popover-open"))
      act();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

/** Not in a box of the bar, which a person would leave with it. */
function isInTheMiddle(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest("main") !== null);
}
