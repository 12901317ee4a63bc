/** The texts of two files, beside each other or one between the lines of the other. */
export const comparedTextWords = {
  names: { before: "Before", now: "Now" },
  /** In a text that is empty. */
  empty: { before: "Paste the other robots.txt here", now: "Paste a robots.txt here" },
  showLines: "Show these lines",
  putBack: "Put back what Before has here",
  same: "The two files are the same.",
  /** Which of the changes the caret is at. */
  place(change: number, of: number, line: number): string {
    return `Change ${change} of ${of}, line ${line}.`;
  },
  tooDifferent:
    "The two files have too little in common to show here what was removed. In a wider window they stand beside each other.",
};
