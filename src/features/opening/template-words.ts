/** What a new file can begin with, and the comments in it. */
export const templateWords = {
  empty: "Empty file",
  allowAll: "Allow everything",
  blockAll: "Block everything",
  blockTraining: "Block AI training, keep AI search and assistants",
  shop: "Online shop",
  wordPress: "WordPress",

  ignoringStarComment: "These crawlers obey only a group that names them",
  trainingComment: "AI training: these crawlers may fetch nothing",
  /** `leftOut`: crawlers for AI training that the list does not have, with the reasons. */
  leftOutComment: (leftOut: string | null): string => `Left out: ${leftOut ?? "none"}`,
  othersComment: "All other crawlers, including AI search and assistants, may fetch everything",
  visitorsComment: "Pages that differ for each visitor",
  listsComment: "Search results, and product lists in another order",
  sitemapComment: "Write the URL of your sitemap in the next line and remove the # at its start",
};
