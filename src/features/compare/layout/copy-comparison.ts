import { copyText } from "../../../ui/clipboard.ts";
import { keptText, type Notice } from "../../../ui/notices.ts";
import { copyingWords } from "../../../words/copying.ts";
import { comparisonMarkdown } from "../comparison-markdown.ts";
import type { ComparisonInView } from "../panels/compare-in-portions.ts";
import type { Findings } from "../panels/difference-search.ts";

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
