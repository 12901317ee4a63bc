import "./style.css";
import type { EditorState } from "@codemirror/state";
import { Bot, GitCompareArrows, Rows3, Table2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { comparingWords } from "../../tasks/compare/words.ts";
import { type Pane, Panes } from "../../ui/Panes.tsx";
import { CrawlersOrGroups, Tabs } from "../../ui/Tabs.tsx";
import { useLayout } from "../../ui/use-layout.ts";
import { useTell, useWorkspace } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { layoutWords, regionWords } from "../../words/regions.ts";
import { onFileDropped } from "../opening/open-file.ts";
import { onLinkPasted, openPastedLink } from "../opening/pasted-link.ts";
import { beforeOf, openBefore, openLinkBefore } from "./before-session.ts";
import { type Comparing, ComparingContext } from "./comparing.tsx";
import type { CompareEditors } from "./editor/editors.ts";
import { type Parts, useParts } from "./use-parts.tsx";

/** Two versions of the file side by side, and below them what changes. `from`: the page when Compare was pressed; it may have changed while this was loaded. */
export function CompareLayout({ from, onClose }: { from: EditorState; onClose: () => void }) {
  const page = useWorkspace();
  const { session } = page;
  const tell = useTell();
  const layout = useLayout();
  const [before] = useState(() => beforeOf(page, from));
  const editorsRef = useRef<CompareEditors>(null);
  const [tab, setTab] = useState<CompareTab>("files");
  const isPhone = layout === "phone";
  useEffect(() => {
    const stops = [
      onFileDropped((file) => tell(openBefore(before, file)), "before"),
      onLinkPasted("before", (fragment) => tell(openLinkBefore(before, fragment))),
      onLinkPasted("now", (fragment) => tell(openPastedLink(session, fragment))),
      onEscape(onClose),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [before, session, tell, onClose]);
  const comparing = useMemo<Comparing>(
    () => ({
      before,
      goToLine: (side, number) => {
        setTab("files");
        const go = () => editorsRef.current?.goToLine(side, number);
        // Hidden behind its tab, the editor could not scroll.
        if (isPhone) return void requestAnimationFrame(go);
        go();
        // On a phone the keyboard would cover what the tap asked to see.
        editorsRef.current?.focus(side);
      },
    }),
    [before, isPhone],
  );
  const parts = useParts({ before, isPhone, editorsRef, onClose });
  return (
    <ComparingContext value={comparing}>
      {isPhone ? (
        <ComparePhone parts={parts} tab={tab} onTab={setTab} />
      ) : (
        <CompareSplit key={layout} parts={parts} isWide={layout === "wide"} />
      )}
    </ComparingContext>
  );
}

/** Calls `act` for Escape in the middle of the page and on buttons, where nothing else uses it. Returns how to stop. */
function onEscape(act: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (isInTheMiddle(event.target) && !document.querySelector("dialog[open], :popover-open"))
      act();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

/** Not in an input of the bar, where Escape has its own use; but on its buttons, because Compare has the focus at first. */
function isInTheMiddle(target: EventTarget | null): boolean {
  if (target === document.body || target instanceof HTMLButtonElement) return true;
  return target instanceof Element && target.closest("main") !== null;
}

/** The least height of the files, and of what is below them. */
const LEAST = 120;

/** The files above, and what changes below them, in panes that remember their sizes. */
function CompareSplit({ parts, isWide }: { parts: Parts; isWide: boolean }) {
  return (
    <Panes
      direction="column"
      panes={[
        { id: "compare-files", share: 58, least: LEAST, show: () => parts.files },
        {
          id: "compare-answers",
          share: 42,
          least: LEAST,
          splitter: comparingWords.resizeFiles,
          show: () => <Panes direction="row" panes={isWide ? wide(parts) : narrow(parts)} />,
        },
      ]}
    />
  );
}

function wide({ verdicts, crawlers, groups }: Parts): readonly Pane[] {
  return [
    { id: "compare-verdicts", share: 42, least: 320, show: () => verdicts },
    {
      id: "compare-crawlers",
      share: 33,
      least: 280,
      splitter: layoutWords.resizeVerdicts,
      show: () => crawlers,
    },
    {
      id: "compare-groups",
      share: 25,
      least: 220,
      splitter: layoutWords.resizeCrawlers,
      show: () => groups,
    },
  ];
}

function narrow({ verdicts, crawlers, groups }: Parts): readonly Pane[] {
  return [
    { id: "compare-narrow-verdicts", share: 55, least: 320, show: () => verdicts },
    {
      id: "compare-narrow-rest",
      share: 45,
      least: 280,
      splitter: layoutWords.resizeVerdicts,
      show: () => <CrawlersOrGroups crawlers={crawlers} groups={groups} />,
    },
  ];
}

const REGIONS = [
  { id: "files", Icon: GitCompareArrows },
  { id: "verdicts", Icon: Table2 },
  { id: "crawlers", Icon: Bot },
  { id: "groups", Icon: Rows3 },
] as const;

type CompareTab = (typeof REGIONS)[number]["id"];

/** One part at a time, chosen at the bottom. */
function ComparePhone(props: { parts: Parts; tab: CompareTab; onTab: (tab: CompareTab) => void }) {
  const { parts, tab, onTab } = props;
  const tabs = REGIONS.map(({ id, Icon }) => ({
    id,
    label: (
      <>
        <Icon className="icon" aria-hidden="true" />
        <span>{regionWords[id]}</span>
        {id === "verdicts" && <Changed count={parts.changed} />}
      </>
    ),
    panel: parts[id],
  }));
  return (
    <div className="phone">
      <Tabs
        label={comparingWords.regions}
        name="phone"
        tabs={tabs}
        chosen={tab}
        onChoose={onTab}
        isBelow
      />
    </div>
  );
}

function Changed({ count }: { count: number | null }) {
  return (
    <small>
      <span aria-hidden={count !== null}>{count === null ? "…" : numberText(count)}</span>
      {count !== null && <span className="sr-only">{comparingWords.changed(count)}</span>}
    </small>
  );
}
