/** The regions of the page: what they are called, and what is said in the place of one that is not there. */
export const regionWords = {
  crawlers: "Crawlers",
  groups: "Groups",
  verdicts: "Verdicts",
  why: "Why",
  problems: "Problems",
  editor: "Editor",
  /** Both files of a comparison. */
  files: "Files",

  /** A part of the page that did not arrive. */
  notLoaded(name: string): string {
    return `${name} could not be loaded. Nothing was lost. Check the connection and reload the page.`;
  },

  fold(name: string): string {
    return `Fold ${name}`;
  },
  unfold(name: string): string {
    return `Unfold ${name}`;
  },
};
