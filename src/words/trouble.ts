import { counted } from "./numbers.ts";

/** The report of an error of the page. */
export const troubleReportWords = {
  /** `where`: the part of the page. */
  error: (version: string, where: string): string =>
    `robots.txt playground ${version}: an error in ${where}`,
  browser: (name: string): string => `Browser: ${name}`,
  file: "The file:",
  /** Something other than an error was thrown; `type` as `typeof` has it. */
  thrown: (type: string): string => `thrown: ${type}`,
  /** At the end of a text of which only the beginning is there. */
  charactersInAll: (count: number): string => `(${counted(count, CHARACTERS)} in all)`,
};

const CHARACTERS = { one: "character", other: "characters" };

/** In the place of a part of the page that broke. */
export const troubleWords = {
  /** `name`: of the part, as a sentence begins with it. */
  stopped: (name: string): string =>
    `${name} stopped because of an error in the playground. Your file and your table are still open in this tab, and the rest of the playground still works.`,
  tryAgain: "Try again",
  copy: "Copy a report",
  withFile: "include the file",
  copied: "Copied.",
  byHand: "Report to copy by hand",
};
