/** What stands between the regions, whichever they are. */
export const layoutWords = {
  /** The button that closes what it stands in. */
  close: "Close",
  /** The tabs of a window too narrow for both. */
  crawlersOrGroups: "Crawlers or Groups",

  /** Splitters by the region before them. */
  resizeEditor: "Resize the editor",
  resizeProblems: "Resize Problems",
  resizeVerdicts: "Resize Verdicts",
  resizeWhy: "Resize Why",
  resizeCrawlers: "Resize Crawlers",
};
