import type { Summary } from "../crawler-differences.ts";
import { summarySentence } from "../summary-sentence.ts";
import { differenceWords } from "../words/differences.ts";
import type { Phase } from "./difference-search.ts";

/** How the search stands: what it came to, how far it is and how to stop it, or how to begin it again. */
export function SearchState(props: {
  phase: Phase;
  summary: Summary | null;
  onCancel: () => void;
  onTryAgain: () => void;
}) {
  const { phase, summary, onCancel, onTryAgain } = props;
  const isOver = phase.kind === "stopped" || phase.kind === "failed";
  return (
    <div className="search-state">
      {/* What it comes to is announced, and not how it gets there. */}
      <p role="status">{sentenceOf(phase, summary)}</p>
      {phase.kind === "searching" && (
        <div className="searching">
          <progress
            aria-label={differenceWords.progressBar}
            value={phase.done}
            max={phase.total || 1}
          />
          <span>
            {phase.total > 0
              ? differenceWords.progress(phase.done, phase.total)
              : differenceWords.begins}
          </span>
          <button type="button" className="small" onClick={onCancel}>
            {differenceWords.cancel}
          </button>
        </div>
      )}
      {isOver && (
        <button type="button" className="small" onClick={onTryAgain}>
          {differenceWords.tryAgain}
        </button>
      )}
    </div>
  );
}

function sentenceOf(phase: Phase, summary: Summary | null): string {
  switch (phase.kind) {
    case "same":
      return differenceWords.sameFiles;
    case "failed":
      return differenceWords.failed;
    case "stopped":
      return differenceWords.stopped(phase.done, phase.total);
    case "waiting":
    case "searching":
    case "done":
      return summary ? summarySentence(summary) : "";
  }
}
