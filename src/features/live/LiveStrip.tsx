import "./style.css";
import { Info } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Session } from "../../core/session.ts";
import { CloseButton } from "../../ui/ActionButton.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { createBefore, takeText } from "../compare/before-session.ts";
import { openComparison } from "../compare/CompareButton.tsx";
import { compareModeOf } from "../compare/mode.ts";
import { FailedLine, TwoSteps } from "./FailedLine.tsx";
import {
  closeLive,
  type FileBefore,
  type Live,
  type LiveNews,
  type LiveQuestion,
  liveOf,
  newsOf,
  type Unasked,
} from "./model.ts";
import { OpenedLine } from "./OpenedLine.tsx";
import { OPEN_LIVE } from "./OpenLiveButton.tsx";
import { open, openFailure, openLive } from "./open-live.ts";
import { liveWords } from "./words.ts";

/** What is going on with a live site: that it is asked, what it answered, or why it did not. */
export function LiveStrip() {
  const page = useWorkspace();
  const { session } = page;
  const live = newsOf(session);
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
            compareWith(file.before, session);
            openComparison(page);
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

/** What there is to say of a question that is asked, or was in vain. */
export function NewsLine(props: {
  news: LiveNews;
  session: Session;
  live: Live;
  onAsk: (question: LiveQuestion) => void;
  /** Keeps the focus near: what was pressed goes with what it did. */
  onGone: () => void;
}) {
  const { news, session, live, onAsk, onGone } = props;
  const { question } = news;
  const close = () => {
    onGone();
    live.setState(null, true);
  };
  switch (news.kind) {
    case "asking":
      return (
        <AskingLine
          site={question.site}
          onCancel={() => {
            onGone();
            news.cancel();
          }}
        />
      );
    case "failed":
      return (
        <FailedLine
          question={question}
          failed={news.failed}
          onAsk={onAsk}
          onRead={() => {
            close();
            session.dispatch(openFailure(question.site, news.failed));
          }}
          onClose={close}
        />
      );
    case "unasked":
      return <UnaskedLine {...news} onAsk={onAsk} onClose={close} />;
    case "came-late":
      return (
        <LateLine
          site={question.site}
          onOpen={() => {
            onGone();
            open(session, live, question, news.answer, news.came);
          }}
          onClose={close}
        />
      );
  }
}

/** That a site is being asked, and for how long it has been. */
export function AskingLine({ site, onCancel }: { site: string; onCancel: () => void }) {
  const seconds = useSeconds();
  return (
    <div className="live-line">
      <p role="status" className="live-fact">
        <Sentence text={liveWords.asking(site)} />
      </p>
      <div className="live-facts">
        <span>{liveWords.elapsed(seconds)}</span>
      </div>
      <div className="live-actions">
        <button type="button" className="action" onClick={onCancel}>
          {liveWords.cancel}
        </button>
      </div>
    </div>
  );
}

/** Seconds since it was drawn first. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** That a site has answered somebody who has gone on since, and that it is theirs to open. */
export function LateLine(props: { site: string; onOpen: () => void; onClose: () => void }) {
  const { site, onOpen, onClose } = props;
  return (
    <div className="live-line">
      <Info className="icon" aria-hidden="true" />
      <p role="alert" className="live-sentence">
        <Sentence text={liveWords.cameLate(site)} />
      </p>
      <div className="live-actions">
        <button type="button" className="action" onClick={onOpen}>
          {liveWords.openLate}
        </button>
        <CloseButton onClose={onClose} />
      </div>
    </div>
  );
}

/** Why no site was asked, and how it goes without. */
export function UnaskedLine(props: {
  question: LiveQuestion;
  unasked: Unasked;
  onAsk: (question: LiveQuestion) => void;
  onClose: () => void;
}) {
  const { question, unasked, onAsk, onClose } = props;
  return (
    <>
      <div className="live-line">
        <Info className="icon" aria-hidden="true" />
        <p role="alert" className="live-sentence">
          {unasked.why === "broken"
            ? liveWords.broken(unasked.status)
            : liveWords.unasked[unasked.why]}{" "}
          {liveWords.nothingLost}
        </p>
        <div className="live-actions">
          <button type="button" className="action" onClick={() => onAsk(question)}>
            {liveWords.tryAgain}
          </button>
          <CloseButton onClose={onClose} />
        </div>
      </div>
      {unasked.why !== "offline" && <TwoSteps site={question.site} />}
    </>
  );
}

/** Makes the file that was there before the live one that of before, for a comparison. */
export function compareWith({ text, isDraft }: FileBefore, now: Session): void {
  const mode = compareModeOf(now);
  const before = mode.getState().before ?? createBefore(now.getState());
  mode.setState({ before });
  takeText(before, text, isDraft ? liveWords.draft : liveWords.before);
}
