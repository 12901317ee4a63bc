import type { EditorView } from "@codemirror/view";
import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { analysisTimeOf, reportOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import { PLAIN, type TableView } from "../core/table-view.ts";
import { showCaret } from "../editor/reveal.ts";
import type { Report } from "../engine/decide/report.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { whenIdle } from "../ui/browser.ts";
import { Each, inNotice, later, loadLaterParts, whereShown } from "../ui/later.tsx";
import type { Notice } from "../ui/notices.ts";
import { Toolbar } from "../ui/one-tab-stop.tsx";
import { useLayout, type WindowLayout } from "../ui/use-layout.ts";
import { type PageShown, useSettledState, WorkspaceProvider } from "../ui/workspace.tsx";
import { layoutWords, partWords } from "../words/regions.ts";
import { bars, belowVerdict, commands, facts, help, questions } from "./features.ts";
import { NoticeBar } from "./NoticeBar.tsx";
import type { PhoneTab } from "./PhoneLayout.tsx";
import { SplitLayout } from "./SplitLayout.tsx";
import { TopBar } from "./TopBar.tsx";
import { useWholePage } from "./use-whole-page.ts";
import { statusBarWords } from "./words.ts";

const PhoneLayout = whereShown<ComponentProps<typeof import("./PhoneLayout.tsx").PhoneLayout>>(
  partWords.smallWindows,
  () => import("./PhoneLayout.tsx").then((module) => module.PhoneLayout),
);

/** What the page has to say of itself; verdicts that change before it is there it tells when it comes. */
const PageNews = later<ComponentProps<typeof import("./PageNews.tsx").PageNews>>(
  partWords.page,
  () =>
    whenIdle()
      .then(() => import("./PageNews.tsx"))
      .then((module) => module.PageNews),
  () => null,
);

/** The page. `shown`: what it shows besides its regions, which the address may have asked for. */
export function App({ session, shown }: { session: Session; shown: StoreApi<PageShown> }) {
  const view = useRef<EditorView>(null);
  const layout = useLayout();
  const [tab, setTab] = useState<PhoneTab>("verdicts");
  const { notice, dialog, stage } = useStore(shown);
  const first = useRef<Report | null>(reportOf(session.getState()));
  const [tableView] = useState(() => createStore<TableView>(() => PLAIN));
  const onNotice = useCallback((next: Notice | null) => shown.setState({ notice: next }), [shown]);
  useWholePage(session, shown);
  useEffect(loadLaterParts, []);
  useCaretAfter(stage !== null, view);
  const showEditor = useShowEditor(view, layout, setTab);
  const workspace = useMemo(
    () => ({ session, shown, tableView, showEditor, commands, questions, belowVerdict }),
    [session, shown, tableView, showEditor],
  );
  return (
    <WorkspaceProvider value={workspace}>
      <SkipToVerdicts layout={layout} onTab={setTab} />
      <Boundary name={partWords.topBar} frame={inNotice}>
        <TopBar />
      </Boundary>
      <PageNews first={first} />
      {notice && <NoticeBar notice={notice} onNotice={onNotice} />}
      <Each components={bars} />
      <main>
        {stage ??
          (layout === "phone" ? (
            <PhoneLayout viewRef={view} tab={tab} onTab={setTab} />
          ) : (
            <SplitLayout key={layout} viewRef={view} layout={layout} />
          ))}
      </main>
      {layout !== "phone" && <StatusBar />}
      {dialog}
    </WorkspaceProvider>
  );
}

/** Shows the caret once the editor is back: it is a new one, and would show the file from its first line. */
function useCaretAfter(isStaged: boolean, view: RefObject<EditorView | null>): void {
  const wasStaged = useRef(false);
  useEffect(() => {
    if (wasStaged.current && !isStaged && view.current) showCaret(view.current);
    wasStaged.current = isStaged;
  }, [isStaged, view]);
}

/** The first stop of Tab: past the bar and the file, to what the page is about. It is seen while it has the focus. */
function SkipToVerdicts({
  layout,
  onTab,
}: {
  layout: WindowLayout;
  onTab: (tab: PhoneTab) => void;
}) {
  const skip = () => {
    if (layout === "phone") onTab("verdicts");
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("[data-cell][tabindex='0'],[data-paste=urls]")?.focus(),
    );
  };
  return (
    <button type="button" className="skip" onClick={skip}>
      {layoutWords.skip}
    </button>
  );
}

/** How the page shows its editor to a person who asked for a line of it. */
function useShowEditor(
  viewRef: RefObject<EditorView | null>,
  layout: WindowLayout,
  onTab: (tab: PhoneTab) => void,
): () => void {
  return useCallback(() => {
    // On a phone the keyboard would cover what the tap asked to see.
    if (layout !== "phone") return viewRef.current?.focus();
    onTab("file");
    // Hidden behind its tab, the editor could not scroll.
    requestAnimationFrame(() => {
      if (viewRef.current) showCaret(viewRef.current);
      // What was pressed went with the sheet that it was in.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
    });
  }, [viewRef, layout, onTab]);
}

/** The bar along the bottom of the page: facts about the file. */
function StatusBar() {
  const milliseconds = useSettledState(analysisTimeOf);
  return (
    <footer className="status">
      <Toolbar label={statusBarWords.actions}>
        <Each components={facts} />
        <span className="end">{statusBarWords.analysedIn(milliseconds)}</span>
        <span>{statusBarWords.privacy}</span>
        <Each components={help} />
      </Toolbar>
    </footer>
  );
}
