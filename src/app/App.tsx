import type { EditorView } from "@codemirror/view";
import { useEffect, useMemo, useRef, useState } from "react";
import type { StoreApi } from "zustand";
import { showCaret } from "../editor/reveal.ts";
import { StatusBar } from "../panels/StatusBar.tsx";
import { WorkspaceProvider } from "../panels/workspace.tsx";
import type { Session } from "../session/session.ts";
import { onFragmentChange } from "./address.ts";
import { openArrival } from "./arrival.ts";
import { onFileDropped, openFile } from "./files.ts";
import { NoticeBar } from "./NoticeBar.tsx";
import type { Notice } from "./notices.ts";
import { PhoneLayout, type PhoneTab } from "./PhoneLayout.tsx";
import { SplitLayout } from "./SplitLayout.tsx";
import { TopBar } from "./TopBar.tsx";
import { undoEverywhere } from "./undo-everywhere.ts";
import { useLayout } from "./use-layout.ts";

/** The page. `arrival`: what to say of the link that it was opened with. */
export function App(props: {
  session: Session;
  counting: StoreApi<number>;
  arrival: Notice | null;
}) {
  const { session, counting, arrival } = props;
  const view = useRef<EditorView>(null);
  const layout = useLayout();
  const [tab, setTab] = useState<PhoneTab>("verdicts");
  const [notice, setNotice] = useState(arrival);
  const open = (file: File) => openFile(session, file).then(setNotice);
  useEffect(() => {
    const stops = [
      undoEverywhere(session),
      onFileDropped((file) => openFile(session, file).then(setNotice)),
      onFragmentChange(() => openArrival(session).then(setNotice)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  const workspace = useMemo(
    () => ({
      session,
      counting,
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
    [session, counting, layout],
  );
  return (
    <WorkspaceProvider value={workspace}>
      <TopBar onOpenFile={open} onNotice={setNotice} />
      {notice && <NoticeBar notice={notice} onClose={() => setNotice(null)} />}
      <main>
        {layout === "phone" ? (
          <PhoneLayout viewRef={view} tab={tab} onTab={setTab} />
        ) : (
          <SplitLayout key={layout} viewRef={view} layout={layout} />
        )}
      </main>
      {layout !== "phone" && <StatusBar />}
    </WorkspaceProvider>
  );
}
