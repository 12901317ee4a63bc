import { counted, type Noun } from "../../../words/numbers.ts";

/** The reference of problems. */
export const referenceWords = {
  heading: "Problems, explained",
  noSuchProblem(code: string): string {
    return `This version has no problem “${code.slice(0, 20)}”. The first is shown.`;
  },
  contents: "Problems by code",
  /** The chapters, by the beginning of their codes. */
  families: {
    R1: "Lines and characters",
    R2: "Groups and user-agent lines",
    R3: "How paths are written",
    R4: "What rules reach",
    R5: "Other fields",
  },
  /** Over an entry. */
  head(code: string, severity: string): string {
    return `${code}, ${severity}`;
  },
  withProblem: "With the problem",
  without: "Without",
  /** Where an example goes on. */
  moreLines(count: number): string {
    return `… and ${counted(count, MORE_LINES)}`;
  },
  open: "Open the example in the editor",
};

const MORE_LINES: Noun = { one: "more line", other: "more lines" };
