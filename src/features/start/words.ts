/** What a new file can begin with, and the comments in it. */
export const templateWords = {
  empty: "Empty file",
  allowAll: "Allow everything",
  blockAll: "Block everything",
  blockTraining: "Block AI training, keep AI search and assistants",
  shop: "Online shop",
  wordPress: "WordPress",

  trainingComment: "AI training: these crawlers may fetch nothing",
  /** `leftOut`: crawlers for AI training that the list does not have, with the reasons. */
  leftOutComment: (leftOut: string | null): string => `Left out: ${leftOut ?? "none"}`,
  othersComment: "All other crawlers, including AI search and assistants, may fetch everything",
  visitorsComment: "Pages that differ for each visitor",
  listsComment: "Search results, and the same lists in another order",
  sitemapComment: "Write the URL of your sitemap in the next line and remove the # at its start",
};

/** The menu New, and the buttons beside it. */
export const startWords = {
  new: "New",
  aboutNew: "Start a new robots.txt, empty or from a template",
  keepTable: "Keep the URLs and crawlers of the table",
  clear: "Clear",
  aboutClear: "Remove all URLs or all crawlers from the table",
  removeUrls: "Remove all URLs",
  removeCrawlers: "Remove all crawlers",
  undo: "Undo",
  redo: "Redo",
  /** After a new file replaced the one before. `name`: of the template. */
  started(name: string): string {
    return `Started a new file: ${name}.`;
  },
};

/** What is said of something pasted. */
export const pasteWords = {
  replacedExample: "The pasted robots.txt replaced the example and its URLs.",
  intoFile:
    "A whole robots.txt was pasted into the file. The earlier lines of the file are still there.",
  replaceInstead: "Replace the file instead",
  replaced: "The pasted robots.txt replaced the file.",
  forUrls: "Nothing was added to the table: the pasted text is a robots.txt, not a list of URLs.",
  openAsFile: "Open it as the file",
  notUnderstood:
    "Nothing was changed: the pasted text is neither a robots.txt nor a list of URLs. To paste the text anyway, first click into the file or an input field.",
};
