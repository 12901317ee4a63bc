import type { Outcome } from "../../engine/decide/verdict.ts";
import { counted, numberText } from "../../words/numbers.ts";
import { termWords } from "../../words/terms.ts";

/** The menu of what leaves the page. */
export const exportMenuWords = {
  export: "Export",
  tableAs(format: string): string {
    return `Table as ${format}`;
  },
  expectationsAs(format: string): string {
    return `Expectations as ${format}`;
  },
  copyReport: "Copy a report in Markdown",
  print: "Print",
};

/** What stands in files that the page makes of verdicts and of what is expected. Formats have keys of their own. */
export const reportWords = {
  /** What the file is read as and answered with, in the first line of a report; `site` and `answer` are null where there is nothing to say. */
  asked(readAs: string, site: string | null, answer: string | null): string {
    const parts = [`robots.txt, read as: ${readAs}`];
    if (site !== null) parts.push(`site: ${site}`);
    if (answer !== null) parts.push(`HTTP answer: ${answer}`);
    return parts.join("; ");
  },
  eachAsItself: "Each crawler as itself",
  /** A verdict in a cell, and the line that decides it. */
  cell(outcome: Outcome, line: number | null): string {
    return termWords.outcomes[outcome] + (line === null ? "" : ` (line ${line})`);
  },
  moreLines(count: number): string {
    return `${counted(count, MORE_LINES)}.`;
  },
  /** What of a table is left out; one of the two is more than 0. */
  leftOut(urls: number, crawlers: number): string {
    const left = [
      ...(urls > 0 ? [counted(urls, MORE_URLS)] : []),
      ...(crawlers > 0 ? [counted(crawlers, MORE_CRAWLERS)] : []),
    ];
    return `${left.join(", ")}.`;
  },
  open: "Open in the playground",

  /** Heads of columns. */
  columns: {
    url: "URL",
    crawler: "Crawler",
    line: "Line",
    expected: "Expected",
    is: "Is",
    why: "Why",
  },

  allAsExpected(count: number): string {
    return `${counted(count, VERDICTS)} as expected.`;
  },
  notAsExpected(unmet: number, met: number): string {
    return `${counted(unmet, VERDICTS)} not as expected, ${numberText(met)} as expected.`;
  },
  moreNotAsExpected(count: number): string {
    return `${numberText(count)} more not as expected.`;
  },

  /** A failure in one line. */
  failure(expected: Outcome, outcome: Outcome): string {
    return `expected ${termWords.outcomes[expected]}, is ${termWords.outcomes[outcome]}`;
  },
  /** A failure that is not explained: the line that decides, or null. */
  decidedBy(line: number | null): string {
    return line === null ? "No line decides." : `Line ${line} decides.`;
  },
};

const MORE_LINES = { one: "more line", other: "more lines" };
const MORE_URLS = { one: "more URL", other: "more URLs" };
const MORE_CRAWLERS = { one: "more crawler", other: "more crawlers" };
const VERDICTS = { one: "verdict", other: "verdicts" };
