import { numberText } from "./numbers.ts";

/** The regions of the page: what they are called, and what is said in the place of one that could not be loaded. */
export const regionWords = {
  crawlers: "Crawlers",
  groups: "Groups",
  verdicts: "Verdicts",
  why: "Why",
  problems: "Problems",
  editor: "Editor",
  /** Both files of a comparison. */
  files: "Files",

  /** A part of the page that did not arrive. Chromium does not ask for it again before the page is reloaded. */
  notLoaded: (name: string): string =>
    `${name} could not be loaded. Nothing was lost. Check the connection and reload the page.`,

  fold: (name: string): string => `Fold ${name}`,
  unfold: (name: string): string => `Unfold ${name}`,
};

/** Whose parser the panels show the file by, where each crawler is read as itself. */
export const readerWords = {
  readBy: (crawler: string): string => `as ${crawler} reads it`,
};

/** What the parts of the page around its regions are called, as a sentence begins with them. */
export const partWords = {
  topBar: "The top bar",
  menu: "The menu",
  setup: "The form for the parser, the site and the response",
  smallWindows: "The layout for small windows",
  /** The region that both files of a comparison are in. */
  compare: "Compare",
  comparison: "The comparison",
  twoFiles: "The two files",
  facts: "The status bar",
  draft: "Draft saving",
  examples: "The examples",
  live: "Open live",
  lesson: "The example",
  reference: "The list of all problems",
  tableMenus: "A menu of the table",
  parserNotes: "The notes on this parser",
  keptTexts: "The texts to copy",
  shortcuts: "The list of shortcuts",
  page: "The part of the playground that shows messages",
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
  undo: "Undo",
  redo: "Redo",
  format: "Format",
  /** Asks what crawlers may do; and the heading of that command. */
  intent: "What do you want?",
  write: "Write",
  shortcuts: "Keyboard shortcuts",
  aboutFormat: "Tidy the file without changing any verdict (Shift+Alt+F)",
};

/** What is said where something did not work that a person or a link asked for; what went well is said by its region. */
export const actionWords = {
  linksNotLoaded: regionWords.notLoaded("The part of the playground that opens links"),
  lessonsNotLoaded: regionWords.notLoaded("The list of examples"),
  noSuchExample:
    "This version does not have the example that the link asks for. Nothing was changed. Choose another one under Examples.",
  filesNotLoaded: regionWords.notLoaded("The part of the playground that opens and saves files"),
  liveNotLoaded: regionWords.notLoaded("Open live"),
  formatNotLoaded: regionWords.notLoaded("Format"),
  importNotLoaded: regionWords.notLoaded("The part of the playground that reads lists of URLs"),
  suggestionsNotLoaded: regionWords.notLoaded("Suggest URLs"),
  viewNotLoaded: regionWords.notLoaded("Filter and order"),

  /** Of a text beyond what the page takes. */
  // The limits are in features/opening/paste.ts.
  largePaste: (millions: number): string =>
    `Nothing was pasted, and your text is as it was. There are ${numberText(millions)} million characters, and the file takes at most 16 million.`,
};

/** What is between the regions, whichever they are. */
export const layoutWords = {
  tableMenus: "Menus of the table",
  /** The button that closes what it is in. */
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
