import { numberText } from "../../words/numbers.ts";

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
