// @chunk common
import type { Outcome } from "../engine/decide/verdict.ts";
import { counted, listText, type Noun, nouns, numberText } from "../words/numbers.ts";
import { shownOutcomes } from "../words/terms.ts";

/** What the page has to say of itself. */
export const pageNewsWords = {
  broken:
    "An error occurred in the playground. Your file and your table are still open in this tab. If the playground behaves strangely, download the file and reload the page.",
  /** Where the trouble was, in a report. */
  thePage: "the playground",
  newVersion: "A new version is available. Reload to use it.",
  reload: "Reload",
};

/** What a verdict is now. */
export interface NewVerdict {
  readonly url: string;
  readonly crawler: string;
  readonly now: Outcome;
}

/** What is said of the table to those who do not see it change. */
export const verdictNewsWords = {
  /** `3 verdicts changed: 2 now blocked and 1 now allowed.` A single one is named. */
  changed(changes: readonly NewVerdict[]): string {
    const [first] = changes;
    if (first && changes.length === 1)
      return `${first.url} is now ${STATES[first.now]} for ${first.crawler}.`;
    const now = changes.map((change) => change.now);
    return `${counted(changes.length, nouns.verdict)} changed: ${statesText(now, "now ")}.`;
  },
  /** `Added /cart: 2 blocked and 1 allowed.` `outcomes`: of their verdicts, where these are not too many. */
  added(urls: readonly string[], outcomes: readonly Outcome[]): string {
    const what = urls.length === 1 ? urls[0] : counted(urls.length, nouns.url);
    return `Added ${what}${outcomes.length > 0 ? `: ${statesText(outcomes)}` : ""}.`;
  },
};

function statesText(outcomes: readonly Outcome[], now = ""): string {
  const states = shownOutcomes.flatMap((outcome) => {
    const count = outcomes.filter((each) => each === outcome).length;
    return count > 0 ? [`${numberText(count)} ${now}${STATES[outcome]}`] : [];
  });
  return listText(states);
}

const STATES: Readonly<Record<Outcome, string>> = {
  allow: "allowed",
  disallow: "blocked",
  undefined: "undefined",
  "not-governed": "not governed",
};

/** The page in small windows: one region at a time. */
export const phoneWords = {
  /** The tabs. */
  regions: "Parts of the playground",
  /** The tab of the editor. */
  file: "File",

  /** What the number on a tab counts, for a screen reader. */
  problems: (count: number): string => counted(count, PROBLEMS),
  unmet: (count: number): string => `${numberText(count)} not as expected`,
  blocked: (count: number): string => `${numberText(count)} blocked`,

  /** Beside the verdict that Why is open for, or can be opened for. */
  why: (crawler: string): string => `${crawler}: why?`,
};

const PROBLEMS: Noun = { one: "problem", other: "problems" };
