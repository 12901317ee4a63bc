import { Info } from "lucide-react";
import { Sentence } from "../../ui/Sentence.tsx";
import { CloseButton } from "./CloseButton.tsx";
import { liveWords } from "./words.ts";

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
