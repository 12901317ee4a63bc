import { TriangleAlert } from "lucide-react";
import type { Failed } from "../../fetch/answer.ts";
import { AskAgain } from "./AskAgain.tsx";
import { CloseButton } from "./CloseButton.tsx";
import { HopTable } from "./HopTable.tsx";
import type { LiveQuestion } from "./live.ts";
import { failedAnswer } from "./live-answer.ts";
import { TwoSteps } from "./TwoSteps.tsx";
import { liveWords } from "./words.ts";

/** Why a site did not answer, how far the way led, and what can be done. */
export function FailedLine(props: {
  question: LiveQuestion;
  failed: Failed;
  onAsk: (question: LiveQuestion) => void;
  /** Has the page say what a crawler would take it for. */
  onRead: () => void;
  onClose: () => void;
}) {
  const { question, failed, onAsk, onRead, onClose } = props;
  const { failure, hops } = failed;
  const answer = failedAnswer(failure, hops);
  return (
    <>
      <div className="live-line">
        <TriangleAlert className="icon live-warning" aria-hidden="true" />
        <p role="alert" className="live-sentence">
          {liveWords.failures[failure]} {liveWords.nothingLost}
        </p>
        <div className="live-actions">
          {answer && (
            <button type="button" className="action" onClick={onRead}>
              {answer.kind === "redirects"
                ? liveWords.readAsTooManyRedirects
                : liveWords.readAsUnreachable}
            </button>
          )}
          <button type="button" className="action" onClick={() => onAsk(question)}>
            {liveWords.tryAgain}
          </button>
          <CloseButton onClose={onClose} />
        </div>
      </div>
      {/* The site is not at fault: what this server may not ask, a person may. */}
      {!answer && <TwoSteps site={question.site} />}
      {(answer || hops.length > 1) && (
        <div className="live-details">
          {/* Of a way that ended where it began the sentence says all. */}
          {hops.length > 1 && <HopTable hops={hops} />}
          {answer && <AskAgain question={question} onAsk={onAsk} />}
        </div>
      )}
    </>
  );
}
