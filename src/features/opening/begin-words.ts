/** What a file can begin with: in an empty file, in the menu New, and in a small window. */
export const beginWords = {
  heading: "Begin with your robots.txt",
  paste: "Paste a robots.txt",
  notPasted:
    "Nothing was pasted: the browser does not let the playground read the clipboard. Press long in the file, and choose Paste.",
  openFile: "Open a file",
  typeSite: "Type a site",
  chooseTemplate: "Choose a template",
  chooseExample: "Choose an example",

  keepTable: "Keep the URLs and crawlers of the table",
  /** After a new file replaced the one before. `name`: of the template. */
  started: (name: string): string => `Started a new file: ${name}.`,
};
