import "./style.css";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { siteInput } from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import { ALL_ROWS } from "../../core/table-view.ts";
import {
  closeLive,
  type LiveNews,
  type LiveQuestion,
  liveOf,
  newsOf,
} from "../../tasks/live/model.ts";
import { sitemapsOf } from "../../tasks/live/sitemaps/model.ts";
import { liveWords } from "../../tasks/live/words.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { compareWith } from "../compare/with-managed-block.ts";
import { FailedLine, TwoSteps } from "./FailedLine.tsx";
import { LiveAction, LiveLine } from "./LiveLine.tsx";
import { OpenedLine } from "./OpenedLine.tsx";
import { OPEN_LIVE } from "./OpenLiveButton.tsx";
import { open, openFailure, openLive } from "./open-live.ts";
import { SitemapLine } from "./sitemaps/SitemapLine.tsx";

/** What is going on with a live site: that it is being asked, its response, or why there is none. */
export function LiveStrip() {
  const page = useWorkspace();
  const { session } = page;
  const live = newsOf(session);
  const news = useStore(live);
  const file = useSessionState(liveOf);
  const site = useSessionState((state) => state.field(siteInput.field));
  const hasFailed = news?.kind === "failed" || news?.kind === "unasked";
  const isOfOther = hasFailed && news.question.site !== site;
  // Its sentence says "this host", and its buttons would ask a site that Site no longer names.
  useEffect(() => {
    if (isOfOther) live.setState(null, true);
  }, [isOfOther, live]);
  useFilterOfListed();
  // In a small window, the button is behind the first one of the bar.
  const strip = useFocusAfter(`#${OPEN_LIVE}, header.top > button`);
  // The button that was pressed goes with what it did; the focus stays near.
  const stay = () => strip.current?.focus();
  const ask = (question: LiveQuestion) => {
    stay();
    void openLive(session, question);
  };
  const close = () => {
    stay();
    session.dispatch(closeLive());
  };
  return (
    <section ref={strip} className="live" aria-label={liveWords.strip} tabIndex={-1}>
      {news && <NewsLine news={news} session={session} onAsk={ask} onGone={stay} />}
      {!news && file && (
        <OpenedLine
          file={file}
          onAsk={ask}
          onCompare={() => {
            const { text, isDraft } = file.before;
            compareWith(page, { text, name: isDraft ? liveWords.draft : liveWords.before });
          }}
          onClose={close}
        />
      )}
      {!news && file && <SitemapLine file={file} onGone={stay} />}
    </section>
  );
}

/** Shows all rows again where the filter asks for listed URLs once what was listed is gone: after undo, and under another site. */
function useFilterOfListed(): void {
  const { tableView } = useWorkspace();
  const isListed = useSessionState((state) => {
    const [found, file] = [sitemapsOf(state), liveOf(state)];
    return found !== null && (file === null || file.answer.asked === found.asked);
  });
  useEffect(() => {
    if (!isListed) return;
    return () => {
      if (tableView.getState().query.includes("is:listed")) tableView.setState(ALL_ROWS, true);
    };
  }, [isListed, tableView]);
}

/** What there is to say of a question that is being asked, or had no response to open. */
function NewsLine(props: {
  news: LiveNews;
  session: Session;
  onAsk: (question: LiveQuestion) => void;
  /** Keeps the focus near: what was pressed goes with what it did. */
  onGone: () => void;
}) {
  const { news, session, onAsk, onGone } = props;
  const { question } = news;
  const { site } = question;
  const close = () => {
    onGone();
    newsOf(session).setState(null, true);
  };
  switch (news.kind) {
    case "asking": {
      const cancel = () => {
        onGone();
        news.cancel();
      };
      return <AskingLine site={site} onCancel={cancel} />;
    }
    case "failed": {
      const read = () => {
        close();
        session.dispatch(openFailure(site, news.failed));
      };
      return (
        <FailedLine
          question={question}
          failed={news.failed}
          onAsk={onAsk}
          onRead={read}
          onClose={close}
        />
      );
    }
    case "unasked": {
      const { unasked } = news;
      const why =
        unasked.why === "broken"
          ? liveWords.broken(unasked.status)
          : liveWords.unasked[unasked.why];
      return (
        <>
          <LiveLine text={`${why} ${liveWords.nothingLost}`} onClose={close}>
            <LiveAction name={liveWords.tryAgain} onClick={() => onAsk(question)} />
          </LiveLine>
          {unasked.why !== "offline" && <TwoSteps site={site} />}
        </>
      );
    }
    case "came-late": {
      const openLate = () => {
        onGone();
        open(session, question, news.answer, news.came);
      };
      return (
        <LiveLine text={liveWords.cameLate(site)} onClose={close}>
          <LiveAction name={liveWords.openLate} onClick={openLate} />
        </LiveLine>
      );
    }
  }
}

/** That a site is being asked, and for how long it has been. */
function AskingLine({ site, onCancel }: { site: string; onCancel: () => void }) {
  const seconds = useSeconds();
  return (
    <div className="live-line">
      <p role="status" className="live-fact">
        <Sentence text={liveWords.asking(site)} />
      </p>
      <span className="live-elapsed">{liveWords.elapsed(seconds)}</span>
      <div className="live-actions">
        <LiveAction name={liveWords.cancel} onClick={onCancel} />
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
