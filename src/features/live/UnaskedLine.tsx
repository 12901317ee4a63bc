import { Info } from "lucide-react";
import { CloseButton } from "./CloseButton.tsx";
import type { LiveQuestion, Unasked } from "./live.ts";
import { TwoSteps } from "./TwoSteps.tsx";
import { liveWords } from "./words.ts";

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
