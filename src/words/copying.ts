import { listText } from "./numbers.ts";

/** What is copied, and what can be read and copied by hand. */
export const copyingWords = {
  /** Texts by their names. */
  show(names: readonly string[]): string {
    return `Show ${listText(names)}`;
  },
  copy: "Copy",
  copyNamed(name: string): string {
    return `Copy ${name}`;
  },
  copied: "Copied.",
  byHand: "Select the text and copy it.",

  /** What the texts are. */
  file: "file",
  urls: "URLs",
  crawlers: "crawlers",
  leftOut: "lines left out",
  report: "report in Markdown",
  comparison: "comparison in Markdown",

  reportCopied: "The report is copied.",
  reportNotCopied:
    "The browser does not let the page copy. The report is below, to be copied by hand.",
  comparisonCopied: "The comparison is copied.",
  comparisonNotCopied:
    "The browser does not let the page copy. The comparison is below, to be copied by hand.",
};
