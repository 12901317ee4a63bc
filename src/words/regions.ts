import { listText, numberText } from "./numbers.ts";

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

/** The buttons that features add to the page. */
export const actionNames = {
  examples: "Examples",
  open: "Open",
  /** What Open asks for. */
  fileToOpen: "File to open",
  download: "Download",
  compare: "Compare",
  share: "Share",
  format: "Format",
  aboutFormat: "Tidy the file without changing a verdict (Shift+Alt+F)",
};

/** What is said where something that the page was asked for did not work; what went well is said by its region. */
export const actionWords = {
  shareNotLoaded:
    "The part of the page that makes links could not be loaded. Nothing was lost. Check the connection and press Share again.",
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

/** What is copied, and what can be read and copied by hand. */
export const copyingWords = {
  /** Texts by their names. */
  show(names: readonly string[]): string {
    return `Show ${listText(names)}`;
  },
  copy: "Copy",
  copyNamed(name: string): string {
    return `Copy ${name}`;
  },
  copied: "Copied.",
  byHand: "Select the text and copy it.",

  /** What the texts are. */
  file: "file",
  urls: "URLs",
  crawlers: "crawlers",
  leftOut: "lines left out",

  report: {
    name: "report in Markdown",
    copied: "The report is copied.",
    notCopied: "The browser does not let the page copy. The report is below, to be copied by hand.",
  },
  comparison: {
    name: "comparison in Markdown",
    copied: "The comparison is copied.",
    notCopied:
      "The browser does not let the page copy. The comparison is below, to be copied by hand.",
  },
};

/** What stands between the regions, whichever they are. */
export const layoutWords = {
  /** The button that closes what it stands in. */
  close: "Close",
  /** For the keyboard, before everything else. */
  skip: "Skip to Verdicts",
  /** The tabs of a window too narrow for both. */
  crawlersOrGroups: "Crawlers or Groups",

  /** Splitters by the region before them. */
  resizeEditor: "Resize the editor",
  resizeProblems: "Resize Problems",
  resizeVerdicts: "Resize Verdicts",
  resizeWhy: "Resize Why",
  resizeCrawlers: "Resize Crawlers",
};

/** The report of an error of the page. */
export const troubleReportWords = {
  /** `where`: the part of the page. */
  error(version: string, where: string): string {
    return `robots.txt playground ${version}: an error in ${where}`;
  },
  browser(name: string): string {
    return `Browser: ${name}`;
  },
  file: "The file:",
  /** Something that is no error was thrown; `type` as `typeof` has it. */
  thrown(type: string): string {
    return `thrown: ${type}`;
  },
  /** At the end of a text of which only the beginning is there. */
  charactersInAll(count: number): string {
    return `(${numberText(count)} characters in all)`;
  },
};

/** In the place of a part of the page that broke. */
export const troubleWords = {
  /** `name`: of the part, as a sentence begins with it. */
  stopped(name: string): string {
    return `${name} stopped because of an error in the page. Your file and your table are safe, and the rest of the page goes on.`;
  },
  tryAgain: "Try again",
  copy: "Copy a report",
  withFile: "with the file in it",
  copied: "Copied.",
  byHand: "The report, to be copied by hand",
};
