import type { EditorView } from "@codemirror/view";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { reportOf } from "../core/derived.ts";
import { openedOf } from "../core/opened.ts";
import type { Session } from "../core/session.ts";
import { PLAIN, type TableView } from "../core/table-view.ts";
import { showCaret } from "../editor/reveal.ts";
import { DraftBar, type DraftKeeper } from "../features/draft/index.ts";
import { LiveBar } from "../features/live/LiveBar.tsx";
import { createLive } from "../features/live/model.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { inNotice } from "../ui/later.tsx";
import type { Notice } from "../ui/notices.ts";
import { type Layout, useLayout } from "../ui/use-layout.ts";
import { WorkspaceProvider } from "../ui/workspace.tsx";
import { partWords } from "../words/regions.ts";
import type { Arrival } from "./arrival.ts";
import {
  CompareLayout,
  GalleryDialog,
  LessonBar,
  PageNews,
  PhoneLayout,
  ReferenceDialog,
  StatusBar,
} from "./later-parts.tsx";
import { NoticeBar } from "./NoticeBar.tsx";
import type { PhoneTab } from "./PhoneLayout.tsx";
import { SplitLayout } from "./SplitLayout.tsx";
import { TopBar } from "./TopBar.tsx";
import { useActions } from "./use-actions.ts";
import { useCompareMode } from "./use-compare-mode.ts";
import { useShowEditor } from "./use-show-editor.ts";
import { useWholePage } from "./use-whole-page.ts";

/** The page. `arrival`: what its address asks for; `keeper`: of the draft. */
export function App(props: {
  session: Session;
  arrival: StoreApi<Arrival>;
  keeper: Promise<DraftKeeper | null>;
}) {
  const { session, arrival, keeper } = props;
  const view = useRef<EditorView>(null);
  const layout = useLayout();
  const [tab, setTab] = useState<PhoneTab>("verdicts");
  const { notice, problem } = useStore(arrival);
  const { setNotice, setProblem } = useSettersOf(arrival);
  const lesson = useStore(session, (state) => openedOf(state).lesson);
  const comparison = useCompareMode(
    session,
    // The editor is a new one after a comparison, and would show the file from its first line.
    useCallback(() => view.current && showCaret(view.current), []),
  );
  const [first] = useState(() => reportOf(session.getState()));
  const [galleryIsOpen, setGalleryIsOpen] = useState(false);
  const [tableView] = useState(() => createStore<TableView>(() => PLAIN));
  const [live] = useState(createLive);
  const actions = useActions(session, live, setNotice);
  useWholePage({ session, actions, onNotice: setNotice });
  const showEditor = useShowEditor(view, layout, setTab);
  const workspace = useMemo(
    () => ({ session, tableView, showReference: setProblem, ...actions, showEditor }),
    [session, tableView, setProblem, actions, showEditor],
  );
  return (
    <WorkspaceProvider value={workspace}>
      <Boundary name={partWords.topBar} frame={inNotice}>
        <TopBar
          onOpenFile={actions.open}
          onNotice={setNotice}
          onExamples={() => setGalleryIsOpen(true)}
          isComparing={comparison.from !== null}
          onCompare={comparison.from ? comparison.close : comparison.open}
        />
      </Boundary>
      <PageNews first={first} />
      {notice && <NoticeBar notice={notice} onNotice={setNotice} />}
      <DraftBar keeper={keeper} />
      <LiveBar live={live} beforeRef={comparison.beforeRef} onCompare={comparison.open} />
      {lesson !== null && <LessonBar id={lesson} />}
      <main>
        {comparison.from ? (
          <CompareLayout
            layout={layout}
            from={comparison.from}
            beforeRef={comparison.beforeRef}
            onNotice={setNotice}
            onClose={comparison.close}
          />
        ) : (
          <Regions layout={layout} viewRef={view} tab={tab} onTab={setTab} onNotice={setNotice} />
        )}
      </main>
      {layout !== "phone" && <StatusBar />}
      {galleryIsOpen && <GalleryDialog onClose={() => setGalleryIsOpen(false)} />}
      {problem !== null && (
        <ReferenceDialog code={problem} onShow={setProblem} onClose={() => setProblem(null)} />
      )}
    </WorkspaceProvider>
  );
}

/** Says and shows something else than what the address asked for; the same functions as long as `arrival` is the same. */
function useSettersOf(arrival: StoreApi<Arrival>) {
  return useMemo(
    () => ({
      setNotice: (notice: Notice | null) => arrival.setState({ notice }),
      setProblem: (problem: string | null) => arrival.setState({ problem }),
    }),
    [arrival],
  );
}

/** The regions of the page, in the layout there is room for. */
function Regions(props: {
  layout: Layout;
  viewRef: RefObject<EditorView | null>;
  tab: PhoneTab;
  onTab: (tab: PhoneTab) => void;
  onNotice: (notice: Notice | null) => void;
}) {
  const { layout, viewRef, tab, onTab, onNotice } = props;
  return layout === "phone" ? (
    <PhoneLayout viewRef={viewRef} tab={tab} onTab={onTab} onNotice={onNotice} />
  ) : (
    <SplitLayout key={layout} viewRef={viewRef} layout={layout} onNotice={onNotice} />
  );
}
