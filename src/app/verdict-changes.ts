import type { Report } from "../engine/decide/report.ts";
import type { Outcome } from "../engine/decide/verdict.ts";

/** The verdicts of a table at one time: each outcome by its URL and crawler. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** A verdict that is another one than before. */
export interface VerdictChange {
  readonly url: string;
  readonly crawler: string;
  readonly now: Outcome;
}

/** Of more cells than these nobody wants to hear; they are not gone through. */
const MOST_CELLS = 2_000;

/** What a table says now; null where it is too large to compare. */
export function outcomesOf(report: Report): Outcomes | null {
  const { urls, crawlers } = report.question;
  if (urls.length * crawlers.length > MOST_CELLS) return null;
  const outcomes = new Map<string, Outcome>();
  for (const [row, url] of urls.entries())
    for (const [column, crawler] of crawlers.entries()) {
      const outcome = report.outcomeAt(row, column);
      if (outcome) outcomes.set(keyOf(url, crawler), outcome);
    }
  return outcomes;
}

/** Which verdicts are others than before; what was not in the table is not among them. */
export function changesSince(before: Outcomes, report: Report): readonly VerdictChange[] {
  const { urls, crawlers } = report.question;
  return urls.flatMap((url, row) =>
    crawlers.flatMap((crawler, column): readonly VerdictChange[] => {
      const was = before.get(keyOf(url, crawler));
      const now = report.outcomeAt(row, column);
      return was && now && was !== now ? [{ url, crawler, now }] : [];
    }),
  );
}

/** Neither a URL of the table nor a crawler's name has a line break in it. */
function keyOf(url: string, crawler: string): string {
  return `${crawler}\n${url}`;
}
