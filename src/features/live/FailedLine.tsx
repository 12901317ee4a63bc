import { TriangleAlert } from "lucide-react";
import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import type { Failed } from "../../fetch/answer.ts";
import { CloseButton } from "../../ui/ActionButton.tsx";
import { partsOf } from "../../words/quoting.ts";
import { AskAgain, HopTable } from "./AnswerParts.tsx";
import { failedAnswer } from "./live-answer.ts";
import type { LiveQuestion } from "./model.ts";
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

/** How a person does what the page cannot: with a link to the site's one robots.txt, made of the site and not of what was typed. */
export function TwoSteps({ site }: { site: string }) {
  const reading = readSite(site);
  if (reading.kind === "not-a-site" || reading.site.scheme === "ftp") return null;
  const url = robotsUrlOf(reading.site);
  return (
    <div className="live-steps">
      <p>{liveWords.twoSteps}</p>
      <ol>
        <li>
          {partsOf(liveWords.openInTab(url)).map(({ text, isCode }) =>
            isCode ? (
              <a key={text} className="link" href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </li>
        <li>
          {liveWords.paste} {liveWords.pasteStatus}
        </li>
      </ol>
    </div>
  );
}
