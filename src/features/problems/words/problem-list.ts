import { numberText } from "../../../words/numbers.ts";
import { marked } from "../../../words/quoting.ts";
import { termWords } from "../../../words/terms.ts";

/** The region Problems; what the problems say themselves is elsewhere. */
export const problemListWords = {
  list: "Problems of the file",
  none: "No problems found in this file.",
  /** The same among the facts about the file. */
  noProblems: "no problems",
  /** How bad a problem is and where; only the marked part is seen. */
  place(severity: Parameters<typeof termWords.severity>[0], line: number): string {
    return `${termWords.severity(severity)}, line ${marked(line)}`;
  },
  about(code: string): string {
    return `About ${code}`;
  },
  fixAll(count: number): string {
    return `Fix all ${numberText(count)} of this kind`;
  },
};
