/** What the parts of the page around its regions are called, as a sentence begins with them. */
export const partWords = {
  topBar: "The bar along the top",
  smallWindows: "The page for small windows",
  /** The region that both files of a comparison are in. */
  compare: "Compare",
  comparison: "The comparison",
  twoFiles: "The two files",
  facts: "Facts about the file",
  draft: "What keeps your draft",
  examples: "The examples",
  live: "What opens live sites",
  lesson: "The lesson",
  reference: "The reference of problems",
  tableMenus: "What can be done with the table",
  readerNotes: "What is known of this reader",
  keptTexts: "What there is to read",
  shortcuts: "The list of shortcuts",
  page: "The page",
};
