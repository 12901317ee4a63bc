import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import type { Failed } from "../../fetch/answer.ts";
import { failedAnswer } from "../../tasks/live/live-answer.ts";
import type { LiveQuestion } from "../../tasks/live/model.ts";
import { liveWords } from "../../tasks/live/words.ts";
import { partsOf } from "../../words/quoting.ts";
import { AskAgain, HopTable } from "./AnswerParts.tsx";
import { LiveAction, LiveLine } from "./LiveLine.tsx";

/** Why a site sent no response, how far the requests got, and what can be done. */
export function FailedLine(props: {
  question: LiveQuestion;
  failed: Failed;
  onAsk: (question: LiveQuestion) => void;
  /** Treats the failure as crawlers would. */
  onRead: () => void;
  onClose: () => void;
}) {
  const { question, failed, onAsk, onRead, onClose } = props;
  const { hops } = failed;
  const answer = failedAnswer(failed.failure, hops);
  const canDiffer = answer && failed.failure !== "dns";
  return (
    <>
      <LiveLine
        isWarning
        text={`${liveWords.failed(failed)} ${liveWords.nothingLost}`}
        onClose={onClose}
      >
        {answer && (
          <LiveAction
            name={
              answer.kind === "redirects"
                ? liveWords.readAsTooManyRedirects
                : liveWords.readAsUnreachable
            }
            onClick={onRead}
          />
        )}
        <LiveAction name={liveWords.tryAgain} onClick={() => onAsk(question)} />
      </LiveLine>
      {/* The site is not at fault: a person may ask what this server may not. */}
      {!answer && <TwoSteps site={question.site} />}
      {(canDiffer || hops.length > 1) && (
        <div className="live-details">
          {/* About one request the sentence says everything. */}
          {hops.length > 1 && <HopTable hops={hops} />}
          {/* A host without an address has none for any crawler. */}
          {canDiffer && <AskAgain question={question} onAsk={onAsk} />}
        </div>
      )}
    </>
  );
}

/** How a person does what the server cannot: with a link to robots.txt, made from the site and not from what was typed. */
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
