import type { EditorView } from "@codemirror/view";
import {
  type RefObject,
  StrictMode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createRoot } from "react-dom/client";
import { type StoreApi, useStore } from "zustand";
import { reportOf } from "../core/derived.ts";
import { onlyLatest } from "../core/latest.ts";
import { openedOf } from "../core/opened.ts";
import { openSample } from "../core/sample.ts";
import { Scheduler, withoutPauses } from "../core/scheduler.ts";
import { createSession, type Session } from "../core/session.ts";
import { editor, extendEditor } from "../editor/editor.ts";
import { showCaret } from "../editor/reveal.ts";
import type { Report } from "../engine/decide/report.ts";
import { fragment, onFragmentChange } from "../ui/address.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { whenIdle } from "../ui/browser.ts";
import { Each, inNotice, later, loadLaterParts, whereShown } from "../ui/later.tsx";
import { Toolbar } from "../ui/one-tab-stop.tsx";
import { followTheme } from "../ui/preferences.ts";
import { useLayout, type WindowLayout } from "../ui/use-layout.ts";
import { nothingShown, type PageShown, WorkspaceProvider } from "../ui/workspace.tsx";
import { layoutWords, partWords } from "../words/regions.ts";
import { page } from "./features.ts";
import { Notices } from "./Notices.tsx";
import type { PhoneTab } from "./PhoneLayout.tsx";
import { SplitLayout } from "./SplitLayout.tsx";
import { TopBar } from "./TopBar.tsx";
import { useWholePage } from "./use-whole-page.ts";
import { statusBarWords } from "./words.ts";

const PhoneLayout = whereShown(partWords.smallWindows, () =>
  import("./PhoneLayout.tsx").then((module) => module.PhoneLayout),
);

/** What the page has to say of itself; verdicts that change before it is there it tells when it comes. */
const PageNews = later(
  partWords.page,
  () =>
    whenIdle()
      .then(() => import("./PageNews.tsx"))
      .then((module) => module.PageNews),
  () => null,
);

/** Shows the page as it was left, or its example, and opens what its address asks for. */
export async function showPage(root: HTMLElement): Promise<void> {
  followTheme();
  // Draft and link are read before anything is drawn, so that nothing else appears before them. The
  // link is opened over the draft, so that one undo brings the draft back.
  const session = createSession(
    [editor(), page.states.map((state) => state())],
    new Scheduler(withoutPauses()),
  );
  const openFragment = await begin(session);
  passOverText(root);
  const drawn = createRoot(root);
  let pages = 0;
  await followAddress(session, openFragment, (shown) =>
    drawn.render(
      <StrictMode>
        <App key={pages++} session={session} shown={shown} />
      </StrictMode>,
    ),
  );
  await whenIdle();
  extendEditor(session, page.editorExtensions);
  for (const work of page.idleWork) work(session);
}

/** Has React pass over what is typed into the text: at each key it looks through the page for components that answer, and none does. */
function passOverText(root: HTMLElement): void {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const answer = (event: Event) => {
      const isInText = event.target instanceof Element && event.target.closest(".cm-content");
      if (isInText) return;
      if (typeof listener === "function") listener.call(root, event);
      else listener.handleEvent(event);
    };
    if (!UNHEARD.has(type)) listen(type, TYPING.has(type) ? answer : listener, options);
  };
}

const TYPING: ReadonlySet<string> = new Set(["keydown", "keyup", "input"]);

/** Of which React makes nothing but `beforeinput` events, for which no component asks. */
const UNHEARD: ReadonlySet<string> = new Set(["keypress", "textInput", "beforeinput"]);

/** Shows what was there before, or the example; resolves with the fragment of the address that is open with it. */
async function begin(session: Session): Promise<string | null> {
  const [draft] = page.begins;
  if (draft) return draft(session);
  openSample(session);
  return null;
}

/** Opens what the address asks for, and what it asks for later; the latest address counts. Resolves once the first that still counts is drawn. `openFragment`: the fragment whose page is open already, as a person left it. */
function followAddress(
  session: Session,
  openFragment: string | null,
  draw: (shown: StoreApi<PageShown>) => void,
): Promise<void> {
  const ask = onlyLatest();
  let shown = nothingShown();
  let isDrawn = false;
  return new Promise((resolve) => {
    const open = async (fragmentOpen: string | null) => {
      const isLatest = ask();
      const text = fragment();
      const { table } = openedOf(session.getState());
      shown.setState({ dialog: null });
      const arrive = text === "" || text === fragmentOpen ? null : arriveBy(text);
      const notice = (await arrive?.({ session, shown }, isLatest)) ?? null;
      if (!isLatest()) return;
      const isAnother = openedOf(session.getState()).table !== table;
      // Another page is drawn anew, as in a new tab: a filter of the page before would hide rows of it.
      if (isAnother) shown = nothingShown();
      shown.setState({ notice });
      if (isAnother || !isDrawn) draw(shown);
      isDrawn = true;
      resolve();
    };
    onFragmentChange(() => open(null));
    open(openFragment);
  });
}

function arriveBy(text: string) {
  const [first] = page.arrives.flatMap((arrive) => arrive(text) ?? []);
  return first;
}

/** The page. `shown`: what it shows besides its regions, which the address may have asked for. */
export function App({ session, shown }: { session: Session; shown: StoreApi<PageShown> }) {
  const view = useRef<EditorView>(null);
  const layout = useLayout();
  const [tab, setTab] = useState<PhoneTab>("verdicts");
  const { dialog, stage } = useStore(shown);
  const first = useRef<Report | null>(reportOf(session.getState()));
  useWholePage(session, shown, page.listeners);
  useLayoutEffect(() => loadLaterParts(session), [session]);
  useCaretAfter(stage !== null, view);
  const showEditor = useShowEditor(view, layout, setTab);
  return (
    <WorkspaceProvider {...{ session, shown, showEditor }} offered={page.offered}>
      <SkipToVerdicts layout={layout} onTab={setTab} />
      <Boundary name={partWords.topBar} frame={inNotice}>
        <TopBar />
      </Boundary>
      <PageNews first={first} />
      <Notices />
      <Each components={page.bars} />
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
      // What was pressed went with the sheet, or is behind the tab, that it was in.
      if (document.activeElement?.matches("body, [hidden] *"))
        document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
    });
  }, [viewRef, layout, onTab]);
}

/** The bar along the bottom of the page: facts about the file. */
function StatusBar() {
  return (
    <footer className="status">
      <Toolbar label={statusBarWords.actions}>
        <Each components={page.facts} />
        <span className="end">{statusBarWords.privacy}</span>
        <Each components={page.help} />
      </Toolbar>
    </footer>
  );
}
