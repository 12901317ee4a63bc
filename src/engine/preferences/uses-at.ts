import type { Column, Report } from "../decide/report.ts";
import { firstLinesOf, preferenceLinesOf } from "./preference-lines.ts";
import { answersBy, type UseAnswers, usesOn } from "./preferences-for.ts";

/** In groups of more lines, a table would take too long. */
const MOST_LINES = 2000;

/** What may be done with a URL of a table by one of its crawlers; null where its group has too many lines to ask each for every cell. */
export function usesAt(report: Report, url: number, crawler: number): UseAnswers | null {
  const column = report.columnAt(url, crawler);
  const mayFetch = report.outcomeAt(url, crawler) === "allow";
  const group = column?.selection.group;
  if (!mayFetch || !group) return answersBy([], mayFetch);
  const { length } = preferenceLinesOf(column.analysis, group);
  if (length > MOST_LINES) return null;
  // A report keeps the verdicts that it is asked for, so only those that matter here are.
  const verdict = length > 0 ? report.verdictAt(url, crawler) : undefined;
  return verdict ? usesOn(verdict, group, column.analysis) : answersBy([], mayFetch);
}

/** Whether the group that a crawler follows has a preference line. */
export function hasPreferences({ analysis, selection: { group } }: Column): boolean {
  return group !== null && firstLinesOf(analysis, group, 1).length > 0;
}
