import { counted, formOf, nouns } from "../../words/numbers.ts";

/** What is said of files, and of what is pasted where no box takes it: loaded with the first of these. */
export const pastedWords = {
  /** `name`: of a file that was copied, or opened as a list of URLs. */
  openedFile: (name: string): string => `“${name}” was opened in place of the file.`,
  openedLink: "The pasted link was opened. It replaced the file, the table and the settings.",
  ruleForAll:
    "The pasted rule replaced the example and its URLs. It is below “User-agent: *”, for every crawler that no other group names.",
  linesInFile: (line: number): string => `The pasted text was added to the file, at line ${line}.`,
  notTextFile: (name: string): string =>
    `Nothing was changed: “${name}” is not a text file, so it cannot be a robots.txt.`,
  added: (urls: number): string =>
    `${counted(urls, nouns.url)} ${formOf(WAS, urls)} added to the table.`,
  noNewUrls: "Nothing was added: the table already has all of the pasted URLs.",
  notUnderstood:
    "Nothing was changed: the pasted text is neither a robots.txt nor a list of URLs. To paste the text anyway, first click into the file or an input field.",
};

const WAS = { one: "was", other: "were" };
