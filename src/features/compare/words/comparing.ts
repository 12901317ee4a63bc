import { timeText } from "../../../words/numbers.ts";

/** What can be done with a comparison, and what stands where nothing changes. */
export const comparingWords = {
  takeNow: "Take the file as it is now",
  takeNowShort: "Take as it is now",
  takeNowHint: "Take the file as it is now, then edit it: what flips?",
  /** What a file taken so is called; in milliseconds since 1970. */
  asItWasAt(time: number): string {
    return `as it was at ${timeText(time)}`;
  },
  openBefore: "Open a file as Before",
  pasteBefore: "Paste a file as Before",
  paste: "Paste",
  swap: "Swap",
  swapHint: "Swap the two files",

  pasteHeading: "Paste the file of before",
  pasteBox: "robots.txt of before",
  compareWithThis: "Compare with this",

  copy: "Copy as Markdown",
  copyHint: "Copy the comparison as Markdown",
  close: "Close the comparison",
  closeHint: "Close the comparison (Escape)",
  resizeFiles: "Resize the files",

  /** Where both files are the same: with one region at a time, and with both files in sight. */
  sameOnPhone: "The two files are the same. Edit the file, or give another one for Before.",
  same: "The two files are the same. Edit the right one, or paste another on the left.",
  noVerdicts:
    "The table has no verdicts that could change. Add to it a URL that is found in Crawlers.",
  nothingChanges: "No verdict of the table changes.",
};
