import type { OverTime, Stretch } from "../../tasks/requests/over-time.ts";
import { counted, momentText, numberText, once } from "../../words/numbers.ts";

/** The picture of a crawler’s requests over time. Times are those of the browser’s time zone. */
export const overTimeWords = {
  heading: (token: string): string => `Requests of ${token} over time`,
  /** What the picture shows, in words. */
  picture(token: string, { hours, stretches }: OverTime): string {
    const blocked = stretches.reduce((sum, stretch) => sum + stretch.blocked, 0);
    const all = stretches.reduce((sum, stretch) => sum + allOf(stretch), 0);
    const most = stretches.reduce((one, other) => (allOf(other) > allOf(one) ? other : one));
    return `${token}: ${counted(all, REQUESTS)}, ${numberText(blocked)} of them blocked now. Most: ${numberText(allOf(most))}, ${whenText(hours, most)}.`;
  },
  /** One stretch of it. */
  stretch(hours: number, stretch: Stretch): string {
    const { blocked, others, robotsTxt } = stretch;
    const read = robotsTxt === 0 ? "" : `, ${numberText(robotsTxt)} of them for robots.txt`;
    return `${whenText(hours, stretch)}: ${numberText(others)} allowed, ${numberText(blocked)} blocked${read}`;
  },
  asTable: "As a table",
  from: "From",
  blocked: "Blocked",
  others: "Allowed",
  robotsTxt: "robots.txt",
  /** The time at which a stretch begins. */
  begins: (hours: number, { from }: Stretch): string =>
    hours < 24 ? momentText(from) : dayFormat().format(from),
};

const REQUESTS = { one: "request", other: "requests" };

function allOf({ blocked, others }: Stretch): number {
  return blocked + others;
}

function whenText(hours: number, stretch: Stretch): string {
  const begins = overTimeWords.begins(hours, stretch);
  if (hours === 24) return `on ${begins}`;
  const days = hours / 24;
  const length =
    hours < 24 ? `${hours} h` : `${Number.isInteger(days) ? days : Math.round(days)} days`;
  return `in ${length} from ${begins}`;
}

const dayFormat = once(
  () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }),
);
