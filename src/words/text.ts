import { section } from "./section.ts";

/** The text of the file, where it is typed. */
export const textWords = section("text", {
  empty: "Paste a robots.txt here, or start from an example",
  /** A folded group. `folded`: what stands in its place. */
  unfold(folded: string): string {
    return `Unfold ${folded}`;
  },
  /** The field for what is searched, until the search is there. */
  find: "Find",
  searchNotLoaded: "The search could not be loaded. Check the connection and press the key again.",

  /** What CodeMirror says, by its own English; it puts the numbers of lines behind the words. */
  phrases: {
    "Fold line": "Fold line",
    "Unfold line": "Unfold line",
    "Folded lines": "Folded lines",
    "Unfolded lines": "Unfolded lines",
    to: "to",
    "Selection deleted": "Selection deleted",
  },
});
