/** In the place of a part of the page that broke. */
export const troubleWords = {
  /** `name`: of the part, as a sentence begins with it. */
  stopped(name: string): string {
    return `${name} stopped because of an error in the page. Your file and your table are safe, and the rest of the page goes on.`;
  },
  tryAgain: "Try again",
  copy: "Copy a report",
  withFile: "with the file in it",
  copied: "Copied.",
  byHand: "The report, to be copied by hand",
};
