import type { Report } from "../../../engine/decide/report.ts";
import { Work } from "../../../engine/decide/work.ts";
import type { Listing } from "./listed.ts";

/** The listed URLs that a crawler may not fetch. */
export interface BlockedListed {
  readonly crawler: string;
  readonly count: number;
  /** The row of the first of them; -1 where there is none. */
  readonly first: number;
  /** The deciding lines, with how many URLs each decides, the most first; null where no rule decides. */
  readonly lines: readonly (readonly [line: number | null, count: number])[];
}

// Some 0.1 ms.
const CELLS_AT_ONCE = 1_000;

/** Finds, for each crawler of the table, the URLs that are listed and blocked, once the table is counted. */
export class ListedBlocked extends Work<readonly BlockedListed[]> {
  constructor(report: Report, listed: Listing["urls"]) {
    super(found(report, listed), (isTimeUp) => report.count(isTimeUp));
  }
}

function* found(
  report: Report,
  listed: Listing["urls"],
): Generator<void, readonly BlockedListed[]> {
  const { urls } = report.question;
  const rows: number[] = [];
  for (const [row, url] of urls.entries()) {
    if (row % CELLS_AT_ONCE === 0) yield;
    if (listed.has(url)) rows.push(row);
  }
  const known: BlockedListed[] = [];
  for (const [crawler, { token }] of report.columns.entries()) {
    const like = known[report.firstLike(crawler)];
    known.push(like ? { ...like, crawler: token } : yield* blockedFor(report, crawler, rows));
  }
  return known;
}

function* blockedFor(
  report: Report,
  crawler: number,
  rows: readonly number[],
): Generator<void, BlockedListed> {
  const lines = new Map<number | null, number>();
  let count = 0;
  let first = -1;
  for (const [at, row] of rows.entries()) {
    if (at % CELLS_AT_ONCE === 0) yield;
    if (report.outcomeAt(row, crawler) !== "disallow") continue;
    const line = report.lineAt(row, crawler);
    lines.set(line, (lines.get(line) ?? 0) + 1);
    count++;
    if (first < 0) first = row;
  }
  const sorted = [...lines].sort(([, a], [, b]) => b - a);
  return { crawler: report.columns[crawler]?.token ?? "", count, first, lines: sorted };
}

/** Who may not fetch a sitemap, by which lines. */
interface BlockedSitemap {
  readonly crawlers: readonly string[];
  readonly lines: readonly number[];
}

/** Which crawlers the file keeps from these sitemaps; `report`: with their URLs. Nothing for those that all may fetch. */
export function blockedSitemaps(report: Report): ReadonlyMap<string, BlockedSitemap> {
  const blocked = new Map<string, BlockedSitemap>();
  for (const [row, url] of report.question.urls.entries()) {
    const crawlers: string[] = [];
    const lines = new Set<number>();
    for (const [crawler, { token }] of report.columns.entries()) {
      if (report.outcomeAt(row, crawler) !== "disallow") continue;
      crawlers.push(token);
      const line = report.lineAt(row, crawler);
      if (line !== null) lines.add(line);
    }
    if (crawlers.length > 0) blocked.set(url, { crawlers, lines: [...lines] });
  }
  return blocked;
}
