import { numberText } from "../words/numbers.ts";

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
