import { counted, type Noun, numberText } from "../../words/numbers.ts";

/** The page in small windows: one region at a time. */
export const phoneWords = {
  /** The tabs. */
  regions: "Parts of the page",
  comparisonRegions: "Parts of the comparison",
  /** The tab of the editor. */
  file: "File",

  /** What the number on a tab counts, for a screen reader. */
  problems(count: number): string {
    return counted(count, PROBLEMS);
  },
  unmet(count: number): string {
    return `${numberText(count)} not as expected`;
  },
  blocked(count: number): string {
    return `${numberText(count)} blocked`;
  },
  changed(count: number): string {
    return `${numberText(count)} changed`;
  },

  /** Beside the verdict that Why is open for, or can be opened for. */
  why(crawler: string): string {
    return `${crawler}: why?`;
  },
};

const PROBLEMS: Noun = { one: "problem", other: "problems" };
