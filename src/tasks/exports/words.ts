import type { Outcome } from "../../engine/decide/verdict.ts";
import { counted, listText, nouns, numberText } from "../../words/numbers.ts";
import { termWords } from "../../words/terms.ts";

/** The menu of all that can be exported. */
export const exportMenuWords = {
  export: "Export",
  tableAs(format: string): string {
    return `Table as ${format}`;
  },
  /** While a filter hides rows of the table. */
  shownAs(format: string): string {
    return `Rows shown as ${format}`;
  },
  allAs(format: string): string {
    return `Whole table as ${format}`;
  },
  expectationsAs(format: string): string {
    return `Expectations as ${format}`;
  },
  copyReport: "Copy a report in Markdown",
  print: "Print",
};

/** Heads of the columns of a table in files, and their values. */
export const fileWords = {
  verdict: "Verdict",
  line: "Line",
  /** The robots.txt with that line, where it is not the one in the editor. */
  file: "File",
  rule: "Rule",
  expected: "Expected",
  met: "Met",
  otherParsers: "Other parsers",
  /** With a log. */
  requests: "Requests",
  lastRequest: "Last request",
  lastStatus: "Last status",
  /** After the name of a purpose. */
  linesOfUse: " lines",
  expectedUse: " expected",
  metUse: " met",
  isMet: "yes",
  isUnmet: "no",
};

/** The words in files that the page makes of verdicts and expectations. Formats have keys of their own. */
export const reportWords = {
  /** The parser, the site and the HTTP response, in the first line of a report; `site` and `answer` are null where there is nothing to say. */
  asked(readAs: string, site: string | null, answer: string | null): string {
    const parts = [`robots.txt, read as: ${readAs}`];
    if (site !== null) parts.push(`site: ${site}`);
    if (answer !== null) parts.push(`HTTP response: ${answer}`);
    return parts.join("; ");
  },
  /** A verdict in a cell, and the line that decides it. `file`: its robots.txt, where that is not the one of the report. */
  cell(outcome: Outcome, line: number | null, file: string | null): string {
    const place = [line === null ? "" : `line ${line}`, file].filter(Boolean).join(" of ");
    return termWords.outcomes[outcome] + (place && ` (${place})`);
  },
  /** Below the file. */
  otherFiles(files: readonly string[]): string {
    return `URLs of other sites are judged by ${listText(files)}.`;
  },
  moreLines(count: number): string {
    return `Not shown: ${counted(count, MORE_LINES)}.`;
  },
  /** What a table leaves out; one of the two is more than 0. */
  leftOut(urls: number, crawlers: number): string {
    const left = [
      ...(urls > 0 ? [counted(urls, MORE_URLS)] : []),
      ...(crawlers > 0 ? [counted(crawlers, MORE_CRAWLERS)] : []),
    ];
    return `Not shown: ${listText(left)}.`;
  },
  open: "Open in the playground",

  /** Heads of columns. */
  columns: {
    url: "URL",
    crawler: "Crawler",
    line: "Line",
    expected: "Expected",
    is: "Actual",
    why: "Why",
  },

  allAsExpected(count: number): string {
    return `All as expected: ${counted(count, nouns.verdict)}.`;
  },
  notAsExpected(unmet: number, met: number): string {
    return `Not as expected: ${counted(unmet, nouns.verdict)}. As expected: ${numberText(met)}.`;
  },
  /** The same of expected uses. */
  usesAsExpected(unmet: number, met: number): string {
    if (unmet === 0) return `All uses as expected: ${numberText(met)}.`;
    return `Uses not as expected: ${numberText(unmet)}. As expected: ${numberText(met)}.`;
  },
  moreUses(count: number): string {
    return `Not shown: ${numberText(count)} more not as expected.`;
  },
  moreNotAsExpected(count: number): string {
    return `Not shown: ${counted(count, MORE_VERDICTS)} not as expected.`;
  },

  /** A failure in one line. */
  failure(expected: Outcome, outcome: Outcome): string {
    return `expected ${termWords.outcomes[expected]}, is ${termWords.outcomes[outcome]}`;
  },
  /** A failure that is not explained: the line that decides, or null, and its robots.txt, where that is not the one in the editor. */
  decidedBy(line: number | null, file: string | null): string {
    if (line === null) return file === null ? "No rule decides." : `No rule of ${file} decides.`;
    return file === null ? `Line ${line} decides.` : `Line ${line} of ${file} decides.`;
  },
};

const MORE_LINES = { one: "more line", other: "more lines" };
const MORE_URLS = { one: "more URL", other: "more URLs" };
const MORE_CRAWLERS = { one: "more crawler", other: "more crawlers" };
const MORE_VERDICTS = { one: "more verdict", other: "more verdicts" };
