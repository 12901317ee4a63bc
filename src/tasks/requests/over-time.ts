import type { Report } from "../../engine/decide/report.ts";
import { Work } from "../../engine/decide/work.ts";
import { isRobotsTxt } from "./judged-requests.ts";
import type { Logged } from "./logged.ts";

/** The requests of a crawler in one stretch of time. */
export interface Stretch {
  /** Its beginning, in milliseconds since 1970. */
  readonly from: number;
  /** Requests for URLs of the table that are blocked for the crawler, and for all others. */
  readonly blocked: number;
  readonly others: number;
  /** How many of them were for robots.txt. */
  readonly robotsTxt: number;
}

/** When a crawler asked, in stretches of the same length. */
export interface OverTime {
  /** The length of a stretch. */
  readonly hours: number;
  readonly stretches: readonly Stretch[];
}

/** The most that are told apart in a picture that fits a phone. */
const MOST_STRETCHES = 60;
const DAY = 24;
const LENGTHS = [1, 3, 6, 12, DAY, 7 * DAY, 30 * DAY, 365 * DAY];

/** Requests that are looked up before the clock is read. */
const AT_ONCE = 2_048;
const HOUR_MS = 3_600_000;
const MINUTES = 60;

/** When a crawler of the table asked, by the verdicts of a report, as work between frames. Null where the log has no times, or none of this crawler. */
export function overTime(logged: Logged, report: Report, column: number): Work<OverTime> | null {
  const { times } = logged.data;
  const crawler = logged.crawlerNamed(report.columns[column]?.token ?? "");
  if (!times || crawler < 0) return null;
  const [from = 0, to = 0] = times.starts.subarray(crawler, crawler + 2);
  if (from === to) return null;
  return new Work(stretchesIn(logged, report, { column, from, to }), (isTimeUp) =>
    report.count(isTimeUp),
  );
}

function* stretchesIn(
  logged: Logged,
  report: Report,
  { column, from, to }: { readonly column: number; readonly from: number; readonly to: number },
): Generator<void, OverTime> {
  const { url, times } = logged.data;
  const hours = times?.hour.subarray(from, to) ?? [];
  const [first, last] = yield* rangeOf(hours);
  const length =
    LENGTHS.find((one) => last - first < one * (MOST_STRETCHES - 1)) ??
    Math.ceil((last - first) / (MOST_STRETCHES - 1));
  // A day begins where the browser’s does.
  const shift = length < DAY ? 0 : new Date(first * HOUR_MS).getTimezoneOffset() / MINUTES;
  const start = Math.floor((first - shift) / length);
  const count = Math.floor((last - shift) / length) - start + 1;
  const stretches = Array.from({ length: count }, (_, at) => ({
    from: ((start + at) * length + shift) * HOUR_MS,
    blocked: 0,
    others: 0,
    robotsTxt: 0,
  }));
  const rows = logged.rowsIn(report.question.urls);
  const areRobotsTxt = logged.urls.map((target) => isRobotsTxt({ target: pathOf(target) }));
  for (const [at, hour] of hours.entries()) {
    if (at % AT_ONCE === 0) yield;
    const stretch = stretches[Math.floor((hour - shift) / length) - start];
    const index = url[times?.pair[from + at] ?? 0] ?? 0;
    const row = rows[index] ?? -1;
    if (!stretch) continue;
    const isBlocked = row >= 0 && report.outcomeAt(row, column) === "disallow";
    stretch[isBlocked ? "blocked" : "others"]++;
    if (areRobotsTxt[index]) stretch.robotsTxt++;
  }
  return { hours: length, stretches };
}

function* rangeOf(hours: ArrayLike<number>): Generator<void, readonly [number, number]> {
  let [first, last] = [hours[0] ?? 0, hours[0] ?? 0];
  for (let at = 0; at < hours.length; at++) {
    if (at % AT_ONCE === 0) yield;
    first = Math.min(first, hours[at] ?? first);
    last = Math.max(last, hours[at] ?? last);
  }
  return [first, last];
}

/** The path of a URL of the table. */
function pathOf(url: string): string {
  return url.startsWith("/") ? url : `/${url.replace(/^(?:https?:)?(?:\/\/)?[^/]*\//, "")}`;
}
