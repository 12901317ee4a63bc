import "./embed.css";
import { EditorState, type Extension, StateEffect, type Transaction } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import {
  type ReactNode,
  StrictMode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createRoot } from "react-dom/client";
import { type StoreApi, useStore } from "zustand";
import { analysisOf } from "../core/derived.ts";
import {
  answerInput,
  crawlersInput,
  EACH_AS_ITSELF,
  expectationsInput,
  gatheredInput,
  otherFilesInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../core/inputs.ts";
import { openSample } from "../core/sample.ts";
import { Scheduler, withoutPauses } from "../core/scheduler.ts";
import { createSession, type Session } from "../core/session.ts";
import { editor, extendEditor } from "../editor/editor.ts";
import { assist } from "../features/assist/index.ts";
import { expectations } from "../features/expectations/index.ts";
import { groups } from "../features/groups/index.ts";
import { lessons } from "../features/lessons/index.tsx";
import { preferences } from "../features/preferences/index.ts";
import { problems } from "../features/problems/index.ts";
import { share } from "../features/share/index.tsx";
import { sites } from "../features/sites/index.ts";
import { terms } from "../features/terms/index.ts";
import { verdicts } from "../features/verdicts/index.ts";
import { why } from "../features/why/index.ts";
import {
  addressWith,
  embeddingIn,
  fragment,
  onFragmentChange,
  query,
  requestIn,
} from "../ui/address.ts";
import { whenIdle } from "../ui/browser.ts";
import type { Region } from "../ui/feature.ts";
import { loadLaterParts, SafeRegion } from "../ui/later.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { useLayout } from "../ui/use-layout.ts";
import {
  nothingShown,
  type PageShown,
  useSessionState,
  useSettledState,
  WorkspaceProvider,
} from "../ui/workspace.tsx";
import { regionWords } from "../words/regions.ts";
import { titleOf } from "../words/terms.ts";
import { contributionsOf } from "./contributions.ts";
import { EditorPanel } from "./EditorPanel.tsx";
import { brandWords, embedWords } from "./embed-words.ts";
import { Notices } from "./Notices.tsx";
import { useWholePage } from "./use-whole-page.ts";

/**
 * Shows the page inside another page: file, table and Why, with a link to the whole page. Nothing is
 * kept and nothing is asked of a site, because a page that frames this one can make a person click.
 */
export async function showEmbed(root: HTMLElement): Promise<void> {
  const { isReadOnly, theme } = embeddingIn(query());
  const { dataset, style } = document.documentElement;
  if (theme) dataset.theme = theme;
  // Its foot, in frames of every width.
  style.setProperty("--below-notice", "28px");
  const session = createSession(
    [editor(), frame.states.map((state) => state())],
    new Scheduler(withoutPauses()),
  );
  const shown = nothingShown();
  openSample(session);
  const text = fragment();
  const [arrive] = frame.arrives.flatMap((arrival) => arrival(text) ?? []);
  const notice = text === "" ? null : await arrive?.({ session, shown }, () => true);
  shown.setState({ notice: notice ?? null });
  if (isReadOnly) session.dispatch({ effects: StateEffect.appendConfig.of(readOnly()) });
  createRoot(root).render(
    <StrictMode>
      <Embed session={session} shown={shown} isReadOnly={isReadOnly} />
    </StrictMode>,
  );
  // The page around it can open another link in the frame, which then begins anew: it keeps nothing.
  onFragmentChange(() => requestIn(fragment()) ?? location.reload());
  await whenIdle();
  extendEditor(session, frame.editorExtensions);
}

/** The features whose regions, notes and links a frame has. */
const frame = contributionsOf([
  lessons,
  share,
  problems,
  verdicts,
  why,
  sites,
  preferences,
  groups,
  expectations,
  assist,
  terms,
]);

const CHANGED = [
  urlsInput,
  crawlersInput,
  gatheredInput,
  expectationsInput,
  readAsInput,
  siteInput,
  answerInput,
  otherFilesInput,
];

/** Lets a person look around, and change nothing that decides a verdict. */
function readOnly(): Extension {
  const changes = ({ docChanged, startState, state }: Transaction) =>
    docChanged ||
    CHANGED.some(({ field }) => startState.field<unknown>(field) !== state.field<unknown>(field));
  return [
    EditorState.readOnly.of(true),
    EditorState.changeFilter.of(() => false),
    EditorState.transactionFilter.of((transaction) => (changes(transaction) ? [] : transaction)),
  ];
}

function Embed(props: { session: Session; shown: StoreApi<PageShown>; isReadOnly: boolean }) {
  const { session, shown, isReadOnly } = props;
  const view = useRef<EditorView>(null);
  const [tab, setTab] = useState<EmbedTab>("verdicts");
  const { dialog } = useStore(shown);
  useWholePage(session, shown, frame.listeners);
  useLayoutEffect(() => loadLaterParts(session), [session]);
  const showEditor = useCallback(() => {
    setTab("file");
    requestAnimationFrame(() => view.current?.focus());
  }, []);
  const file = (
    <SafeRegion name={regionWords.editor}>
      <EditorPanel viewRef={view} />
    </SafeRegion>
  );
  return (
    <WorkspaceProvider {...{ session, shown, showEditor }} offered={frame.offered}>
      <Notices />
      <main className={isReadOnly ? "embed is-read-only" : "embed"}>
        <EmbedRegions file={file} tab={tab} onTab={setTab} />
      </main>
      <footer className="embed-foot">
        <h1>
          {brandWords.brand}
          {brandWords.rest}
        </h1>
        <Parser />
        <OpenInPlayground />
      </footer>
      {dialog}
    </WorkspaceProvider>
  );
}

type EmbedTab = "file" | "verdicts" | "why";

/** In a smaller frame the regions are behind tabs; embed.css has the same. */
const BESIDE = "(min-width: 780px), (min-width: 560px) and (min-height: 360px)";

function useIsBeside(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(BESIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(BESIDE).matches,
  );
}

/** The three regions beside each other, or behind tabs where the frame is small. */
function EmbedRegions(props: { file: ReactNode; tab: EmbedTab; onTab: (tab: EmbedTab) => void }) {
  const { file, tab, onTab } = props;
  const layout = useLayout() === "phone" ? "cards" : "grid";
  if (useIsBeside())
    return (
      <>
        {file}
        <div className="embed-answers">
          <Filled region="verdicts" layout={layout} />
          <Filled region="why" layout={layout} />
        </div>
      </>
    );
  const tabs = [
    { id: "file", label: embedWords.file, panel: file },
    {
      id: "verdicts",
      label: regionWords.verdicts,
      panel: <Filled region="verdicts" layout={layout} />,
    },
    { id: "why", label: regionWords.why, panel: <Filled region="why" layout={layout} /> },
  ] as const;
  return <Tabs label={embedWords.regions} name="embed" tabs={tabs} chosen={tab} onChoose={onTab} />;
}

function Filled({ region, layout }: { region: Region; layout: "grid" | "cards" }) {
  const Shown = frame.regions[region];
  return Shown && <Shown rowHeight={layout === "grid" ? 24 : 44} layout={layout} />;
}

/** By which parser the file is read for every crawler; nothing where each has its own. */
function Parser() {
  const parser = useSessionState((state) =>
    state.field(readAsInput.field) === EACH_AS_ITSELF ? null : titleOf(analysisOf(state).dialect),
  );
  return parser !== null && <p>{embedWords.readAs(parser)}</p>;
}

/** Opens the present state in a page of its own. */
function OpenInPlayground() {
  const state = useSettledState((now) => now);
  const [href, setHref] = useState(() => addressWith(fragment()));
  useEffect(() => {
    let isStale = false;
    // The first verdict does not wait for what makes links.
    import("../tasks/links/make-link.ts")
      .then(({ makeLink }) => makeLink({ getState: () => state }))
      .then(
        (made) => !isStale && setHref(addressWith(made)),
        // What no link can carry stays in the frame.
        () => {},
      );
    return () => {
      isStale = true;
    };
  }, [state]);
  return (
    <a href={href} target="_blank" rel="noopener">
      {embedWords.open}
    </a>
  );
}
