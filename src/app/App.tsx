import type { EditorView } from "@codemirror/view";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createStore, type StoreApi } from "zustand";
import { showCaret } from "../editor/reveal.ts";
import { StatusBar } from "../panels/StatusBar.tsx";
import { WorkspaceProvider } from "../panels/workspace.tsx";
import { openPage } from "../session/intents.ts";
import { type Lesson, pageOf } from "../session/lessons/lesson.ts";
import { PLAIN, type TableView } from "../session/rows/table-view.ts";
import type { Session } from "../session/session.ts";
import { onFragmentChange } from "./address.ts";
import { type Arrival, openArrival } from "./arrival.ts";
import { onFileDropped } from "./file-drop.ts";
import { onFormatKey } from "./format.ts";
import {
  CompareLayout,
  GalleryDialog,
  LessonBar,
  PhoneLayout,
  ReferenceDialog,
} from "./later-parts.tsx";
import { NoticeBar } from "./NoticeBar.tsx";
import type { PhoneTab } from "./PhoneLayout.tsx";
import { SplitLayout } from "./SplitLayout.tsx";
import { TopBar } from "./TopBar.tsx";
import { countInTitle } from "./title.ts";
import { undoEverywhere } from "./undo-everywhere.ts";
import { useActions } from "./use-actions.ts";
import { useLayout } from "./use-layout.ts";

/** The page. `arrival`: what the address it was opened with asks for. */
export function App(props: { session: Session; counting: StoreApi<number>; arrival: Arrival }) {
  const { session, counting, arrival } = props;
  const view = useRef<EditorView>(null);
  const layout = useLayout();
  const [tab, setTab] = useState<PhoneTab>("verdicts");
  const [notice, setNotice] = useState(arrival.notice);
  const [lesson, setLesson] = useState(arrival.lesson);
  const [problem, setProblem] = useState(arrival.problem);
  const [isComparing, setIsComparing] = useState(false);
  const before = useRef<Session>(null);
  const closeComparison = useCallback(() => setIsComparing(false), []);
  const [galleryIsOpen, setGalleryIsOpen] = useState(false);
  const [tableView] = useState(() => createStore<TableView>(() => PLAIN));
  const actions = useActions(session, setNotice);
  const openLesson = (next: Lesson | null) => {
    if (next) session.dispatch(openPage(session.getState(), pageOf(next)));
    setLesson(next);
  };
  useEffect(() => {
    const stops = [
      onFormatKey(actions.format),
      undoEverywhere(session),
      countInTitle(session, counting),
      onFileDropped(actions.open),
      onFragmentChange(() =>
        openArrival(session).then((next) => {
          setNotice(next.notice);
          setLesson(next.lesson);
          setProblem(next.problem);
        }),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, counting, actions]);
  useEffect(() => {
    // The editor is a new one after a comparison, and would show the file from its first line.
    if (!isComparing && before.current && view.current) showCaret(view.current);
  }, [isComparing]);
  const workspace = useMemo(
    () => ({
      session,
      counting,
      tableView,
      showReference: setProblem,
      ...actions,
      showEditor: () => {
        // On a phone the keyboard would cover what the tap asked to see.
        if (layout !== "phone") view.current?.focus();
        else {
          setTab("file");
          // Hidden behind its tab, the editor could not scroll.
          requestAnimationFrame(() => view.current && showCaret(view.current));
        }
      },
    }),
    [session, counting, tableView, layout, actions],
  );
  return (
    <WorkspaceProvider value={workspace}>
      <TopBar
        onOpenFile={actions.open}
        onNotice={setNotice}
        onExamples={() => setGalleryIsOpen(true)}
        isComparing={isComparing}
        onCompare={() => setIsComparing(!isComparing)}
      />
      {notice && <NoticeBar notice={notice} onNotice={setNotice} />}
      {lesson && <LessonBar lesson={lesson} onOpen={openLesson} onClose={() => setLesson(null)} />}
      <main>
        {isComparing ? (
          <CompareLayout
            layout={layout}
            beforeRef={before}
            onNotice={setNotice}
            onClose={closeComparison}
          />
        ) : layout === "phone" ? (
          <PhoneLayout viewRef={view} tab={tab} onTab={setTab} onNotice={setNotice} />
        ) : (
          <SplitLayout key={layout} viewRef={view} layout={layout} onNotice={setNotice} />
        )}
      </main>
      {layout !== "phone" && <StatusBar />}
      {galleryIsOpen && (
        <GalleryDialog onOpen={openLesson} onClose={() => setGalleryIsOpen(false)} />
      )}
      {problem !== null && (
        <ReferenceDialog code={problem} onShow={setProblem} onClose={() => setProblem(null)} />
      )}
    </WorkspaceProvider>
  );
}
