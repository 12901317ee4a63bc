import type { ComparisonInView } from "../../panels/compare/compare-in-portions.ts";
import type { Findings } from "../../panels/compare/difference-search.ts";
import { comparisonMarkdown } from "../../session/comparison/comparison-markdown.ts";
import { copyingWords } from "../../words/copying.ts";
import { copyText } from "../clipboard.ts";
import { keptText, type Notice } from "../notices.ts";

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
