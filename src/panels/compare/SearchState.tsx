import { progressPhrase, summaryPhrase } from "../../session/comparison/comparison-phrases.ts";
import type { Summary } from "../../session/comparison/crawler-differences.ts";
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
          <progress aria-label="Crawlers looked at" value={phase.done} max={phase.total || 1} />
          <span>{phase.total > 0 ? progressPhrase(phase) : "The search begins"}</span>
          <button type="button" className="small" onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      {isOver && (
        <button type="button" className="small" onClick={onTryAgain}>
          Try again
        </button>
      )}
    </div>
  );
}

function sentenceOf(phase: Phase, summary: Summary | null): string {
  switch (phase.kind) {
    case "same":
      return "The two files are the same.";
    case "failed":
      return "The search for differences could not be loaded, or broke. Nothing was lost. Check the connection and try again.";
    case "stopped":
      return phase.total > 0
        ? `Stopped: ${progressPhrase(phase)}. Of the others nothing is known.`
        : "Stopped before anything was found.";
    case "waiting":
    case "searching":
    case "done":
      return summary ? summaryPhrase(summary) : "";
  }
}
