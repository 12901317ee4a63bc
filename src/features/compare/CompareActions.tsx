import { Copy, X } from "lucide-react";
import { copyText } from "../../ui/copy-and-save.ts";
import { keptText, type Notice } from "../../ui/notices.ts";
import { useTell } from "../../ui/workspace.tsx";
import { copyingWords } from "../../words/regions.ts";
import type { ComparisonInView } from "./compare-in-portions.ts";
import { comparisonMarkdown } from "./comparison-markdown.ts";
import { type DifferenceSearch, type Findings, findingsOf } from "./difference-search.ts";
import { comparingWords } from "./words.ts";

/** What can be done with a comparison as a whole. */
export function CompareActions(props: {
  found: ComparisonInView | null;
  search: DifferenceSearch;
  onClose: () => void;
}) {
  const { found, search, onClose } = props;
  const tell = useTell();
  return (
    <div className="actions">
      <button
        type="button"
        className="action"
        aria-label={comparingWords.copy}
        title={comparingWords.copyHint}
        onClick={() => found && tell(copyComparison(found, findingsOf(search)))}
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

/** Copies what a comparison has found in Markdown; where the browser does not let us, gives it to be copied by hand. */
export async function copyComparison(
  { comparison }: ComparisonInView,
  { found, summary }: Findings,
): Promise<Notice> {
  const markdown = comparisonMarkdown(comparison, found, summary);
  if (await copyText(markdown))
    return { text: copyingWords.comparisonCopied, recovered: null, isReport: true };
  return {
    text: copyingWords.comparisonNotCopied,
    recovered: keptText(copyingWords.comparison, markdown),
  };
}
