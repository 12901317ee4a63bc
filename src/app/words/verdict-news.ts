import type { Outcome } from "../../engine/decide/verdict.ts";
import { counted, listText, type Noun, numberText } from "../../words/numbers.ts";

interface Changed {
  readonly url: string;
  readonly crawler: string;
  readonly now: Outcome;
}

/** What is said of the table to those who do not see it change. */
export const verdictNewsWords = {
  /** `3 verdicts changed: 2 now blocked and 1 now allowed.` A single one is named. */
  changed(changes: readonly Changed[]): string {
    const [first] = changes;
    if (first && changes.length === 1)
      return `${first.url} is now ${STATES[first.now]} for ${first.crawler}.`;
    const states = ORDER.flatMap((outcome) => {
      const count = changes.filter(({ now }) => now === outcome).length;
      return count > 0 ? [`${numberText(count)} now ${STATES[outcome]}`] : [];
    });
    return `${counted(changes.length, VERDICT)} changed: ${listText(states)}.`;
  },
};

const VERDICT: Noun = { one: "verdict", other: "verdicts" };

const ORDER: readonly Outcome[] = ["disallow", "allow", "undefined", "not-governed"];

const STATES: Readonly<Record<Outcome, string>> = {
  allow: "allowed",
  disallow: "blocked",
  undefined: "undefined",
  "not-governed": "not governed",
};
