import { Copy, X } from "lucide-react";
import type { Notice } from "../../../ui/notices.ts";
import type { ComparisonInView } from "../panels/compare-in-portions.ts";
import { type DifferenceSearch, findingsOf } from "../panels/difference-search.ts";
import { comparingWords } from "../words/comparing.ts";
import { copyComparison } from "./copy-comparison.ts";

/** What can be done with a comparison as a whole. */
export function CompareActions(props: {
  found: ComparisonInView | null;
  search: DifferenceSearch;
  onNotice: (notice: Notice | null) => void;
  onClose: () => void;
}) {
  const { found, search, onNotice, onClose } = props;
  return (
    <div className="actions">
      <button
        type="button"
        className="action"
        aria-label={comparingWords.copy}
        title={comparingWords.copyHint}
        onClick={() => found && copyComparison(found, findingsOf(search)).then(onNotice)}
      >
        <Copy className="icon" aria-hidden="true" />
        <span>{comparingWords.copy}</span>
      </button>
      <button
        type="button"
        className="action only-icon"
        aria-label={comparingWords.close}
        title={comparingWords.closeHint}
        onClick={onClose}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
