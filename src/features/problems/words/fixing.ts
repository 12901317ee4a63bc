import type { Outcome } from "../../../engine/decide/verdict.ts";
import { counted, formOf, listText, numberText } from "../../../words/numbers.ts";
import { code } from "../../../words/quoting.ts";
import { termWords } from "../../../words/terms.ts";

/** A verdict that would change. */
interface Turn {
  readonly crawler: string;
  readonly url: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

/** What would change with a fix: verdicts of the page, of very many the first, and crawlers of the catalogue. */
interface Effect {
  readonly isNeutral: boolean;
  readonly turnCount: number;
  readonly isPartial: boolean;
  readonly crawlers: readonly string[];
  readonly example: Turn | null;
}

/** How problems are come to, and what a way to mend one would change. */
export const fixingWords = {
  /** Where a problem is and what it does, as it is said to those who go from one to the next. */
  at(line: number, sentence: string): string {
    return `Line ${line}: ${sentence}`;
  },

  /** What a fix would do to verdicts, in a few words. */
  effect({ isNeutral, turnCount, isPartial, crawlers, example }: Effect): string {
    if (isNeutral) return "Changes no verdict.";
    const where = isPartial ? " of the first URLs" : " on this page";
    const cells = turnCount === 0 ? `No verdict${where} changes` : turns(turnCount, where);
    if (crawlers.length === 0) return `${cells}, nor any of a crawler of the catalogue.`;
    if (!example) return `${cells}; other rules then hold for ${names(crawlers)}.`;
    if (turnCount > 0) return `${cells}, and others of ${names(crawlers)}.`;
    return `${cells}, but others do of ${names(crawlers)}, as ${turn(example)}.`;
  },

  /** A verdict that would change: `GPTBot /tmp: Allow, then Block`. */
  turn,
};

function turn({ crawler, url, before, after }: Turn): string {
  return `${crawler} ${code(url)}: ${termWords.outcomes[before]}, then ${termWords.outcomes[after]}`;
}

function turns(count: number, where: string): string {
  return `${counted(count, VERDICTS)}${where} ${formOf(CHANGE, count)}`;
}

function names(all: readonly string[]): string {
  const others = all.length - NAMES_SHOWN;
  if (others <= 1) return listText(all);
  return listText([...all.slice(0, NAMES_SHOWN), `${numberText(others)} more crawlers`]);
}

const NAMES_SHOWN = 3;
const VERDICTS = { one: "verdict", other: "verdicts" };
const CHANGE = { one: "changes", other: "change" };
