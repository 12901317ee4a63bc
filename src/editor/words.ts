/** The text of the file, where it is typed. */
export const textWords = {
  empty: "Paste a robots.txt here, or start from an example",
  /** A folded group. `folded`: what stands in its place. */
  unfold(folded: string): string {
    return `Unfold ${folded}`;
  },
  /** The field for what is searched, until the search is there. */
  find: "Find",
  searchNotLoaded: "The search could not be loaded. Check the connection and press the key again.",
};
