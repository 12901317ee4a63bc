import type { Session } from "../../core/session.ts";
import { AskingLine } from "./AskingLine.tsx";
import { FailedLine } from "./FailedLine.tsx";
import { LateLine } from "./LateLine.tsx";
import type { Live, LiveNews, LiveQuestion } from "./live.ts";
import { openFailure } from "./open-answer.ts";
import { open } from "./open-live.ts";
import { UnaskedLine } from "./UnaskedLine.tsx";

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
