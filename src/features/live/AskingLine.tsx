import { useEffect, useState } from "react";
import { Sentence } from "../../ui/Sentence.tsx";
import { liveWords } from "./words.ts";

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
