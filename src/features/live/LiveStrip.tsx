import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { Session } from "../../core/session.ts";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { compareWith } from "./compare-with.ts";
import type { Live, LiveQuestion } from "./live.ts";
import { closeLive, liveOf } from "./live-file.ts";
import { NewsLine } from "./NewsLine.tsx";
import { OpenedLine } from "./OpenedLine.tsx";
import { OPEN_LIVE } from "./OpenLiveButton.tsx";
import { openLive } from "./open-live.ts";
import { liveWords } from "./words.ts";
import "./style.css";

/** What is going on with a live site: that it is asked, what it answered, or why it did not. */
export function LiveStrip(props: {
  live: Live;
  beforeRef: RefObject<Session | null>;
  onCompare: () => void;
}) {
  const { live, beforeRef, onCompare } = props;
  const session = useSession();
  const news = useStore(live);
  const file = useSessionState(liveOf);
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = strip.current;
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById(OPEN_LIVE)?.focus();
    };
  }, []);
  // The button that was pressed goes with what it did; the focus stays near.
  const stay = () => strip.current?.focus();
  const ask = (question: LiveQuestion) => {
    stay();
    void openLive(session, live, question, session.getState());
  };
  const close = () => {
    stay();
    session.dispatch(closeLive());
  };
  return (
    <section ref={strip} className="live" aria-label={liveWords.strip} tabIndex={-1}>
      {news && <NewsLine news={news} session={session} live={live} onAsk={ask} onGone={stay} />}
      {!news && file && (
        <OpenedLine
          file={file}
          onAsk={ask}
          onCompare={() => {
            compareWith(file.before, session, beforeRef);
            onCompare();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
