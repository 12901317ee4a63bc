import { counted, formOf, listText, type Noun, nouns, numberText } from "../../words/numbers.ts";
import { code, excerpt, marked } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import type { ChangedVerdict, Effect, Turns } from "./effect.ts";

/** The region Problems. The sentences of the problems themselves are in src/lint. */
export const problemListWords = {
  list: "Problems in the file",
  none: "No problems found in this file.",
  /** The same in the list of facts about the file. */
  noProblems: "no problems",
  order: "Order of the problems",
  orders: { severity: "Worst first", line: "By line" },
  /** While a list may lack what a search is still to find. */
  updating: "Updating…",
  /** How bad a problem is, and where; only the marked part is visible. */
  place(severity: Parameters<typeof termWords.severity>[0], lines: readonly number[]): string {
    const others = lines.length - LINES_SHOWN;
    const first = lines.slice(0, others > 1 ? LINES_SHOWN : lines.length).join(", ");
    const places = others > 1 ? `${first} +${numberText(others)}` : first;
    return `${termWords.severity(severity)}, ${formOf(nouns.line, lines.length)} ${marked(places)}`;
  },
  /** Before the lines of a problem that is on several. */
  onLines: "On lines",
  goTo(line: number): string {
    return `Go to line ${line}`;
  },
  moreLines(count: number): string {
    return `and ${counted(count, nouns.more)}`;
  },
  /** What a problem does to the verdicts of the table. */
  changes({ turnCount, isPartial }: Turns): string {
    return `changes ${counted(turnCount, nouns.verdict)}${isPartial ? " or more" : ""}`;
  },
  /** The same as a whole sentence. */
  without({ turnCount, isPartial }: Turns): string {
    const least = isPartial ? "at least " : "";
    return `Without this problem, ${least}${counted(turnCount, nouns.verdict)} in the table would be different.`;
  },
  about(code: string): string {
    return `About ${code}`;
  },
  fixAll(count: number): string {
    return `Fix all ${numberText(count)} of this kind`;
  },
};

const LINES_SHOWN = 2;

/** How problems are reached, and what a fix would change. */
export const fixingWords = {
  /** Where a problem is and what it does, as it is announced to a person who goes from one to the next. */
  at(line: number, sentence: string): string {
    return `Line ${line}: ${sentence}`;
  },

  /** Which verdicts a fix would change, in a few words. */
  effect({ isNeutral, turnCount, isPartial, crawlers, example }: Effect): string {
    if (isNeutral) return "Changes no verdict.";
    const where = isPartial ? " in the first rows of the table" : " in the table";
    const cells = turnCount === 0 ? `No verdict${where} changes` : turns(turnCount, where);
    if (crawlers.length === 0)
      return `${cells}. For every other crawler in the catalogue, all verdicts stay the same.`;
    if (!example)
      return `${cells}. Other verdicts may change for ${names(crawlers)}: the playground could not check every URL.`;
    if (turnCount > 0) return `${cells}, and other verdicts can change for ${names(crawlers)}.`;
    return `${cells}, but other verdicts can change for ${names(crawlers)}, for example ${turn(example)}.`;
  },

  /** A verdict that would change: `GPTBot /tmp: Allow, then Block`. */
  turn,
};

function turn({ crawler, url, before, after }: ChangedVerdict): string {
  return `${crawler} ${code(url)}: ${termWords.outcomes[before]}, then ${termWords.outcomes[after]}`;
}

function turns(count: number, where: string): string {
  return `${counted(count, nouns.verdict)}${where} ${formOf(CHANGE, count)}`;
}

function names(all: readonly string[]): string {
  const others = all.length - NAMES_SHOWN;
  if (others <= 1) return listText(all);
  return listText([...all.slice(0, NAMES_SHOWN), `${numberText(others)} more crawlers`]);
}

const NAMES_SHOWN = 3;
const CHANGE = { one: "changes", other: "change" };

/** The reference of problems. */
export const referenceWords = {
  heading: "Problems, explained",
  noSuchEntry(name: string, isTerm: boolean): string {
    const shown = `“${excerpt(name.slice(0, 20))}”`;
    return isTerm
      ? `The glossary has no term ${shown}. Its first term is shown instead.`
      : `The playground has no entry ${shown}. The first problem is shown instead.`;
  },
  contents: "Problems and terms",
  /** The chapter after those of the problems, and the link to it. */
  glossary: "Glossary",
  /** A term in the list of commands. */
  term: (title: string): string => `${title} (Glossary)`,
  /** The chapters, by the beginning of their codes. */
  families: {
    R1: "Lines and characters",
    R2: "Groups and user-agent lines",
    R3: "How paths are written",
    R4: "What rules cover",
    R5: "Other fields",
  },
  /** Above an entry. */
  head(code: string, severity: string): string {
    return `${code}, ${severity}`;
  },
  /** Before the example of a term. */
  example: "Example:",
  withProblem: "With the problem",
  without: "Without the problem",
  /** At the end of a shortened example. */
  moreLines(count: number): string {
    return `… and ${counted(count, MORE_LINES)}`;
  },
  open: "Open the example in the editor",
};

const MORE_LINES: Noun = { one: "more line", other: "more lines" };
