import type { ComparisonInView } from "../../panels/compare/compare-in-portions.ts";
import type { Findings } from "../../panels/compare/difference-search.ts";
import { comparisonMarkdown } from "../../session/comparison/comparison-markdown.ts";
import { copyText } from "../clipboard.ts";
import { keptText, type Notice } from "../notices.ts";

/** Copies what a comparison has found in Markdown; where the browser does not let us, gives it to be copied by hand. */
export async function copyComparison(
  { comparison }: ComparisonInView,
  { found, summary }: Findings,
): Promise<Notice> {
  const markdown = comparisonMarkdown(comparison, found, summary);
  if (await copyText(markdown))
    return { text: "The comparison is copied.", recovered: null, isReport: true };
  return {
    text: "The browser does not let the page copy. The comparison is below, to be copied by hand.",
    recovered: keptText("comparison in Markdown", markdown),
  };
}
