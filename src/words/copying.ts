import { listText } from "./numbers.ts";

/** What is copied, and what can be read and copied by hand. */
export const copyingWords = {
  /** Texts by their names. */
  show: (names: readonly string[]): string => `Show ${listText(names)}`,
  copy: "Copy",
  copyNamed: (name: string): string => `Copy ${name}`,
  copied: "Copied.",
  byHand: "Select the text and copy it.",

  /** What the texts are. */
  file: "file",
  urls: "URLs",
  crawlers: "crawlers",
  leftOut: "lines left out",

  report: {
    name: "report in Markdown",
    copied: "The report is copied.",
    notCopied: "The browser did not allow copying. Copy the report below by hand.",
  },
  comparison: {
    name: "comparison in Markdown",
    copied: "The comparison is copied.",
    notCopied: "The browser did not allow copying. Copy the comparison below by hand.",
  },
};
