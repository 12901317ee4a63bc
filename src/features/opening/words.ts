/** The menu New, and the buttons beside it. */
export const startWords = {
  /** What the page is for, until the first edit. */
  whatToDo: "Paste your robots.txt, open a file, or type a site.",
  whatHappens: "Every verdict updates as you type.",

  /** Of an empty file, and of the line above; as a sentence begins with it. */
  beginnings: "The list of what a file can begin with",

  new: "New",
  aboutNew: "Start a new robots.txt, empty or from a template",
  clear: "Clear",
  aboutClear: "Remove all URLs or all crawlers from the table",
  removeUrls: "Remove all URLs",
  removeCrawlers: "Remove all crawlers",
};

/** What is said of something pasted. */
export const pasteWords = {
  replacedExample: "The pasted robots.txt replaced the example and its URLs.",
  intoFile:
    "A whole robots.txt was pasted into the file. The other lines of the file are still there.",
  replaceInstead: "Replace the file instead",
  replaced: "The pasted robots.txt replaced the file.",
  forUrls: "Nothing was added to the table: the pasted text is a robots.txt, not a list of URLs.",
  forBox: "Nothing was pasted: the text is a whole robots.txt, and this box takes only one line.",
  openAsFile: "Open it as the file",
  notText:
    "The text was pasted, but it contains NUL characters, so it is probably not a robots.txt.",
  notLoaded:
    "Nothing was pasted: a part of the playground did not load. Check the connection, reload the page and paste again.",
};
