import { outcomeNow, type Report } from "../decide/report.ts";
import { requestOf } from "../url/url.ts";
import { hasPreferences, preferenceLinesOf } from "./preference-lines.ts";
import { answersBy, countingFor, isFileRead, type UseAnswers } from "./preferences-for.ts";
import { purposeGroupsOf } from "./purpose-groups.ts";

/** In groups of more lines, a table would take too long. */
const MOST_LINES = 2000;

/** What may be done with a URL of a table by one of its crawlers; null where its group, or that of a purpose token, has more lines than `mostLines`, by default as many as can be asked for every cell. */
export function usesAt(
  report: Report,
  url: number,
  crawler: number,
  mostLines = MOST_LINES,
): UseAnswers | null {
  const other = report.otherAt(url);
  if (other) return usesAt(other.report, other.url, crawler, mostLines);
  const column = report.columns[crawler];
  const outcome = outcomeNow(report, url, crawler);
  const mayFetch = outcome === "allow";
  if (!mayFetch || !column) return answersBy([], mayFetch);
  const { analysis, selection } = column;
  const { group } = selection;
  const lines = group ? preferenceLinesOf(analysis, group).length : 0;
  const rules = purposeGroupsOf(analysis).reduce(
    (sum, { group: { ruleCount } }) => sum + ruleCount,
    0,
  );
  if (Math.max(lines, rules) > mostLines) return null;
  // A report would keep the verdict, so it is asked only what that rests on.
  const kind = lines + rules > 0 ? report.groundAt(url, crawler) : undefined;
  const request = requestOf(report.question.urls[url] ?? "");
  if (!kind || !isFileRead({ ground: { kind } }) || request.kind !== "url")
    return answersBy([], true);
  return answersBy(countingFor(analysis, group, request.url), true);
}

/** Whether a preference line says something of what a crawler of the table may fetch; of anything else, nothing is said. While verdicts are counted, as if it may. */
export function saysUses(report: Report): boolean {
  return report.columns.some(
    ({ analysis, selection }, crawler) =>
      hasPreferences(analysis, selection.group) && report.countsOf(crawler)?.allow !== 0,
  );
}
