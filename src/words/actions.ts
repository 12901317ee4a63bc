import { numberText } from "./numbers.ts";

/** What is said where something that the page was asked for did not work; what went well is said by its region. */
export const actionWords = {
  linksNotLoaded:
    "The part of the page that opens links could not be loaded. Nothing was lost. Check the connection and reload the page.",
  lessonsNotLoaded:
    "The examples could not be loaded. Nothing was lost. Check the connection and reload the page.",
  noSuchExample:
    "This link asks for an example that this version does not have. Nothing was loaded and nothing was lost. Choose one under Examples.",
  filesNotLoaded:
    "The part of the page that reads and writes files could not be loaded. Nothing was lost. Check the connection and try again.",
  liveNotLoaded:
    "The part of the page that opens live sites could not be loaded. Nothing was lost. Check the connection and try again.",
  formatNotLoaded:
    "The part of the page that formats files could not be loaded. Nothing was changed. Check the connection and try again.",
  importNotLoaded:
    "The part of the page that reads lists of URLs could not be loaded. Nothing was lost. Check the connection and try again.",
  suggestionsNotLoaded:
    "The part of the page that suggests URLs could not be loaded. Nothing was changed. Check the connection and try again.",

  /** Of a text beyond what the page takes. */
  largePaste(millions: number): string {
    return `What was pasted has ${numberText(millions)} million characters, more than anybody reads of a robots.txt. Nothing was pasted; your text is as it was.`;
  },

  /** After suggested URLs filled the table. */
  tableIsFull(most: number): string {
    return `The table is full: it takes ${numberText(most)} URLs, and what is beyond was left out.`;
  },
};
