/** What a new file can begin with, and the comments in it. */
export const templateWords = {
  empty: "Empty file",
  allowAll: "Allow everything",
  blockAll: "Block everything",
  blockTraining: "Block AI training, keep AI search and assistants",
  shop: "Online shop",
  wordPress: "WordPress",

  trainingComment: "Crawlers that collect pages for AI training may fetch nothing",
  othersComment: "Every other crawler, AI search and AI assistants included, may fetch everything",
  visitorsComment: "Pages of one visitor",
  listsComment: "Search results, and lists that differ only in their order",
  sitemapComment: "Put in the address of your sitemap and remove the # before it",
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
  /** After a new file took the place of the one before. `name`: of the template. */
  started(name: string): string {
    return `New file: ${name}. Undo brings back what was here before.`;
  },
};

/** What is said of something pasted. */
export const pasteWords = {
  replacedExample:
    "The pasted robots.txt took the place of the example and its URLs. Undo brings them back.",
  intoFile: "A whole robots.txt was pasted into the file. The other lines are still there.",
  replaceInstead: "Replace the file instead",
  replaced: "The pasted robots.txt took the place of the file. Undo brings the other lines back.",
  forUrls:
    "The pasted text is a robots.txt and not a list of URLs. Nothing was added to the table.",
  openAsFile: "Open it as the file",
  notUnderstood:
    "The pasted text is neither a robots.txt nor a list of URLs. Nothing was changed. To paste it anyway, first click into the file or a box.",
};
