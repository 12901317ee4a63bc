// @chunk shared
import { counted, formOf, listText, numberText } from "../../words/numbers.ts";

const REQUESTS = { one: "request", other: "requests" };

/** What the table, the filter and the panels say of the requests of a log. */
export const loggedWords = {
  requests: (count: number): string => counted(count, REQUESTS),
  /** The same without the number. */
  noun: (count: number): string => formOf(REQUESTS, count),

  /** Over the shares in the heads of the table. */
  share: "blocked requests",
  /** What the head of a crawler’s column goes on with. */
  blockedShare: (blocked: number, all: number): string =>
    all === 0
      ? "no requests"
      : `${numberText(blocked)} of ${counted(all, REQUESTS)} blocked (${percentText(blocked / all)})`,
  byRequests: "By requests",
  aboutByRequests:
    "Show the URLs with most requests first. The filter takes requested:blocked and requests:>100, too.",
  orderSaid: "Sorted by requests, most first",

  /** How many more, or fewer, are blocked than when the log was opened; empty where nothing differs. */
  sinceOpened(differences: readonly Difference[]): string {
    const [first, second, ...others] = differences;
    if (!first) return "";
    const named = second
      ? [differenceText(first), differenceText(second)]
      : [differenceText(first)];
    const more = others.length > 0 ? [`other numbers of ${counted(others.length, MORE)}`] : [];
    return `Since the log was opened, the file blocks ${listText([...named, ...more])}.`;
  },
  /** The same in a row about one crawler: `+2,310`. */
  more: (count: number): string => `${count > 0 ? "+" : "−"}${numberText(Math.abs(count))}`,
};

/** How many more of a crawler’s requests are blocked, or fewer, and how many it made. */
export interface Difference {
  readonly token: string;
  readonly more: number;
  readonly requests: number;
}

const MORE = { one: "more crawler", other: "more crawlers" };

function differenceText({ token, more, requests }: Difference): string {
  const count = Math.abs(more);
  return `${numberText(count)} ${more > 0 ? "more" : "fewer"} of ${token}’s requests (${percentText(count / requests)})`;
}

/** `18 %`. A part is never said to be nothing or all. */
export function percentText(share: number): string {
  if (share > 0 && share < 0.01) return "under 1 %";
  const percent = Math.round(share * 100);
  return `${share < 1 ? Math.min(percent, 99) : percent} %`;
}
